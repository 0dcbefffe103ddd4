/// Bytes that are put together in the orders that file formats ask for.
struct ByteWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The lowest `count` bytes of a number, the highest first.
  mutating func appendBigEndian(_ value: Int, count: Int = 4) {
    for index in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  /// The lowest `count` bytes of a number, the lowest first.
  mutating func appendLittleEndian(_ value: Int, count: Int = 4) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  /// Reads a number whose lowest byte stands first.
  static func littleEndian(_ bytes: [UInt8], at offset: Int, count: Int = 4) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}
