import EnsCLI

extension IndexCommand {
  static let manual = Manual(
    name: "ens-index", purpose: "keep the index of a music catalogue",
    synopses: [
      "[--max-removed PERCENT] [--allow-empty] [--filtered] [--as SOURCE]", "--stats [--source SOURCE]",
      "--cursors [--source SOURCE]", "--check",
      "--dump [--source SOURCE] [--overlay]",
    ],
    description: [
      "`ens-index` reads catalogue records, such as `ens-fetch` writes, and keeps the last whole snapshot of every "
        + "source in one SQLite file, which `ens-resolve` answers from. For every source it writes a `summary` record.",
      "The records of a source stand between a `sync_begin` and a `sync_end`; those of several sources may be mixed, "
        + "and streams may be joined end to end. A snapshot replaces the kinds of the libraries that its `sync_begin` "
        + "names, or all; one whose `mode` is `delta` brings changes alone, with `removed` records for what is gone. "
        + "Readers see it when all of it is there, and the one before until then.",
      "A sync that ends without its `sync_end`, that says it is not complete, or whose counts do not agree is not "
        + "taken, and neither is one that would empty a source or remove too much of it; the last good snapshot is "
        + "kept, and the exit status is 2.",
      "Records `download`, `edit`, `scrobble` and `loudness` go into an overlay, which no sync touches: where the file "
        + "of a track is, favourites, ratings, plays. `ens-resolve` prints records with it. The earliest `added` of a "
        + "record is kept there as well. Other records outside of brackets are passed over.",
    ],
    options: [
      database.description, maxRemoved.description, allowEmpty.description, filtered.description, name.description,
      stats.description, cursors.description, dump.description, check.description, overlay.description,
      source.description,
    ],
    sections: [
      Manual.Section(
        "Writers and readers",
        [
          "Only one `ens-index` writes at a time; a second says that it waits. Readers never wait. The first snapshot "
            + "is built in a file beside the index, `library.db.building`, and renamed when it is whole.",
          "A command that is killed loses nothing that was there before. What it had begun to write takes room until "
            + "the next `ens-index` removes it.",
          "Where shared memory does not work, as on NFS, the index is kept with a rollback journal instead of a log, "
            + "and readers and writers wait for each other.",
        ])
    ],
    statuses: [
      (.partial, "a sync was not taken, or some lines could not be"),
      (.badInput, "the file is not an index, or --check found damage"), (.missingInput, "there is no index yet"),
      (.cannotCreate, "the index cannot be created"), (.inputOutput, "reading or writing failed, or the disk is full"),
      (.configuration, "the index was written by a newer version"),
    ],
    examples: [
      Manual.Example("Index a folder of music.", "ens-fetch local:music | ens-index"),
      Manual.Example(
        "Bring it up to date, reading only what changed.",
        "ens-index --cursors | ens-fetch --since - local:music | ens-index"),
      Manual.Example("See what is there.", "ens-index --stats --format '{source}: {tracks} tracks, {albums} albums'"),
      Manual.Example(
        "Keep a copy, and make an index of it elsewhere.",
        "ens-index --dump --overlay > music.ndjson; ens-index --database copy.db < music.ndjson"),
    ],
    seeAlso: ["ens-fetch(1)", "ens-resolve(1)", "ens-records(7)"], input: .records)
}
