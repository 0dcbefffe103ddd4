/// A source whose bytes are held in memory.
package struct BytesInMemory: RangedBytes {
  private let bytes: [UInt8]

  /// A source of exactly these bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var byteCount: Int { bytes.count }

  package func read(at offset: Int, count: Int) throws(TagError) -> [UInt8] {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    return Array(bytes[offset..<min(bytes.count, offset + count)])
  }
}
