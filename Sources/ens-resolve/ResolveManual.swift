import EnsCLI
import EnsResolve

extension ResolveCommand {
  static let manual = Manual(
    name: "ens-resolve", purpose: "find what a sentence asks for",
    synopses: [
      "[OPTIONS] SENTENCE ...", "[OPTIONS] --where QUERY", "[OPTIONS] --list WHAT [--where QUERY]",
      "[OPTIONS] [--expand]",
    ],
    description: [
      "`ens-resolve` understands a sentence such as `play some jazz`, `songs by Nina Simone from the 60s` or "
        + "`the album "
        + "blue hours`, and writes an `intent` record and then the tracks in playing order: an album by disc "
        + "and track, a "
        + "playlist by its positions, an artist by year and album, a genre with its artists spread so that none "
        + "follows "
        + "himself. Records are the stored lines, byte for byte, with what the overlay adds.",
      "Without a sentence, `--where` and `--list` it reads standard input, and answers line by line with one "
        + "open index: "
        + "a line that begins with `{` is a record, which is looked up by its id, any other line is a sentence. Each "
        + "answer is flushed.",
      "An id, also as an `ens:` URI, in place of a sentence is answered with its records.",
      "Where nothing fits well enough the answer is nothing, exit status 1, and standard error names what came "
        + "nearest.",
    ],
    options: [
      query.description, list.description, kind.description, source.description, downloaded.description,
      limit.description, seed.description, explain.description, candidates.description, expand.description,
      database.description,
    ],
    sections: [sentences, ranking, grammar],
    statuses: [
      (.nothing, "nothing in the index fits"), (.partial, "some records of the input are not in the index"),
      (.badInput, "the file is no index"),
      (.missingInput, "there is no index, no source in it, or none that was ever fetched whole"),
      (.temporary, "the playlist is not all in the index"),
      (.configuration, "what was asked for is of a kind or library that was not fetched"),
    ],
    examples: [
      Manual.Example("Play some jazz.", "ens-resolve \"play some jazz\" | ens-queue | ens-play --output null"),
      Manual.Example("See how a sentence was understood.", "ens-resolve --candidates \"play some jazz\""),
      Manual.Example(
        "Ask by fields, the newest first.", "ens-resolve --where 'genre:jazz year:>=1950 sort:year-,album' --limit 5"),
      Manual.Example("List the artists of a genre.", "ens-resolve --list artists --where 'genre:jazz'"),
    ],
    seeAlso: ["ens-index(1)", "ens-queue(1)", "ens-records(7)"], input: .records)

  private static let sentences = Manual.Section(
    "Sentences",
    [
      "A sentence may name a track, album, artist, playlist, genre, mood, year or decade, and narrow it: `play "
        + "X by Y`, "
        + "`the album X`, `songs by Y from the 90s`, `X from the album Z by Y`, `shuffle Y`, `play the playlist Z`, "
        + "`the latest album by Y`, `something from 1959`. The words around the names may be of any of "
        + "\(ResolverFacts.languageCount) "
        + "languages; names are matched in any script.",
      "Case, accents, punctuation, spaces and a leading article do not count: `AC/DC`, `acdc` and `ac dc` are "
        + "one name, "
        + "and so are `P!nk` and `pink`. A slip of typing is forgiven in names of five letters and more, two in "
        + "longer ones.",
      "A service that the sentence names and that is no source here (`on spotify`) is ignored; `--explain` says so.",
    ])

  private static let ranking = Manual.Section(
    "Ranking",
    [
      "Every way to understand the sentence has a price in bits, and the cheapest wins. It is the sum of these parts: "
        + "`name`, what it takes to pick the name among its kind, less for popular ones and for names of "
        + "several words; "
        + "`exactness`, 7 for each slip and up to 14 for what is left out of the name; `kind`, less where the words "
        + "beside the name say its kind and more where they say another; `artist`, less where the artist fits; `rest`, "
        + "the words that are left over: 2.5 for grammar, 6 for small talk, 12 for a word that nobody knows.",
      "The score is a confidence between 0 and 1: what the names explain of the sentence, beside what nothing "
        + "explains. Below \(ResolverFacts.floor) the answer is nothing. Things of one name are ranked by "
        + "popularity, ties "
        + "by their place in the index.",
    ])

  private static let grammar = Manual.Section(
    "Queries",
    [
      "A query is a list of conditions, which all must hold: `field:value`, or words to be found in title, artist, "
        + "album or genre. `or` between conditions, `not` or `-` before one and parentheses work as expected; "
        + "`and` may be "
        + "said. Values with spaces stand in quotation marks.",
      "Text fields contain the words of the value, side by side; `=` before the value wants the whole field, "
        + "`*` after it "
        + "the beginning of a word. Numbers take `1959`, `>=4`, `<4`, `1955..1960` and `..1960`, years also `1980s`, "
        + "durations `3:25` and `5m`, sizes `10mb`. Instants take a day (`2026-05-01`), month or year, a range "
        + "of them, "
        + "and ages: `added:<30d` is younger than 30 days, `last_played:>1y` longer ago than a year; units are "
        + "h, d, w, mo "
        + "and y. `is:favorite` and `favorite:no` are flags.",
      "The fields are \(QueryFieldNames.text).",
      "`sort:year-,album` orders by year, the latest first, then by album; a query can be sorted by "
        + "\(QueryFieldNames.orders). `limit:20` takes the first of them.",
    ])
}
