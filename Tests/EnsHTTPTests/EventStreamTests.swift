import EnsDomain
import EnsHTTP
import Testing

@Suite("event streams")
struct EventStreamTests {
  private static let stream =
    "\u{FEFF}: hello\r\ndata: one\r\n\r\ndata\n\nevent: timeline\rdata:two\rdata:  three\r\r"
    + "id: 7\nretry: 2500\ndata: fünf\n\nid: a\u{0}b\nretry: soon\nunknown: x\nevent: empty\n\nid\ndata: last\n\ndata: unfinished"

  private static let expected = [
    ServerSentEvent(data: "one"), ServerSentEvent(data: ""), ServerSentEvent(type: "timeline", data: "two\n three"),
    ServerSentEvent(data: "fünf", id: "7"), ServerSentEvent(data: "last"),
  ]

  @Test("a stream reads the same in pieces of any size")
  func pieces() throws {
    let bytes = Array(Self.stream.utf8)
    for size in 1...bytes.count {
      var parser = EventStreamParser()
      var events: [ServerSentEvent] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += try parser.feed(Array(bytes[start..<min(start + size, bytes.count)]).span)
      }
      #expect(events == Self.expected)
      #expect(parser.reconnectionTime == .milliseconds(2500) && parser.lastEventID == "")
    }
  }

  @Test("CR, LF and CRLF end lines alike")
  func lineEnds() throws {
    for end in ["\r", "\n", "\r\n"] {
      var parser = EventStreamParser()
      let text = "data: a" + end + "data: b" + end + end + "data: c" + end + end
      let events = try parser.feed(Array(text.utf8).span)
      #expect(events.map(\.data) == ["a\nb", "c"])
    }
  }

  @Test("an event without end is refused")
  func tooLong() throws {
    var line = EventStreamParser(limit: 100)
    #expect(throws: EventStreamParser.Fault.tooLong(limit: 100)) {
      try line.feed([UInt8](repeating: 0x61, count: 101).span)
    }
    var data = EventStreamParser(limit: 100)
    let bytes = Array(String(repeating: "data: 0123456789\n", count: 10).utf8)
    #expect(throws: EventStreamParser.Fault.tooLong(limit: 100)) { try data.feed(bytes.span) }
  }
}
