import EnsDomain

/// Reads the frames of a server in pieces of any size and puts messages together (RFC 6455, sections 5 and 8).
package struct WebSocketReader: Sendable {
  private let limit: Int
  private var buffer: [UInt8] = []
  private var opcode: WebSocketFrame.Opcode?
  private var message: [UInt8] = []

  /// `limit` is the most bytes of a message.
  package init(limit: Int = 16 << 20) { self.limit = limit }

  /// Takes the next bytes; gives what is whole by now.
  package mutating func feed(_ bytes: Span<UInt8>) throws(WebSocketError) -> [WebSocketEvent] {
    for index in bytes.indices { buffer.append(bytes[index]) }
    var events: [WebSocketEvent] = []
    var start = 0
    while let frame = try frame(at: start) {
      start = frame.payload.upperBound
      if let event = try take(frame) { events.append(event) }
    }
    buffer.removeFirst(start)
    return events
  }

  private struct Frame {
    let isFinal: Bool
    let opcode: WebSocketFrame.Opcode
    let payload: Range<Int>
  }

  /// The frame that begins here, once all of it has come.
  private func frame(at start: Int) throws(WebSocketError) -> Frame? {
    guard buffer.count - start >= 2 else { return nil }
    let first = buffer[start]
    guard first & 0x70 == 0, buffer[start + 1] & 0x80 == 0,
      let opcode = WebSocketFrame.Opcode(rawValue: first & 0x0F)
    else { throw .badFrame }
    let isFinal = first & 0x80 != 0
    let short = Int(buffer[start + 1])
    if opcode.isControl, !isFinal || short > 125 { throw .badFrame }
    let places = short == 126 ? 2 : short == 127 ? 8 : 0
    guard buffer.count - start >= 2 + places else { return nil }
    let length =
      places == 0 ? UInt64(short) : buffer[(start + 2)..<(start + 2 + places)].reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(limit) else { throw .tooLong(limit: limit) }
    let body = start + 2 + places
    guard buffer.count - body >= Int(length) else { return nil }
    return Frame(isFinal: isFinal, opcode: opcode, payload: body..<body + Int(length))
  }

  private mutating func take(_ frame: Frame) throws(WebSocketError) -> WebSocketEvent? {
    let payload = buffer[frame.payload]
    switch frame.opcode {
    case .ping: return .ping(Array(payload))
    case .pong: return .pong(Array(payload))
    case .close: return try Self.closing(Array(payload))
    case .text, .binary:
      guard opcode == nil else { throw .badFrame }
      opcode = frame.opcode
      message = Array(payload)
    case .continuation:
      guard opcode != nil else { throw .badFrame }
      guard message.count + payload.count <= limit else { throw .tooLong(limit: limit) }
      message.append(contentsOf: payload)
    }
    guard frame.isFinal else { return nil }
    defer {
      opcode = nil
      message = []
    }
    if opcode == .binary { return .binary(message) }
    guard UTF8Validation.isWellFormed(message.span) else { throw .notText }
    return .text(String(decoding: message, as: UTF8.self))
  }

  private static func closing(_ payload: [UInt8]) throws(WebSocketError) -> WebSocketEvent {
    if payload.isEmpty { return .closed(code: 1005, reason: "") }
    guard payload.count >= 2 else { throw .badFrame }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    let reason = Array(payload[2...])
    guard (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code) else {
      throw .badFrame
    }
    guard UTF8Validation.isWellFormed(reason.span) else { throw .notText }
    return .closed(code: code, reason: String(decoding: reason, as: UTF8.self))
  }
}
