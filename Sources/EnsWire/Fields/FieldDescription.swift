/// What one field of a record is called and means.
package struct FieldDescription: Hashable, Sendable {
  package let name: String
  package let shape: FieldShape
  /// One sentence without full stop.
  package let meaning: String
  /// Who writes it, in the order of the pipeline.
  package let writers: [FieldWriter]

  package init(_ name: String, _ shape: FieldShape, _ meaning: String, by writers: FieldWriter...) {
    self.init(name, shape, meaning, writers: writers)
  }

  private init(_ name: String, _ shape: FieldShape, _ meaning: String, writers: [FieldWriter]) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.writers = writers
  }

  /// The unit, as the end of the name gives it; nil for what has none.
  package var unit: String? {
    let units = [
      "_ms": "milliseconds", "_bytes": "bytes", "_db": "decibels", "_hz": "hertz", "_kbps": "kilobits a second",
      "_lufs": "loudness units, full scale",
    ]
    return units.first { name.hasSuffix($0.key) }?.value
  }

  /// The same field, written by others too.
  func also(by others: FieldWriter...) -> FieldDescription {
    FieldDescription(name, shape, meaning, writers: writers + others)
  }
}
