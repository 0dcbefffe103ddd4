/// Reads the start of a base64 text (RFC 4648, section 4); a picture's own header is all that is wanted of one.
enum Base64 {
  /// The bytes that the first characters mean; stops at padding and at anything that is not base64.
  static func prefix(_ text: ArraySlice<UInt8>, upTo count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var filled = 0
    for unit in text {
      guard result.count < count, let value = value(unit) else { break }
      bits = bits << 6 | UInt32(value)
      filled += 6
      if filled >= 8 {
        filled -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(filled)))
      }
    }
    return result
  }

  private static func value(_ unit: UInt8) -> UInt8? {
    switch unit {
    case 0x41...0x5A: unit - 0x41
    case 0x61...0x7A: unit - 0x61 + 26
    case 0x30...0x39: unit - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
