package import EnsDomain

/// A client's side of one WebSocket as a value: bytes that came in go through `receive`, bytes to send wait in `outgoing`.
/// Pings and closes of the server are answered by themselves.
package struct WebSocketSession: Sendable {
  /// The longest head of an answer.
  private static let longestHead = 64 << 10

  private enum State {
    case opening, open, closing, closed
  }

  private let handshake: WebSocketHandshake
  private var generator: SeededGenerator
  private var reader: WebSocketReader
  private var head: [UInt8] = []
  private var state = State.opening
  /// What is to be sent; whoever sends it takes it out.
  package var outgoing: [UInt8]

  /// Begins the handshake for a GET request.
  package init(_ request: HTTPRequest, generator: SeededGenerator, limit: Int = 16 << 20) {
    self.generator = generator
    handshake = WebSocketHandshake(using: &self.generator)
    reader = WebSocketReader(limit: limit)
    outgoing = handshake.bytes(for: request)
  }

  /// Whether messages may be sent.
  package var isOpen: Bool { state == .open }
  /// Whether both sides are done.
  package var isClosed: Bool { state == .closed }

  /// Takes bytes of the server. After an error the goodbye is in `outgoing`, and the session is closed.
  package mutating func receive(_ bytes: Span<UInt8>) throws(WebSocketError) -> [WebSocketEvent] {
    do {
      guard state == .opening else { return try events(bytes) }
      guard let rest = try endOfHead(bytes) else { return [] }
      state = .open
      return try events(rest.span)
    } catch {
      if state == .open { write(.close(code: error.closeCode)) }
      state = .closed
      throw error
    }
  }

  /// Sends a message of text.
  package mutating func send(_ text: String) { if state == .open { write(WebSocketFrame(.text, Array(text.utf8))) } }

  /// Asks for a sign of life.
  package mutating func ping() { if state == .open { write(WebSocketFrame(.ping)) } }

  /// Says goodbye; the server's own goodbye closes the session.
  package mutating func close(code: UInt16 = 1000) {
    guard state == .open else { return }
    write(.close(code: code))
    state = .closing
  }

  private mutating func events(_ bytes: Span<UInt8>) throws(WebSocketError) -> [WebSocketEvent] {
    if state == .closed { return [] }
    let events = try reader.feed(bytes)
    for event in events {
      switch event {
      case .ping(let payload): if state == .open { write(WebSocketFrame(.pong, payload)) }
      case .closed(let code, _):
        if state == .open { write(code == 1005 ? WebSocketFrame(.close) : .close(code: code)) }
        state = .closed
      default: break
      }
    }
    return events
  }

  private mutating func write(_ frame: WebSocketFrame) { frame.write(to: &outgoing, maskedBy: &generator) }

  /// Once the answer's head is whole and proves right: the bytes behind it.
  private mutating func endOfHead(_ bytes: Span<UInt8>) throws(WebSocketError) -> [UInt8]? {
    for index in bytes.indices { head.append(bytes[index]) }
    guard let end = head.firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A]) else {
      if head.count > Self.longestHead { throw .badHandshake }
      return nil
    }
    let lines = head[..<end.lowerBound].split(separator: 0x0A)
    let words = String(decoding: lines.first ?? [], as: UTF8.self).split(separator: " ")
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1].prefix(3)) else {
      throw .badHandshake
    }
    let fields = lines.dropFirst().compactMap { HTTPField(received: Array($0).span) }
    try handshake.check(status: status, HTTPFields(fields))
    let rest = Array(head[end.upperBound...])
    head = []
    return rest
  }
}
