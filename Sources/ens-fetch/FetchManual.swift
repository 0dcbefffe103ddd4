import EnsCLI

extension FetchCommand {
  static let manual = Manual(
    name: "ens-fetch", purpose: "sync a catalogue from a source", synopses: ["[OPTIONS] SOURCE...", "--all", "--list"],
    description: [
      "`ens-fetch` reads what a source of music has and writes it as records, between a `sync_begin` and a `sync_end`, "
        + "for `ens-index` to store. It keeps no state of its own.",
      "A SOURCE is a name from sources.json, an address, or what ids of a source that was fetched before begin with, such "
        + "as `local/music`. The address `local:DIR` is a folder of music. The folder's base name is "
        + "the name of its library and a part of its records' ids; `--name` gives another. Which folder a library's "
        + "name means is noted in servers.json, so that other commands find the files; a name that already means "
        + "another folder is refused.",
      "With `--since` only what differs from what an index has is read and written.",
    ],
    options: [
      all.description, full.description, since.description, kinds.description, library.description, name.description,
      list.description,
    ],
    sections: [
      Manual.Section(
        "What is read",
        [
          "Files are judged by what is in them, and found by their names: MP3, FLAC, Ogg, WAV, AIFF, MP4 and others. "
            + "What cannot be decoded here is listed with `playable` false. Hidden files are passed over. Symbolic "
            + "links are followed once: what the folder has anyway, or has seen by another link, is not taken again, and "
            + "a link to a folder that holds it is refused.",
          "Albums are told in this order: one MusicBrainz release; one title and album artist; and of tracks without "
            + "album artist those of one title by one artist, or marked as a compilation, or numbered like one record. "
            + "Folders such as `CD1` or `Disc 2` belong to the one above them.",
          "Lyrics are taken from `.lrc` and `.txt` files beside the music, else from its tags; covers from images named "
            + "cover, folder, front or the like, else from the tags. Playlists are `.m3u`, `.m3u8`, `.pls` and `.xspf` "
            + "files; an entry whose file is not in the folder stays, marked `missing`.",
          "Gains of Opus files, which aim at -23 LUFS, are raised by 5 dB to what ReplayGain aims at.",
        ]),
      Manual.Section(
        "Changes",
        [
          "A file is read again when its size or time has changed, or those of its cover or lyrics. The other files of "
            + "its album are then read too, because an album's record is made of all of them, but written only when "
            + "their own records have changed. A file that is gone becomes a `removed` record. When its sound has come "
            + "back under another name, the new record says so in `moved_from`.",
          "A folder that is empty or gone is an error and never an empty library.",
        ]),
    ],
    statuses: [
      (.partial, "some files could not be read, or one of several sources failed"),
      (.missingInput, "the folder does not exist or holds no music"),
      (.inputOutput, "reading or writing failed"), (.notAllowed, "the folder may not be read"),
      (.configuration, "sources.json cannot be used, or the library's name means another folder"),
    ],
    examples: [
      Manual.Example("Index a folder of music.", "ens-fetch local:music | ens-index"),
      Manual.Example(
        "Bring the index up to date.", "ens-index --cursors | ens-fetch --since - local:music | ens-index"),
      Manual.Example(
        "Count the tracks of each genre.",
        "ens-fetch --kinds tracks local:music | jq -r '.genres[]?' | sort | uniq -c"),
    ],
    seeAlso: ["ens-index(1)", "ens-resolve(1)", "ens-records(7)"], input: .records)
}
