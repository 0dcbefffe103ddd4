internal import EnsDomain

/// Walks over JSON text (RFC 8259) without building anything: each function takes the offset of the first byte of what
/// it scans and gives the offset after its last, or throws at the first byte that is wrong.
///
/// Everything is checked: UTF-8, escapes, surrogate pairs, the grammar of numbers, and the depth of nesting.
package enum JSONScanner {
  /// How deep objects and arrays may be nested, the record itself counted.
  package static let deepest = 128

  /// Scans any value. `depth` is the number of containers around it.
  static func scanValue(_ text: Span<UInt8>, at start: Int, depth: Int) throws(RecordError) -> Int {
    guard start < text.count else { throw RecordError(.endedEarly, at: start) }
    switch text[start] {
    case UInt8(ascii: "\""):
      return try scanString(text, at: start)
    case UInt8(ascii: "{"):
      return try scanObject(text, at: start, depth: depth + 1)
    case UInt8(ascii: "["):
      return try scanArray(text, at: start, depth: depth + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      return try scanNumber(text, at: start)
    case UInt8(ascii: "t"):
      return try scanWord(text, at: start, "true")
    case UInt8(ascii: "f"):
      return try scanWord(text, at: start, "false")
    case UInt8(ascii: "n"):
      return try scanWord(text, at: start, "null")
    case let byte:
      throw RecordError(.unexpected(byte), at: start)
    }
  }

  /// Passes spaces, tabs and line ends.
  @inline(__always)
  static func skipBlanks(_ text: Span<UInt8>, at start: Int) -> Int {
    var index = start
    while index < text.count, isBlank(text[index]) { index += 1 }
    return index
  }

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Scans a string from its opening quote to after its closing one.
  @inline(__always)
  static func scanString(_ text: Span<UInt8>, at start: Int) throws(RecordError) -> Int {
    var index = start + 1
    let end = text.count
    while index < end {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { return index + 1 }
      if byte >= 0x80 {
        let length = UTF8Validation.sequenceLength(text, at: index)
        guard length > 0 else { throw RecordError(.notUTF8, at: index) }
        index += length
      } else if byte == UInt8(ascii: "\\") {
        index = try scanEscape(text, at: index)
      } else if byte < 0x20 {
        throw RecordError(.controlCharacter, at: index)
      } else {
        index += 1
      }
    }
    throw RecordError(.endedEarly, at: end)
  }

  /// Scans one escape, or two where they form a surrogate pair.
  private static func scanEscape(_ text: Span<UInt8>, at start: Int) throws(RecordError) -> Int {
    guard start + 1 < text.count else { throw RecordError(.endedEarly, at: text.count) }
    switch text[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(text, at: start)
      guard unit & 0xF800 == 0xD800 else { return start + 6 }
      guard unit < 0xDC00, start + 7 < text.count, text[start + 6] == UInt8(ascii: "\\"),
        text[start + 7] == UInt8(ascii: "u")
      else { throw RecordError(.loneSurrogate, at: start) }
      let low = try codeUnit(text, at: start + 6)
      guard low & 0xFC00 == 0xDC00 else { throw RecordError(.loneSurrogate, at: start) }
      return start + 12
    default:
      throw RecordError(.badEscape, at: start)
    }
  }

  /// The code unit of `\uXXXX`, whose backslash is at `start`.
  static func codeUnit(_ text: Span<UInt8>, at start: Int) throws(RecordError) -> UInt32 {
    guard start + 6 <= text.count else { throw RecordError(.endedEarly, at: text.count) }
    var unit: UInt32 = 0
    for offset in 2..<6 {
      let byte = text[start + offset]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw RecordError(.badEscape, at: start)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  private static func scanNumber(_ text: Span<UInt8>, at start: Int) throws(RecordError) -> Int {
    var index = start
    if text[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    index = skipDigits(text, at: index)
    if index == whole || (text[whole] == UInt8(ascii: "0") && index > whole + 1) {
      throw RecordError(.badNumber, at: start)
    }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      let fraction = index + 1
      index = skipDigits(text, at: fraction)
      if index == fraction { throw RecordError(.badNumber, at: start) }
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
      let exponent = index
      index = skipDigits(text, at: exponent)
      if index == exponent { throw RecordError(.badNumber, at: start) }
    }
    return index
  }

  @inline(__always)
  private static func skipDigits(_ text: Span<UInt8>, at start: Int) -> Int {
    var index = start
    while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index
  }

  private static func scanWord(_ text: Span<UInt8>, at start: Int, _ word: StaticString) throws(RecordError) -> Int {
    let length = word.utf8CodeUnitCount
    guard start + length <= text.count else { throw RecordError(.badLiteral, at: start) }
    // The first byte chose the word; the rest is compared as a number, four letters wide.
    let tail =
      UInt32(text[start + length - 4]) << 24 | UInt32(text[start + length - 3]) << 16
      | UInt32(text[start + length - 2]) << 8 | UInt32(text[start + length - 1])
    let expected: UInt32
    switch text[start] {
    case UInt8(ascii: "t"): expected = 0x7472_7565
    case UInt8(ascii: "n"): expected = 0x6E75_6C6C
    default: expected = 0x616C_7365
    }
    guard tail == expected else { throw RecordError(.badLiteral, at: start) }
    return start + length
  }

  private static func scanArray(_ text: Span<UInt8>, at start: Int, depth: Int) throws(RecordError) -> Int {
    guard depth <= deepest else { throw RecordError(.tooDeep, at: start) }
    var index = skipBlanks(text, at: start + 1)
    if index < text.count, text[index] == UInt8(ascii: "]") { return index + 1 }
    while true {
      index = skipBlanks(text, at: try scanValue(text, at: index, depth: depth))
      guard index < text.count else { throw RecordError(.endedEarly, at: index) }
      let byte = text[index]
      if byte == UInt8(ascii: "]") { return index + 1 }
      guard byte == UInt8(ascii: ",") else { throw RecordError(.unexpected(byte), at: index) }
      index = skipBlanks(text, at: index + 1)
    }
  }

  private static func scanObject(_ text: Span<UInt8>, at start: Int, depth: Int) throws(RecordError) -> Int {
    guard depth <= deepest else { throw RecordError(.tooDeep, at: start) }
    var index = skipBlanks(text, at: start + 1)
    if index < text.count, text[index] == UInt8(ascii: "}") { return index + 1 }
    while true {
      let value = try scanKey(text, at: index).value
      index = skipBlanks(text, at: try scanValue(text, at: value, depth: depth))
      guard index < text.count else { throw RecordError(.endedEarly, at: index) }
      let byte = text[index]
      if byte == UInt8(ascii: "}") { return index + 1 }
      guard byte == UInt8(ascii: ",") else { throw RecordError(.unexpected(byte), at: index) }
      index = skipBlanks(text, at: index + 1)
    }
  }

  /// Scans a member's name and colon: the offset after the name's closing quote, and that of the value.
  @inline(__always)
  static func scanKey(_ text: Span<UInt8>, at start: Int) throws(RecordError) -> (end: Int, value: Int) {
    guard start < text.count else { throw RecordError(.endedEarly, at: start) }
    guard text[start] == UInt8(ascii: "\"") else { throw RecordError(.unexpected(text[start]), at: start) }
    let end = try scanString(text, at: start)
    let colon = skipBlanks(text, at: end)
    guard colon < text.count else { throw RecordError(.endedEarly, at: colon) }
    guard text[colon] == UInt8(ascii: ":") else { throw RecordError(.unexpected(text[colon]), at: colon) }
    return (end, skipBlanks(text, at: colon + 1))
  }
}
