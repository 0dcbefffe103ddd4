extension JSONValue {
  /// Reads one whole JSON text, blanks around it allowed.
  ///
  /// - Throws: `RecordError` when it is anything else.
  package init(parsing text: Span<UInt8>) throws(RecordError) {
    let start = JSONScanner.skipBlanks(text, at: 0)
    let end = try JSONScanner.scanValue(text, at: start, depth: 0)
    let rest = JSONScanner.skipBlanks(text, at: end)
    if rest < text.count { throw RecordError(.trailing(text[rest]), at: rest) }
    self = try Self.value(text, start..<end)
  }

  /// Builds the value at a place that the scanner has accepted.
  static func value(_ text: Span<UInt8>, _ range: Range<Int>) throws(RecordError) -> JSONValue {
    switch text[range.lowerBound] {
    case UInt8(ascii: "\""):
      return .string(
        String(decoding: RecordText.decoded(text, (range.lowerBound + 1)..<(range.upperBound - 1)), as: UTF8.self))
    case UInt8(ascii: "{"):
      return .object(try members(text, range))
    case UInt8(ascii: "["):
      return .array(try elements(text, range))
    case UInt8(ascii: "t"):
      return .bool(true)
    case UInt8(ascii: "f"):
      return .bool(false)
    case UInt8(ascii: "n"):
      return .null
    default:
      return number(text, range)
    }
  }

  private static func number(_ text: Span<UInt8>, _ range: Range<Int>) -> JSONValue {
    var bytes: [UInt8] = []
    for index in range { bytes.append(text[index]) }
    let digits = String(decoding: bytes, as: UTF8.self)
    if let whole = Int64(digits) { return .integer(whole) }
    return .number(Double(digits) ?? .nan)
  }

  private static func elements(_ text: Span<UInt8>, _ range: Range<Int>) throws(RecordError) -> [JSONValue] {
    var values: [JSONValue] = []
    var index = JSONScanner.skipBlanks(text, at: range.lowerBound + 1)
    while index < range.upperBound - 1 {
      let end = try JSONScanner.scanValue(text, at: index, depth: 0)
      values.append(try value(text, index..<end))
      index = JSONScanner.skipBlanks(text, at: JSONScanner.skipBlanks(text, at: end) + 1)
    }
    return values
  }

  private static func members(_ text: Span<UInt8>, _ range: Range<Int>) throws(RecordError) -> [JSONMember] {
    var members: [JSONMember] = []
    var index = JSONScanner.skipBlanks(text, at: range.lowerBound + 1)
    while index < range.upperBound - 1 {
      let key = try JSONScanner.scanKey(text, at: index)
      let name = String(decoding: RecordText.decoded(text, (index + 1)..<(key.end - 1)), as: UTF8.self)
      let end = try JSONScanner.scanValue(text, at: key.value, depth: 0)
      members.append(JSONMember(name, try value(text, key.value..<end)))
      index = JSONScanner.skipBlanks(text, at: JSONScanner.skipBlanks(text, at: end) + 1)
    }
    return members
  }
}

extension JSONValue {
  /// The text of a string that is not empty.
  package var stringValue: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// A whole number; one written with a fraction of zero too.
  package var integerValue: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// Any number.
  package var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value of the last member of that name of an object.
  package subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members.last { $0.name == name }?.value } else { nil }
  }
}
