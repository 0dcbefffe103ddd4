/// Every kind of record and every field, for `ens-records(7)` and for the tests that hold page and code together.
///
/// Fields may be added here; none may change its meaning.
package enum FieldTable {
  /// Every kind, in the order of the page.
  package static var kinds: [KindDescription] { brackets + catalogue + answers + events }

  /// What stands in a record of any kind.
  package static let everywhere: [FieldDescription] = [
    FieldDescription("kind", .text, "what the record is about; always first"),
    FieldDescription("v", .count, "the version of the record's shape; 1 so far"),
    FieldDescription("id", .identifier, "what identifies the thing, see above"),
    FieldDescription(
      "account", .text, "the account that the record was seen with; absent where a source has no accounts"),
    FieldDescription("library", .text, "the library that the thing belongs to", by: .local, .fixture),
    FieldDescription("title", .text, "the name that people know it by", by: .local, .fixture),
    FieldDescription(
      "sort_title", .text, "the name that it is sorted by, where the tags give one", by: .local, .fixture),
    FieldDescription(
      "added", .instant, "when it came into the library, the earliest that is known", by: .local, .index),
    FieldDescription("updated", .instant, "when it was last changed; local: the file's modification time", by: .local),
    FieldDescription(
      "art", .text, "the key of a picture; local: the path of a picture, or of the file that holds it", by: .local),
    FieldDescription("stamp", .text, "changes when the thing changes; to be compared and not to be read", by: .local),
  ]

  /// The kind of that name.
  package static func kind(_ kind: RecordKind) -> KindDescription? { kinds.first { $0.kind == kind } }
}
