internal import EnsDomain

/// Strings as JSON writes them. Reading expects text that `JSONScanner` has accepted.
package enum RecordText {
  /// The string whose quotes enclose the range; nil when the value is not a string or is empty.
  package static func string(_ line: Span<UInt8>, _ range: Range<Int>) -> String? {
    guard range.count > 2, line[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: decoded(line, (range.lowerBound + 1)..<(range.upperBound - 1)), as: UTF8.self)
  }

  /// The bytes that the inside of a string stands for.
  package static func decoded(_ line: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = line[index]
      if byte != UInt8(ascii: "\\") {
        result.append(byte)
        index += 1
      } else {
        index = appendEscape(line, at: index, to: &result)
      }
    }
    return result
  }

  /// Writes a string with its quotes. Only what RFC 8259 demands is escaped; bytes that are not UTF-8 must not occur.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if needsEscape(text.utf8.span) {
      for byte in text.utf8 { appendEscaped(byte, to: &bytes) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a string cannot be copied as it stands, which is rare.
  private static func needsEscape(_ text: Span<UInt8>) -> Bool {
    var found = false
    // Without a way out of the loop it is done sixteen bytes at a time.
    for index in text.indices {
      let byte = text[index]
      found = found || byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    return found
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x20...:
      bytes.append(byte)
    default:
      appendControl(byte, to: &bytes)
    }
  }

  private static func appendControl(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digit = byte & 15
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(byte < 16 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Decodes the escape at `start`; gives the offset after it.
  private static func appendEscape(_ line: Span<UInt8>, at start: Int, to result: inout [UInt8]) -> Int {
    switch line[start + 1] {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): return appendCodePoint(line, at: start, to: &result)
    case let byte: result.append(byte)
    }
    return start + 2
  }

  private static func appendCodePoint(_ line: Span<UInt8>, at start: Int, to result: inout [UInt8]) -> Int {
    var end = start + 6
    var value = codeUnit(line, at: start)
    if value & 0xFC00 == 0xD800 {
      value = 0x10000 + (value & 0x3FF) << 10 + codeUnit(line, at: end) & 0x3FF
      end += 6
    }
    result.append(contentsOf: Character(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return end
  }

  private static func codeUnit(_ line: Span<UInt8>, at start: Int) -> UInt32 {
    // The scanner has accepted the escape; a mistake here would show as a replacement character.
    (try? JSONScanner.codeUnit(line, at: start)) ?? 0xFFFD
  }
}
