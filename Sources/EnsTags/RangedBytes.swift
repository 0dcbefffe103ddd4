/// Bytes with a known length that can be read from any position: a file, or an array in a test.
package protocol RangedBytes {
  /// The number of bytes there are.
  var byteCount: Int { get }

  /// Reads `count` bytes at `offset`; fewer only where the source ends.
  ///
  /// - Throws: `TagError.unreadable` when the source cannot be read.
  func read(at offset: Int, count: Int) throws(TagError) -> [UInt8]
}
