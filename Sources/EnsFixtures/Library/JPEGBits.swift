/// Bits of a JPEG scan, the highest first; a byte of ones is followed by a zero, so that it is no marker. Source: ITU-T
/// T.81, F.1.2.3.
struct JPEGBits: Sendable {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var pendingBits = 0

  /// Appends the lowest `count` bits of a number.
  mutating func append(_ value: Int, _ count: Int) {
    pending = pending << count | value & (1 << count - 1)
    pendingBits += count
    while pendingBits >= 8 {
      pendingBits -= 8
      let byte = UInt8(truncatingIfNeeded: pending >> pendingBits)
      bytes.append(byte)
      if byte == 0xFF { bytes.append(0) }
      pending &= 1 << pendingBits - 1
    }
  }

  /// The bytes, the last filled up with ones.
  consuming func finished() -> [UInt8] {
    if pendingBits > 0 { append(~0, 8 - pendingBits) }
    return bytes
  }
}
