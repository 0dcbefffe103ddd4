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
  mutating func insert(chunk number: Int, bytes: Span<UInt8>) { insert(words: Self.words(bytes), chunk: number) }

  /// The words of a stored chunk.
  static func words(_ bytes: Span<UInt8>) -> [UInt64] {
    let count = min(bytes.count, chunkRows / 8) / 8
    var words = [UInt64](repeating: 0, count: count)
    for word in 0..<count {
      words[word] = half(bytes, 8 * word) | half(bytes, 8 * word + 4) << 32
    }
    return words
  }

  /// Four bytes as a number, the lowest first. Spelled out: this is much of what opening an index takes.
  @inline(__always)
  private static func half(_ bytes: Span<UInt8>, _ start: Int) -> UInt64 {
    let low = UInt64(bytes[start]) | UInt64(bytes[start + 1]) << 8
    let high = UInt64(bytes[start + 2]) | UInt64(bytes[start + 3]) << 8
    return low | high << 16
  }
}
