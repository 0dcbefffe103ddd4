extension RowSet {
  /// A chunk as the index stores it: words in little-endian order, zero words at the end left out; empty without rows.
  func bytes(ofChunk number: Int) -> [UInt8] {
    guard number < chunks.count, let last = chunks[number].lastIndex(where: { $0 != 0 }) else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((last + 1) * 8)
    for word in chunks[number][...last] {
      for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }
    return bytes
  }

  /// Adds the rows of a stored chunk; bytes behind a chunk's size are passed over.
  mutating func insert(chunk number: Int, bytes: Span<UInt8>) {
    for word in 0..<min(bytes.count, Self.chunkRows / 8) / 8 {
      var bits: UInt64 = 0
      for byte in (0..<8).reversed() { bits = bits << 8 | UInt64(bytes[word * 8 + byte]) }
      if bits != 0 { insert(bits: bits, chunk: number, word: word) }
    }
  }
}
