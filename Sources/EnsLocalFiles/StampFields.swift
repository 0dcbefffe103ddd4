/// Takes the numbers of a stamp, which dots part, one after another.
struct StampFields {
  private var position = 0

  /// The next number; nil when there is none, it is none in that radix, or it does not fit.
  mutating func next(_ text: Span<UInt8>, radix: UInt64) -> UInt64? {
    var value: UInt64 = 0
    var digits = 0
    while position < text.count, text[position] != 0x2E {
      guard let digit = Self.digit(text[position]), digit < radix else { return nil }
      let (high, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = high.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
      digits += 1
      position += 1
    }
    // Past the dot; one place beyond the end means that all was taken.
    position += 1
    return digits > 0 ? value : nil
  }

  /// The next hash of 32 bits.
  mutating func nextShort(_ text: Span<UInt8>) -> UInt32? { next(text, radix: 16).flatMap { UInt32(exactly: $0) } }

  /// Whether every number was taken.
  func isOver(_ text: Span<UInt8>) -> Bool { position > text.count }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x61...0x66: UInt64(byte - 0x61 + 10)
    default: nil
    }
  }
}
