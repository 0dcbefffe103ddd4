/// Cuts a stream of bytes into lines, whatever the pieces it arrives in.
///
/// Lines end with LF or CRLF, and the last one may lack its ending; the ending is not part of a line. A byte-order
/// mark at the very beginning is passed over. A line of over 16 MiB is not kept: it is given as `.tooLong`.
package struct LineSplitter: ~Copyable {
  /// The longest line that is read, in bytes.
  package static let longestLine = 16 << 20

  /// One line.
  package enum Line: Hashable, Sendable {
    /// Its place in `buffer`, valid until the next `fill`.
    case text(Range<Int>)
    /// It was longer than `longestLine` and has been dropped.
    case tooLong
  }

  /// The bytes that lines are places in.
  package private(set) var buffer: [UInt8]
  /// The number of the line that was given last, counted from 1.
  package private(set) var lineNumber = 0
  private var begin = 0
  private var scanned = 0
  private var end = 0
  private var isDropping = false
  private var isAtStart = true
  private let limit: Int

  /// `capacity` is the size of one read and `limit` the longest line that is kept, in bytes.
  package init(capacity: Int = 256 << 10, limit: Int = LineSplitter.longestLine) {
    buffer = [UInt8](repeating: 0, count: capacity)
    self.limit = limit
  }

  /// Lends room after the bytes held so far to `read`, which puts bytes there and says how many: 0 is the end.
  package mutating func fill<Failure: Error>(
    _ read: (inout [UInt8], Range<Int>) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    makeRoom()
    let count = try read(&buffer, end..<buffer.count)
    end += count
    return count
  }

  /// The next line that has its ending; nil when more bytes are needed.
  package mutating func next() -> Line? {
    skipMark(isLast: false)
    guard let ending = lineFeed() else {
      scanned = end
      dropIfTooLong()
      return nil
    }
    let start = begin
    begin = ending + 1
    scanned = begin
    return line(start, ending)
  }

  /// The line without ending that is left when the stream is over; nil when there is none.
  package mutating func last() -> Line? {
    skipMark(isLast: true)
    guard begin < end || isDropping else { return nil }
    let start = begin
    begin = end
    scanned = end
    return line(start, end)
  }

  private mutating func line(_ start: Int, _ ending: Int) -> Line {
    lineNumber += 1
    isAtStart = false
    let isTooLong = isDropping || ending - start > limit
    isDropping = false
    if isTooLong { return .tooLong }
    return .text(start..<(ending > start && buffer[ending - 1] == 0x0D ? ending - 1 : ending))
  }

  private func lineFeed() -> Int? {
    let bytes = buffer.span
    var index = scanned
    // Without a way out of its loop a block is looked through sixteen bytes at a time.
    while index + Self.block <= end, !Self.holdsLineFeed(bytes.extracting(index..<index + Self.block)) {
      index += Self.block
    }
    while index < end {
      if bytes[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }

  /// Bytes that are looked through at once.
  private static let block = 64

  @inline(__always)
  private static func holdsLineFeed(_ bytes: Span<UInt8>) -> Bool {
    var found = false
    for index in bytes.indices { found = found || bytes[index] == 0x0A }
    return found
  }

  private mutating func skipMark(isLast: Bool) {
    guard isAtStart, end - begin >= 3 || isLast else { return }
    isAtStart = false
    if end - begin >= 3, buffer[begin] == 0xEF, buffer[begin + 1] == 0xBB, buffer[begin + 2] == 0xBF { begin += 3 }
    scanned = max(scanned, begin)
  }

  private mutating func dropIfTooLong() {
    guard end - begin > limit + 1 else { return }
    isDropping = true
    begin = end
  }

  /// Moves what is left to the front when little room is behind it, and grows for a line longer than the buffer.
  private mutating func makeRoom() {
    if begin == end {
      begin = 0
      end = 0
      scanned = 0
    } else if buffer.count - end < buffer.count / 2, begin > 0 {
      for offset in 0..<(end - begin) { buffer[offset] = buffer[begin + offset] }
      scanned -= begin
      end -= begin
      begin = 0
    }
    if end == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
  }
}
