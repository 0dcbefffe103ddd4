package import EnsDomain

/// One record: the bytes of its line, and where its fields are in them.
///
/// The bytes are never rewritten, so fields and number formats that this program does not know survive. Asking for a
/// field reads it from the line; null and "" are absent. For streams, see `FieldIndex`, which copies nothing.
package struct Record: Sendable, Hashable {
  /// The line without its ending.
  package let bytes: [UInt8]
  private let index: FieldIndex

  /// Takes a line that must be one JSON object.
  ///
  /// - Throws: `RecordError` when it is not.
  package init(line: [UInt8]) throws(RecordError) {
    var index = FieldIndex()
    try index.scan(line.span)
    self.init(bytes: line, index: index)
  }

  /// Takes a line that has been scanned already.
  package init(bytes: [UInt8], index: FieldIndex) {
    self.bytes = bytes
    self.index = index
  }

  /// The line as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var kind: RecordKind { RecordKind(rawValue: string("kind") ?? "") }
  package var id: String? { string("id") }
  package var recordID: RecordID? { id.flatMap { RecordID($0) } }
  package var account: String? { string("account") }

  /// The names of the fields, in order.
  package var names: [String] {
    index.fields.map { field in
      String(decoding: RecordText.decoded(bytes.span, Int(field.keyStart)..<Int(field.keyEnd)), as: UTF8.self)
    }
  }

  /// The JSON text of a field; nil when the record does not have it.
  package func rawBytes(_ name: String) -> [UInt8]? {
    index.value(name, in: bytes.span).map { Array(bytes[$0]) }
  }

  /// Whether the field is there and is neither null nor "".
  package func has(_ name: String) -> Bool {
    guard let range = index.value(name, in: bytes.span) else { return false }
    let isNull = bytes[range.lowerBound] == UInt8(ascii: "n")
    return !isNull && !(range.count == 2 && bytes[range.lowerBound] == UInt8(ascii: "\""))
  }

  /// A string that is not empty.
  package func string(_ name: String) -> String? {
    index.value(name, in: bytes.span).flatMap { RecordText.string(bytes.span, $0) }
  }

  /// A whole number.
  package func integer(_ name: String) -> Int64? { value(name)?.integerValue }

  /// Any number.
  package func number(_ name: String) -> Double? { value(name)?.numberValue }

  /// True or false; nil when the field is absent or something else.
  package func bool(_ name: String) -> Bool? {
    if case .bool(let value) = value(name) { value } else { nil }
  }

  /// The strings of an array; one string counts as an array of one; anything else is left out.
  package func strings(_ name: String) -> [String] {
    switch value(name) {
    case .string(let text): text.isEmpty ? [] : [text]
    case .array(let values): values.compactMap(\.stringValue)
    default: []
    }
  }

  /// An RFC 3339 instant.
  package func instant(_ name: String) -> Instant? { string(name).flatMap { Instant(rfc3339: $0) } }

  /// The field as a tree.
  package func value(_ name: String) -> JSONValue? {
    guard let range = index.value(name, in: bytes.span) else { return nil }
    // The line was scanned whole, so this cannot fail.
    return try? JSONValue.value(bytes.span, range)
  }

  /// A nested object, for example the record in a play event, byte for byte.
  package func object(_ name: String) -> Record? {
    guard let bytes = rawBytes(name), bytes.first == UInt8(ascii: "{") else { return nil }
    // It was scanned as part of this record.
    return try? Record(line: bytes)
  }

  /// This record with one field replaced in its place, or added at the end; everything else stays byte for byte.
  package func setting(_ name: String, _ value: JSONValue) -> Record {
    var json: [UInt8] = []
    value.write(to: &json)
    return setting(name, raw: json)
  }

  /// The same with a value that is JSON text already.
  package func setting(_ name: String, raw json: [UInt8]) -> Record {
    var result = bytes
    if let range = index.value(name, in: bytes.span) {
      result.replaceSubrange(range, with: json)
    } else {
      var member: [UInt8] = index.fields.isEmpty ? [] : [UInt8(ascii: ",")]
      RecordText.append(name, to: &member)
      member.append(UInt8(ascii: ":"))
      member.append(contentsOf: json)
      let end = index.fields.last.map { Int($0.valueEnd) } ?? index.closingBrace
      result.insert(contentsOf: member, at: end)
    }
    return Self.rescanned(result)
  }

  /// This record without the fields of that name.
  package func removing(_ name: String) -> Record {
    var result = self
    while let position = result.names.lastIndex(of: name) { result = result.removingField(at: position) }
    return result
  }

  private func removingField(at position: Int) -> Record {
    let field = index.fields[position]
    var start = Int(field.keyStart) - 1
    var end = Int(field.valueEnd)
    if position > 0 {
      start = Int(index.fields[position - 1].valueEnd)
    } else if index.fields.count > 1 {
      end = Int(index.fields[1].keyStart) - 1
    }
    var result = bytes
    result.removeSubrange(start..<end)
    return Self.rescanned(result)
  }

  /// The record of a line that was made from a valid one by replacing whole members.
  private static func rescanned(_ line: [UInt8]) -> Record {
    var index = FieldIndex()
    // Splicing keeps a line valid; only its length could be refused, and then the old places would be wrong.
    guard (try? index.scan(line.span)) != nil else { return Record(bytes: Array("{}".utf8), index: FieldIndex()) }
    return Record(bytes: line, index: index)
  }
}
