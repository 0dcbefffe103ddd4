/// Why a WebSocket cannot be opened or goes wrong (RFC 6455).
package enum WebSocketError: Error, Hashable {
  /// The server answered the handshake with something else.
  case refused(status: Int)
  /// The server says it agrees, without the proof.
  case badHandshake
  /// A frame that the protocol forbids: masked by the server, reserved bits or codes, a control frame in pieces.
  case badFrame
  /// A message of text that is not UTF-8.
  case notText
  /// A message longer than allowed.
  case tooLong(limit: Int)
  /// The connection beneath failed.
  case transport(TransportError)

  /// The code that the other side is told (RFC 6455, section 7.4.1).
  package var closeCode: UInt16 {
    switch self {
    case .notText: 1007
    case .tooLong: 1009
    case .badFrame, .refused, .badHandshake: 1002
    case .transport: 1006
    }
  }
}

extension WebSocketError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let status): "the server does not open a WebSocket (status \(status))"
    case .badHandshake: "the server's WebSocket handshake is wrong"
    case .badFrame: "the server sent a frame that WebSocket forbids"
    case .notText: "the server sent text that is not UTF-8"
    case .tooLong(let limit): "the server sent a message of more than \(limit) bytes"
    case .transport(let error): error.description
    }
  }
}
