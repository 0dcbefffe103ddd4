/// Well-formedness of UTF-8 (Unicode Standard, table 3-7), over bytes that may be anything.
package enum UTF8Validation {
  /// The length (1 to 4) of the well-formed sequence that starts at `index`, or 0 when none does.
  @inlinable package static func sequenceLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    let left = bytes.count - index
    switch lead {
    case 0xC2...0xDF:
      return left >= 2 && isContinuation(bytes[index + 1]) ? 2 : 0
    case 0xE0...0xEF:
      guard left >= 3, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]) else { return 0 }
      let second = bytes[index + 1]
      if lead == 0xE0 && second < 0xA0 { return 0 }
      if lead == 0xED && second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard left >= 4, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]),
        isContinuation(bytes[index + 3])
      else { return 0 }
      let second = bytes[index + 1]
      if lead == 0xF0 && second < 0x90 { return 0 }
      if lead == 0xF4 && second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }

  /// Whether the byte is `10xxxxxx`.
  @inlinable package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Whether all the bytes are well-formed UTF-8.
  package static func isWellFormed(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(bytes, at: index)
      if length == 0 { return false }
      index += length
    }
    return true
  }
}
