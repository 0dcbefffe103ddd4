/// What the records of one kind are about, and their fields.
package struct KindDescription: Sendable {
  package let kind: RecordKind
  /// One sentence without full stop.
  package let meaning: String
  /// Those that are not in every record, in the order of the page.
  package let fields: [FieldDescription]

  init(_ kind: RecordKind, _ meaning: String, _ fields: [FieldDescription]) {
    self.kind = kind
    self.meaning = meaning
    self.fields = fields
  }

  /// The field of that name, of this kind or of every kind.
  package func field(_ name: String) -> FieldDescription? {
    fields.first { $0.name == name } ?? FieldTable.everywhere.first { $0.name == name }
  }
}
