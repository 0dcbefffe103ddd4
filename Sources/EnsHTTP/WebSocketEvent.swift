/// What came over a WebSocket.
package enum WebSocketEvent: Hashable, Sendable {
  case text(String)
  case binary([UInt8])
  /// The other side asks for a sign of life; a session answers by itself.
  case ping([UInt8])
  case pong([UInt8])
  /// The other side ends the connection. 1005 stands for no code.
  case closed(code: UInt16, reason: String)
}
