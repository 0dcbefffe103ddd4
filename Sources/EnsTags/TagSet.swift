/// Everything that was read from a file's tags, in one vocabulary; typed readings are in the extensions.
package struct TagSet: Hashable, Sendable {
  private struct Entry: Hashable {
    var field: TagField
    var value: String
  }

  private var entries: [Entry] = []
  /// The embedded pictures, in file order.
  package private(set) var pictures: [TaggedPicture] = []
  /// The embedded lyrics, in file order.
  package private(set) var lyrics: [TaggedLyrics] = []

  /// Nothing.
  package init() {}

  /// Whether there is no value, picture or text.
  package var isEmpty: Bool { entries.isEmpty && pictures.isEmpty && lyrics.isEmpty }

  /// The first value of a field; nil when there is none.
  package func first(_ field: TagField) -> String? { entries.first { $0.field == field }?.value }

  /// All values of a field in tag order, without repetitions.
  package func all(_ field: TagField) -> [String] {
    var values: [String] = []
    for entry in entries where entry.field == field && !values.contains(entry.value) { values.append(entry.value) }
    return values
  }

  /// Adds a value; blank ones, and ones beyond the limits, are dropped.
  package mutating func add(_ field: TagField, _ value: String) {
    let value = value.trimmedBlanks
    guard !value.isEmpty, entries.count < TagLimits.values else { return }
    entries.append(Entry(field: field, value: value))
  }

  /// Adds every value.
  mutating func add(_ field: TagField, _ values: [String]) {
    for value in values { add(field, value) }
  }

  mutating func add(_ picture: TaggedPicture) {
    if pictures.count < TagLimits.pictures { pictures.append(picture) }
  }

  mutating func add(_ text: TaggedLyrics) {
    guard lyrics.count < TagLimits.pictures, !text.lines.isEmpty || !text.text.trimmedBlanks.isEmpty else { return }
    lyrics.append(text)
  }

  /// Takes from a tag of lower rank what this one does not have.
  mutating func fill(from other: TagSet) {
    let present = Set(entries.map(\.field))
    entries += other.entries.filter { !present.contains($0.field) }
    if pictures.isEmpty { pictures = other.pictures }
    if lyrics.isEmpty { lyrics = other.lyrics }
  }
}
