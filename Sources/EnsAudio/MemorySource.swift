/// Encoded sound in memory.
package final class MemorySource: ByteSource {
  private let stored: [UInt8]

  /// A source that reads from `bytes`.
  package init(_ bytes: [UInt8]) { stored = bytes }

  package var length: Int64? { Int64(stored.count) }

  package func read(at offset: Int64, count: Int, into buffer: inout [UInt8]) throws(ByteSourceError) {
    buffer.removeAll(keepingCapacity: true)
    guard offset >= 0, offset < Int64(stored.count) else { return }
    buffer += stored[Int(offset)..<min(stored.count, Int(offset) + count)]
  }
}
