import EnsCLI
import EnsMirror

extension DownloadCommand {
  static let manual = Manual(
    name: "ens-download", purpose: "keep copies of tracks in a folder",
    synopses: ["--to DIR [--template TEMPLATE] [--source ADDRESS] [--verify] [--dry-run]"],
    description: [
      """
      Reads records and copies the audio of every track into a folder, below a path that is made of the track's \
      fields. A track goes on with the place of its copy as `file`, every other byte as it came, and is followed by \
      a `download` record; give both to `ens-index`, and `ens-resolve --downloaded` knows what is here.
      """,
      """
      A copy is written aside, put onto the disk and only then given its name, so that a file in the folder is whole, \
      whenever the power goes. A copy that is there already is not made again, as long as neither it nor its original \
      has changed in size or time; `--verify` compares their bytes instead. When the fields of a track have changed, \
      its copy moves to the new path. Nothing else is ever deleted.
      """,
      """
      Audio is found below the folder of `--source`, else below that of the source in sources.json that has the \
      library's name, else where `ens-fetch` found it, else at the record's own `file`.
      """,
      """
      Albums, artists, playlists and the like are no tracks: `ens-resolve --expand` puts their tracks in their place. \
      All other records, such as the `intent` of a sentence, pass as they came.
      """,
    ],
    options: [target.description, template.description, source.description, verify.description, dryRun.description],
    sections: [paths, records, files],
    statuses: [
      (.nothing, "No track came by."),
      (.partial, "Some tracks could not be copied, or records were no tracks; each has a line on standard error."),
      (.cannotCreate, "The folder cannot be made or written."),
      (.inputOutput, "The disk is full. Copies that were finished stay, the one in the making is removed."),
      (.configuration, "sources.json or servers.json cannot be read, or --source is no local source."),
    ],
    examples: [
      Manual.Example(
        "Copy an album and remember that it is here.",
        "ens-resolve \"the album blue hours\" | ens-download --to mirror | ens-index"),
      Manual.Example(
        "See what would be copied.", "ens-resolve --where 'year:>=1990' | ens-download --to mirror --dry-run"),
      Manual.Example(
        "Keep one folder a genre, and see the names.",
        "ens-resolve --where 'genre:jazz' | ens-download --to car --template '{genre}/{artist} - {title}' --format '{file}'"
      ),
      Manual.Example(
        "Make sure that every copy is still what it was.",
        "ens-resolve --where 'year:>=1990' | ens-download --to mirror --verify > /dev/null"),
    ],
    seeAlso: ["ens-index(1)", "ens-resolve(1)", "ens-records(7)", "ens(7)"], input: .records)

  private static let paths = Manual.Section(
    "PATHS",
    [
      """
      A template is a path with fields in braces; `{{` and `}}` are braces. The ending of the original's name is added. \
      Where a field is unknown, the text up to the next field goes too, or brackets that hold that field alone: a track \
      without a disc is `03 Title`. The fields are
      """
    ] + [fields] + [
      """
      Names are made such that every file system takes them. Control characters, slashes, `\\ : * ? " < > |` and marks \
      that turn the writing direction become `_`, and so does a dot at the front; blanks at the ends and dots at the end \
      go; a name that Windows keeps for a device gets a `_`; no name is longer than 255 bytes, cut between characters, \
      with the ending kept. No name leads out of the folder, and a symbolic link below it is not followed.
      """,
      """
      When two tracks come to one path (letter case does not count), the second is `Title (2)`, unless their files are \
      the same: then they share the copy. A file that somebody else has put there is never written over; when it holds \
      just the audio that belongs there, it is taken for the copy.
      """,
    ])

  private static let fields = PathField.allCases.map { field in
    let name = "{\(field.rawValue)}"
    return "    \(name)\(String(repeating: " ", count: 15 - name.count))\(field.meaning)"
  }.joined(separator: "\n")

  private static let records = Manual.Section(
    "OUTPUT",
    [
      """
      A `download` record has the `id` and `account` of its track, `file` (the path of the copy from the root), \
      `size_bytes`, `status` and `at` (the moment). The status is `copied`, or `present` for a copy that was there \
      already. With `--dry-run` it may be `planned`: then there is no `file`, but a `target`, and the track goes on \
      unchanged. A track that could not be copied goes on unchanged without a `download` record.
      """
    ])

  private static let files = Manual.Section(
    "THE FOLDER",
    [
      """
      `DIR/.ens-mirror/` holds a `manifest.ndjson`, which says which track each path belongs to and how the original \
      looked when it was copied, a lock (one `ens-download` at a time writes to a folder; the next one waits), and the \
      copy in the making. Without the manifest nothing is lost: copies are compared with their originals and taken over.
      """
    ])
}
