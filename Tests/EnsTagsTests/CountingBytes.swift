@testable import EnsTags

/// Bytes in memory that count how many of them were asked for.
final class CountingBytes: RangedBytes {
  private let bytes: [UInt8]
  private(set) var bytesRead = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byteCount: Int { bytes.count }

  func read(at offset: Int, count: Int) throws(TagError) -> [UInt8] {
    let found = try BytesInMemory(bytes).read(at: offset, count: count)
    bytesRead += found.count
    return found
  }
}
