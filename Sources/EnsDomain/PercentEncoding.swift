/// Percent-encoding as ids use it (RFC 3986, section 2): unreserved characters, a few harmless marks and well-formed
/// UTF-8 letters outside ASCII stand for themselves, every other byte is `%XX`.
///
/// Letters outside ASCII stay readable, because ids are read by people too; bytes that are not UTF-8 are escaped, so
/// that any file name has an id and can be had back from it.
package enum PercentEncoding {
  /// Encodes bytes; `/` stands for itself only when `keepingSlash` is true.
  package static func encode(_ bytes: [UInt8], keepingSlash: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80, let length = wellFormedLength(bytes, at: index) {
        result.append(contentsOf: bytes[index..<index + length])
        index += length
        continue
      }
      if standsForItself(byte) || (keepingSlash && byte == UInt8(ascii: "/")) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(hexadecimal(byte >> 4))
        result.append(hexadecimal(byte & 15))
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes that were encoded; nil when a `%` is not followed by two hexadecimal digits.
  package static func decode(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = bytes.next().flatMap(digit), let low = bytes.next().flatMap(digit) else { return nil }
      result.append(high << 4 | low)
    }
    return result
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: "!"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","): true
    case UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: ";"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// The length of the UTF-8 sequence at `index`, or nil when there is none or it is a control (C1) or a separator.
  private static func wellFormedLength(_ bytes: [UInt8], at index: Int) -> Int? {
    let length = UTF8Validation.sequenceLength(bytes.span, at: index)
    guard length > 1 else { return nil }
    let isC1 = bytes[index] == 0xC2 && bytes[index + 1] < 0xA0
    let isSeparator = bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2])
    return isC1 || isSeparator ? nil : length
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
