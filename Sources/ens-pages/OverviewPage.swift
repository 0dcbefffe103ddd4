import EnsCLI

/// `ens(7)`: what the commands have in common.
enum OverviewPage {
  private static let commands = [
    ("ens-fetch", "reads what a source holds, and writes it as records"),
    ("ens-index", "keeps the last whole snapshot of every source in one file"),
    ("ens-resolve", "turns a sentence or a query into the records it asks for"),
    ("ens-queue", "puts records in playing order: shuffles, repeats, limits"),
    ("ens-play", "decodes and plays, and tells what it plays"),
    ("ens-download", "copies the files of records into a folder"),
    ("ens-scrobble", "turns plays into listens, and reports each once"),
    ("ens-fixture", "makes libraries and catalogues for tests"),
  ]

  static var text: String {
    var page = MdocPage("ens", "music from the shell")
    page.section("Description", description)
    page.list("Xr", commands.map { (term: "\($0.0) 1", text: sentence($0.1)) })
    page.section("The stream", stream)
    page.section("Output and messages", output)
    page.section("Sources", sources)
    page.section("Environment")
    page.list("Ev", environment)
    page.section("Files", ["Without `ENS_HOME` the folders are those of the XDG Base Directory Specification:"])
    page.list("Pa", files)
    page.section("Exit status", ["Every command ends with one of these, or with the signal that ended it:"])
    page.list("", ExitStatus.allCases.map { (term: String($0.rawValue), text: $0.meaning) })
    addExamples(to: &page)
    page.section("See also")
    var text = page.text
    text += commands.map(\.0).sorted().map { ".Xr \($0) 1 ,\n" }.joined() + ".Xr ens-records 7\n"
    return text
  }

  private static func addExamples(to page: inout MdocPage) {
    page.section("Examples")
    page.example(
      "Take a folder of music into the index", "ens-fetch local:music | ens-index")
    page.paragraph()
    page.example(
      "Play what a sentence asks for, into a file, and keep the listens",
      """
      ens-resolve "play some jazz" | ens-queue --shuffle --seed 7 --limit 3 |
        ens-play --output wav:out.wav | ens-scrobble --to file:plays.ndjson
      """)
    page.paragraph()
    page.example(
      "Any tool that keeps lines is part of the pipeline",
      "ens-resolve --where year:1990.. | jq -c 'select(.genres | index(\"Pop\"))' | sort | head -n 20 | ens-queue --shuffle"
    )
  }

  private static func sentence(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }

  private static let description = [
    "Music as a pipeline: small filters that fetch a catalogue, understand a sentence, keep a queue, copy files, play "
      + "sound and report plays. They speak newline-delimited JSON, so every stage can be saved, compared, searched, "
      + "edited, replayed, or driven by make.",
    "The commands:",
  ]

  private static let stream = [
    "One JSON object a line, in UTF-8, `kind` first, then `v`, then `id` where there is one. The kinds and fields are "
      + "listed in ens-records(7). Absent means unknown; null and an empty string are read as absent.",
    "A command that passes records on passes them byte for byte, kinds and fields that it does not know included. A "
      + "line that is no record is reported, skipped and counted, written to the file that `--rejects` names, and makes "
      + "the exit status 2. Input that is one JSON object over many lines is refused: `jq -c` makes lines of it.",
    "The same input, options and seed give the same bytes on every machine. `ENS_NOW` and `ENS_SEED` fix the clock and "
      + "the random choices.",
    "Streams can be put behind each other with cat. No record holds a password, a token, or an address with one.",
  ]

  private static let output = [
    "Standard output carries records and nothing else. When it is a terminal, commands whose output is for reading "
      + "print aligned text; `--format json` asks for records, and `--format '{artist} – {title}'` for a text made of "
      + "fields, anywhere.",
    "Standard error carries one line a fact: the command, what it is about, why, and what to do. `--log json` makes "
      + "JSON objects of these lines, and `--log quiet` keeps only the one that ends the command. Progress is shown on "
      + "a terminal alone. Control characters in names are shown escaped there.",
    "A reader that leaves early, as head does, is no error.",
  ]

  private static let sources = [
    "A source is an address, or the name that it has in `sources.json`. The address of a folder is `local:` and its "
      + "path. The last part of the path names the library, and stands in the ids of its records; `ens-fetch` notes "
      + "which folder the name means in `servers.json`, where the other commands find it."
  ]

  private static let environment: [(term: String, text: String)] = [
    ("ENS_HOME", "One folder for everything: `config`, `data`, `state` and `cache` below it."),
    ("ENS_FORMAT", "Stands in for `--format`."),
    ("ENS_LOG", "Stands in for `--log`."),
    ("ENS_NOW", "An instant (RFC 3339) at which the clock stands still."),
    ("ENS_SEED", "Stands in for `--seed`."),
    ("XDG_CONFIG_HOME", "The folder above `ens/sources.json`; `~/.config`."),
    ("XDG_DATA_HOME", "The folder above `ens/library.db`; `~/.local/share`."),
    ("XDG_STATE_HOME", "The folder above the rest of `ens/`; `~/.local/state`."),
    ("XDG_CACHE_HOME", "The folder above what can be had again; `~/.cache`."),
  ]

  private static let files: [(term: String, text: String)] = [
    ("~/.config/ens/sources.json", "Names and addresses of sources; no secrets."),
    ("~/.local/share/ens/library.db", "The index."),
    ("~/.local/state/ens/servers.json", "Which folder or address the ids of a source stand for; no secrets."),
    ("~/.local/state/ens/ledger.db", "The listens that were seen and reported."),
  ]
}
