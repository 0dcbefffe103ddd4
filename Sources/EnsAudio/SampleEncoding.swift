/// How one sample is written down.
package enum SampleEncoding: Hashable, Sendable, CaseIterable {
  /// Signed integers of 16 bits.
  case int16
  /// Signed integers of 24 bits; in memory they fill the upper bits of an `Int32`, in files three bytes.
  case int24
  /// Signed integers of 32 bits.
  case int32
  /// IEEE floating point of 32 bits; full scale is -1 to 1.
  case float32

  /// Bytes that a sample takes in a file.
  package var storedBytes: Int {
    switch self {
    case .int16: 2
    case .int24: 3
    case .int32, .float32: 4
    }
  }

  /// Bits that carry the signal.
  package var bits: Int { storedBytes * 8 }
}
