package import EnsDomain

/// Writes a new record: `kind`, `v` and `id` first, then the fields in the order they are set. What is nil, empty or not
/// finite is left out, since absent means unknown.
package struct RecordBuilder: Sendable {
  /// The version of the record shapes that this program writes.
  package static let version = 1

  /// The kind that the record is of.
  package let kind: RecordKind
  private var line: [UInt8] = []

  /// `id` is nil for kinds that have none.
  package init(kind: RecordKind, id: String? = nil, capacity: Int = 512) {
    self.kind = kind
    line.reserveCapacity(capacity)
    line.append(contentsOf: "{\"kind\":".utf8)
    RecordText.append(kind.rawValue, to: &line)
    line.append(contentsOf: ",\"v\":1".utf8)
    set("id", id)
  }

  /// The line so far, closed, without a line feed.
  package var bytes: [UInt8] { line + [UInt8(ascii: "}")] }

  /// The record so far.
  package var record: Record {
    var index = FieldIndex()
    let bytes = bytes
    // What was written here is JSON; a line over the limit would come back as an empty index.
    _ = try? index.scan(bytes.span)
    return Record(bytes: bytes, index: index)
  }

  package mutating func set(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    begin(name)
    RecordText.append(value, to: &line)
  }

  package mutating func set(_ name: String, _ value: Int64?) {
    guard let value else { return }
    begin(name)
    line.append(contentsOf: String(value).utf8)
  }

  package mutating func set(_ name: String, _ value: Int?) { set(name, value.map { Int64($0) }) }

  package mutating func set(_ name: String, _ value: Double?) { set(name, value.map { JSONValue.number($0) }) }

  package mutating func set(_ name: String, _ value: Bool?) { set(name, value.map { JSONValue.bool($0) }) }

  package mutating func set(_ name: String, _ values: [String]) {
    set(name, JSONValue.array(values.map { .string($0) }))
  }

  package mutating func set(_ name: String, _ value: Instant?) { set(name, value?.description) }

  package mutating func set(_ name: String, _ value: JSONValue?) {
    guard let value, !value.isAbsent else { return }
    begin(name)
    value.write(to: &line)
  }

  /// Sets a field to JSON text, such as another record, byte for byte.
  package mutating func set(_ name: String, raw json: [UInt8]) {
    begin(name)
    line.append(contentsOf: json)
  }

  private mutating func begin(_ name: String) {
    line.append(UInt8(ascii: ","))
    line.append(UInt8(ascii: "\""))
    // Names are ours and need no escapes.
    line.append(contentsOf: name.utf8)
    line.append(UInt8(ascii: "\""))
    line.append(UInt8(ascii: ":"))
  }
}
