/// A part of another source, read as if it were the whole: one link of a chained Ogg file.
package final class SubrangeSource: ByteSource {
  private let whole: any ByteSource
  private let range: Range<Int64>

  /// The bytes of `whole` within `range`.
  package init(_ whole: any ByteSource, range: Range<Int64>) {
    self.whole = whole
    self.range = range
  }

  package var length: Int64? { range.upperBound - range.lowerBound }

  package func read(at offset: Int64, count: Int, into buffer: inout [UInt8]) throws(ByteSourceError) {
    let left = range.upperBound - range.lowerBound - offset
    guard offset >= 0, left > 0 else { return buffer.removeAll(keepingCapacity: true) }
    try whole.read(at: range.lowerBound + offset, count: min(count, Int(left)), into: &buffer)
  }
}
