# A mirror that make keeps up every night, from cron or a timer:
#
#   make -f examples/nightly.mk MUSIC=/srv/music MIRROR=/mnt/backup/music
#
# Each step is a file; what did not change is not done again, and a step that fails leaves the last good state alone.
MUSIC ?= $(HOME)/Music
MIRROR ?= $(HOME)/mirror
STATE ?= $(MIRROR)/.ens

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.PHONY: all catalogue mirror

all: mirror

# Only what changed since the last night is read.
catalogue:
	@mkdir -p '$(STATE)'
	ens-index --cursors > '$(STATE)/cursors.ndjson'
	ens-fetch --since '$(STATE)/cursors.ndjson' 'local:$(MUSIC)' > '$(STATE)/delta.ndjson'
	ens-index < '$(STATE)/delta.ndjson'

# Whole copies only, and the index learns which tracks are here.
mirror: catalogue
	ens-resolve --where sort:album | ens-download --to '$(MIRROR)' > '$(STATE)/downloads.ndjson'
	ens-index < '$(STATE)/downloads.ndjson'
