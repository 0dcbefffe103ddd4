extension PCMBuffer {
  /// Appends the filled frames as files store them: little endian, interleaved, three bytes for `int24`.
  ///
  /// With `widening24` samples of 24 bits take four bytes, in whose upper part they stand, as sound devices want them.
  package func appendBytes(to bytes: inout [UInt8], widening24: Bool = false) {
    bytes.reserveCapacity(bytes.count + samples * 4)
    switch format.encoding {
    case .int24 where widening24:
      for sample in int32.prefix(samples) { Self.append(UInt32(bitPattern: sample), to: &bytes) }
    case .int16:
      for sample in int16.prefix(samples) {
        bytes.append(UInt8(truncatingIfNeeded: sample))
        bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
      }
    case .int24:
      for sample in int32.prefix(samples) {
        bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        bytes.append(UInt8(truncatingIfNeeded: sample >> 16))
        bytes.append(UInt8(truncatingIfNeeded: sample >> 24))
      }
    case .int32:
      for sample in int32.prefix(samples) { Self.append(UInt32(bitPattern: sample), to: &bytes) }
    case .float32:
      for sample in float32.prefix(samples) { Self.append(sample.bitPattern, to: &bytes) }
    }
  }

  private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: word))
    bytes.append(UInt8(truncatingIfNeeded: word >> 8))
    bytes.append(UInt8(truncatingIfNeeded: word >> 16))
    bytes.append(UInt8(truncatingIfNeeded: word >> 24))
  }
}
