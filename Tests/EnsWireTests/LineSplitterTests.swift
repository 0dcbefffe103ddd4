import EnsWire
import Testing

/// Everything a splitter gives when the bytes arrive in pieces of the given sizes, the last size again and again.
private func split(_ bytes: [UInt8], pieces: [Int], capacity: Int = 8, limit: Int = 1000) -> [String] {
  var splitter = LineSplitter(capacity: capacity, limit: limit)
  var lines: [String] = []
  var rest = bytes[...]
  var sizes = pieces[...]
  func note(_ line: LineSplitter.Line, _ splitter: borrowing LineSplitter) {
    switch line {
    case .tooLong: lines.append("too long")
    case .text(let range): lines.append(String(decoding: splitter.buffer[range], as: UTF8.self))
    }
  }
  while true {
    let size = sizes.count > 1 ? sizes.removeFirst() : sizes.first ?? 1
    let count = splitter.fill { buffer, range in
      let count = min(size, range.count, rest.count)
      for offset in 0..<count { buffer[range.lowerBound + offset] = rest[rest.startIndex + offset] }
      rest = rest.dropFirst(count)
      return count
    }
    if count == 0 { break }
    while let line = splitter.next() { note(line, splitter) }
  }
  while let line = splitter.last() { note(line, splitter) }
  return lines
}

@Suite("splitting a stream into lines")
struct LineSplitterTests {
  static let stream = Array("\u{FEFF}{\"a\":1}\r\n\n{\"b\":\"日本\"}\n  \r\n{\"c\":3}\n\r{\"d\":4}".utf8)
  static let expected = ["{\"a\":1}", "", "{\"b\":\"日本\"}", "  ", "{\"c\":3}", "\r{\"d\":4}"]

  @Test("gives the same lines whichever byte the input is split at")
  func splitsAtEveryByte() {
    for first in 1...Self.stream.count {
      #expect(split(Self.stream, pieces: [first, 1000], capacity: 64) == Self.expected, "split at \(first)")
      #expect(split(Self.stream, pieces: [first, 1], capacity: 8) == Self.expected, "split at \(first), then bytes")
    }
  }

  @Test("gives the same lines whatever the size of the buffer")
  func growsForLongLines() {
    for capacity in 1...70 {
      #expect(split(Self.stream, pieces: [capacity], capacity: capacity) == Self.expected, "capacity \(capacity)")
    }
  }

  @Test("takes a last line without line feed, and no line from an empty input")
  func endsWithoutLineFeed() {
    #expect(split(Array("a\nb".utf8), pieces: [1]) == ["a", "b"])
    #expect(split([], pieces: [1]) == [])
    #expect(split(Array("\n".utf8), pieces: [1]) == [""])
  }

  @Test("passes over a byte-order mark at the very beginning alone")
  func knowsTheMark() {
    #expect(split(Array("\u{FEFF}a\n\u{FEFF}b\n".utf8), pieces: [2]) == ["a", "\u{FEFF}b"])
    #expect(split(Array("a\n\u{FEFF}b\n".utf8), pieces: [1]) == ["a", "\u{FEFF}b"])
    #expect(split(Array("\u{FEFF}".utf8), pieces: [1]) == [])
  }

  @Test("drops a line over the limit and keeps the next, whatever the pieces")
  func dropsLongLines() {
    #expect(LineSplitter.longestLine == 16 << 20)
    let long = String(repeating: "x", count: 101)
    for piece in [1, 7, 100, 1000] {
      #expect(split(Array("a\n\(long)\nb\n".utf8), pieces: [piece], limit: 100) == ["a", "too long", "b"])
      #expect(split(Array("\(long)\(long)".utf8), pieces: [piece], limit: 100) == ["too long"])
      #expect(
        split(Array("\(long.dropLast())\r\nb".utf8), pieces: [piece], limit: 101) == [String(long.dropLast()), "b"])
    }
  }

  @Test("needs no more memory for a line without end than for the longest line")
  func boundsMemory() {
    var splitter = LineSplitter(capacity: 64, limit: 1000)
    for _ in 0..<1000 {
      _ = splitter.fill { _, range in range.count }
      #expect(splitter.next() == nil)
    }
    #expect(splitter.buffer.count <= 4096)
    #expect(splitter.last() == .tooLong)
  }
}
