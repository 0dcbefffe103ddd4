# The packagers' way to what examples/quickstart and Tests/run do. `make install PREFIX=/usr DESTDIR=stage`
PREFIX ?= /usr/local
DESTDIR ?=

bindir = $(PREFIX)/bin
mandir = $(PREFIX)/share/man
bashdir = $(PREFIX)/share/bash-completion/completions
zshdir = $(PREFIX)/share/zsh/site-functions
fishdir = $(PREFIX)/share/fish/vendor_completions.d

commands = ens-fetch ens-index ens-resolve ens-queue ens-download ens-play ens-scrobble ens-fixture
pages = ens ens-records
swiftflags = -c release --static-swift-stdlib
built = .build/release

.PHONY: all check install uninstall clean print-commands

all:
	swift build $(swiftflags)

check:
	./Tests/run

install:
	@test -x $(built)/ens-queue || { echo 'run make first' >&2; exit 1; }
	install -d "$(DESTDIR)$(bindir)" "$(DESTDIR)$(mandir)/man1" "$(DESTDIR)$(mandir)/man7"
	install -d "$(DESTDIR)$(bashdir)" "$(DESTDIR)$(zshdir)" "$(DESTDIR)$(fishdir)"
	install -m 755 $(commands:%=$(built)/%) "$(DESTDIR)$(bindir)"
	install -m 644 $(commands:%=man/%.1) "$(DESTDIR)$(mandir)/man1"
	install -m 644 $(pages:%=man/%.7) "$(DESTDIR)$(mandir)/man7"
	install -m 644 $(commands:%=completions/bash/%) "$(DESTDIR)$(bashdir)"
	install -m 644 $(commands:%=completions/zsh/_%) "$(DESTDIR)$(zshdir)"
	install -m 644 $(commands:%=completions/fish/%.fish) "$(DESTDIR)$(fishdir)"

uninstall:
	cd "$(DESTDIR)$(bindir)" && rm -f $(commands)
	cd "$(DESTDIR)$(mandir)/man1" && rm -f $(commands:%=%.1)
	cd "$(DESTDIR)$(mandir)/man7" && rm -f $(pages:%=%.7)
	cd "$(DESTDIR)$(bashdir)" && rm -f $(commands)
	cd "$(DESTDIR)$(zshdir)" && rm -f $(commands:%=_%)
	cd "$(DESTDIR)$(fishdir)" && rm -f $(commands:%=%.fish)

clean:
	swift package clean

print-commands:
	@echo $(commands)
