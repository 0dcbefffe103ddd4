/// Percent-encoding as requests need it (RFC 3986): what is not unreserved is `%XX`, in capitals.
///
/// Stricter than the encoding of ids in EnsDomain, which keeps letters and marks readable: servers read `+`, `'` and
/// letters outside ASCII in more than one way, and none of them is misread when it is escaped.
enum URLText {
  /// Encodes one part of a URL: only letters, digits and `-._~` stand for themselves.
  static func encode(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 8)
    for byte in text.utf8 { isUnreserved(byte) ? result.append(byte) : escape(byte, into: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Makes text that should be encoded already fit to be sent: escapes blanks, controls, quotes, bytes outside ASCII and
  /// a `%` that begins no escape, and leaves everything else as it was written.
  static func tidy(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    for (index, byte) in bytes.enumerated() {
      let isLonePercent =
        byte == UInt8(ascii: "%")
        && !(index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2]))
      if isLonePercent || !isAllowed(byte) { escape(byte, into: &result) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "%"))
    bytes.append(digit(byte >> 4))
    bytes.append(digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// Whether a byte may stand in a path or query (`pchar`, `/`, `?` and `%`).
  private static func isAllowed(_ byte: UInt8) -> Bool {
    if isUnreserved(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("): return true
    case UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"): return true
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "%"): return true
    default: return false
    }
  }
}
