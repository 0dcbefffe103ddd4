import EnsCLI
import EnsWire

/// `ens-records(7)`: every kind of record and every field, from the table that the tests hold against the code.
enum RecordsPage {
  static var text: String {
    var page = MdocPage("ens-records", "the records that the commands of ens exchange")
    page.section("Description", description)
    page.subsection("Identity", identity)
    page.section("Every kind", ["Fields that a record of any kind may have:"])
    page.list("Li", FieldTable.everywhere.flatMap { rows($0) })
    page.section("Kinds", [])
    for kind in FieldTable.kinds {
      page.subsection(kind.kind.rawValue, [sentence(kind.meaning)])
      guard !kind.fields.isEmpty else { continue }
      page.list("Li", kind.fields.flatMap { rows($0) })
    }
    page.section("Versions", versions)
    page.section("Examples")
    page.example(
      "The fields that the tracks of a folder have, and how often",
      "ens-fetch local:music | jq -r 'select(.kind == \"track\") | keys[]' | sort | uniq -c")
    page.section("See also")
    return page.text + ".Xr ens 7\n"
  }

  private static func rows(_ field: FieldDescription, within prefix: String = "") -> [(term: String, text: String)] {
    [row(field, within: prefix)] + field.shape.members.flatMap { rows($0, within: "\(prefix)\(field.name).") }
  }

  private static func row(_ field: FieldDescription, within prefix: String) -> (term: String, text: String) {
    var text = sentence(field.meaning) + " " + sentence(field.shape.name)
    if let unit = field.unit { text = text.dropLast() + ", in \(unit)." }
    if !field.writers.isEmpty {
      text += " Filled by \(field.writers.map(\.rawValue).joined(separator: ", "))."
    }
    return (prefix + field.name, text)
  }

  private static func sentence(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }

  private static let description = [
    "A record is one JSON object on one line. Its `kind` comes first, then `v`, then `id` where the kind has one; the "
      + "other fields come in any order. Names are in snake case, with the unit at their end where there is one. "
      + "Instants are RFC 3339 in UTC. What is not known is not written; null and an empty string are read as absent.",
    "Kinds and fields that are not listed here pass through the commands unharmed.",
    "Below, `local` means `ens-fetch` reading a folder of music.",
  ]

  private static let identity = [
    "An `id` has three parts: the source, the server, and the item, as in `plex/4f2a9c/8841`. In a folder of music it "
      + "is `local`, the name of the library, and the path below it: `local/music/Blue Hours/01 Rain.flac` with each "
      + "byte percent-encoded that is no letter, digit, or one of `-._~/`. Together with `account` it names one thing, "
      + "for good."
  ]

  private static let versions = [
    "`v` is 1. Fields may be added; none changes its meaning. A kind whose fields would have to change gets a higher "
      + "number, and the commands go on reading the lower."
  ]
}
