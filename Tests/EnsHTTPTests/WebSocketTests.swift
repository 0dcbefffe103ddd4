import EnsDomain
import EnsHTTP
import Testing

@Suite("WebSocket framing")
struct WebSocketTests {
  /// Frames of a server, as RFC 6455, section 5.7 and its neighbours describe them.
  private static let stream: [UInt8] =
    [0x81, 0x05] + Array("Hello".utf8)  // text
    + [0x01, 0x03] + Array("Hel".utf8)  // text, in pieces
    + [0x89, 0x02, 1, 2]  // a ping between them
    + [0x80, 0x02] + Array("lo".utf8)
    + [0x82, 0x7E, 0x01, 0x00] + [UInt8](repeating: 7, count: 256)  // binary, a length of two bytes
    + [0x81, 0x00]  // an empty message
    + [0x82, 0x7F, 0, 0, 0, 0, 0, 1, 0, 0] + [UInt8](repeating: 9, count: 65536)
    + [0x8A, 0x00]
    + [0x88, 0x06, 0x03, 0xE9] + Array("away".utf8)

  private static let expected: [WebSocketEvent] = [
    .text("Hello"), .ping([1, 2]), .text("Hello"), .binary([UInt8](repeating: 7, count: 256)), .text(""),
    .binary([UInt8](repeating: 9, count: 65536)), .pong([]), .closed(code: 1001, reason: "away"),
  ]

  private func read(_ bytes: [UInt8], pieces size: Int, limit: Int = 1 << 20) throws -> [WebSocketEvent] {
    var reader = WebSocketReader(limit: limit)
    var events: [WebSocketEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += try reader.feed(Array(bytes[start..<min(start + size, bytes.count)]).span)
    }
    return events
  }

  @Test("frames read the same in pieces of any size", arguments: [1, 2, 3, 7, 100, 4096, 1 << 20])
  func pieces(_ size: Int) throws {
    #expect(try read(Self.stream, pieces: size) == Self.expected)
  }

  @Test(
    "frames that the protocol forbids are refused",
    arguments: [
      ([0xC1, 0x00], WebSocketError.badFrame),  // a reserved bit
      ([0x83, 0x00], .badFrame),  // a reserved code
      ([0x81, 0x80, 0, 0, 0, 0], .badFrame),  // masked by the server
      ([0x09, 0x00], .badFrame),  // a ping in pieces
      ([0x89, 0x7E, 0, 126], .badFrame),  // a long ping
      ([0x80, 0x00], .badFrame),  // the continuation of nothing
      ([0x01, 0x00, 0x81, 0x00], .badFrame),  // a message inside another
      ([0x88, 0x01, 0x03], .badFrame),  // half a code
      ([0x88, 0x02, 0x03, 0xED], .badFrame),  // 1005 is never sent
      ([0x81, 0x01, 0xFF], .notText),
      ([0x88, 0x03, 0x03, 0xE8, 0xFF], .notText),
      ([0x82, 0x7F, 0xFF, 0, 0, 0, 0, 0, 0, 0], .tooLong(limit: 1 << 20)),
      ([0x82, 0x7F, 0, 0, 0, 0, 0, 0x10, 0, 1], .tooLong(limit: 1 << 20)),
    ] as [([UInt8], WebSocketError)])
  func forbidden(_ bytes: [UInt8], _ error: WebSocketError) {
    #expect(throws: error) { try read(bytes, pieces: bytes.count) }
    #expect(throws: error) { try read(bytes, pieces: 1) }
  }

  @Test("a message in pieces is bounded as a whole")
  func boundedPieces() {
    let piece: [UInt8] = [0x02, 0x04, 1, 2, 3, 4]
    let more: [UInt8] = [0x00, 0x04, 1, 2, 3, 4]
    #expect(throws: WebSocketError.tooLong(limit: 10)) { try read(piece + more + more, pieces: 3, limit: 10) }
  }

  @Test("a session shakes hands, answers pings and says goodbye")
  func session() throws {
    var request = try HTTPRequest(.get, WebURL("http://a.example:32400/:/websockets/notifications"))
    request.url = request.url.adding("X-Plex-Token", Secret("marker"))
    try request.fields.set("X-Own", "x")
    var generator = SeededGenerator(seed: 9)
    let twin = WebSocketHandshake(using: &generator)
    var session = WebSocketSession(request, generator: SeededGenerator(seed: 9))
    let asked = String(decoding: session.outgoing, as: UTF8.self)
    #expect(
      asked.hasPrefix("GET /:/websockets/notifications?X-Plex-Token=marker HTTP/1.1\r\nHost: a.example:32400\r\n"))
    #expect(asked.contains("\r\nSec-WebSocket-Key: \(twin.key)\r\n") && asked.hasSuffix("X-Own: x\r\n\r\n"))
    session.outgoing = []
    session.send("too early")
    #expect(session.outgoing.isEmpty)
    let head =
      "HTTP/1.1 101 Switching\r\nupgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(twin.proof)\r\n\r\n"
    var events: [WebSocketEvent] = []
    for byte in Array(head.utf8) + Self.stream { events += try session.receive([byte].span) }
    #expect(events == Self.expected && session.isClosed && !session.isOpen)
    let answers = try unmasked(session.outgoing)
    #expect(answers == [WebSocketFrame(.pong, [1, 2]), .close(code: 1001)])
  }

  @Test("what is sent is masked, and reads back as it was", arguments: [0, 1, 125, 126, 65535, 65536])
  func masking(_ count: Int) throws {
    let frame = WebSocketFrame(.binary, (0..<count).map { UInt8(truncatingIfNeeded: $0) })
    var generator = SeededGenerator(seed: 4)
    var bytes: [UInt8] = []
    frame.write(to: &bytes, maskedBy: &generator)
    #expect(bytes[1] & 0x80 != 0)
    #expect(try unmasked(bytes) == [frame])
  }

  @Test(
    "an answer without the proof opens nothing",
    arguments: [
      ("HTTP/1.1 200 OK\r\n\r\n", WebSocketError.refused(status: 200)),
      ("HTTP/1.1 403 No\r\n\r\n", .refused(status: 403)),
      ("HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", .badHandshake),
      (
        "HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n",
        .badHandshake
      ),
      ("SSH-2.0-OpenSSH\r\n\r\n", .badHandshake), ("\r\n\r\n", .badHandshake),
    ])
  func badAnswers(_ head: String, _ error: WebSocketError) throws {
    let request = try HTTPRequest(.get, WebURL("http://a.example/"))
    var session = WebSocketSession(request, generator: SeededGenerator(seed: 1))
    #expect(throws: error) { try session.receive(Array(head.utf8).span) }
    #expect(session.isClosed)
  }

  /// Reads frames of a client, as a server would.
  private func unmasked(_ bytes: [UInt8]) throws -> [WebSocketFrame] {
    var frames: [WebSocketFrame] = []
    var rest = bytes[...]
    while let first = rest.popFirst() {
      guard let second = rest.popFirst() else { break }
      let short = Int(second & 0x7F)
      let places = short == 126 ? 2 : short == 127 ? 8 : 0
      let count = places == 0 ? short : rest.prefix(places).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(places)
      let mask = Array(rest.prefix(4))
      let payload = rest.dropFirst(4).prefix(count)
      rest = rest.dropFirst(4 + count)
      let opcode = try #require(WebSocketFrame.Opcode(rawValue: first & 0x0F))
      frames.append(WebSocketFrame(opcode, payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }))
    }
    return frames
  }
}
