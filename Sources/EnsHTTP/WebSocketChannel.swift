/// An open WebSocket.
package protocol WebSocketChannel: AnyObject {
  /// What came, waiting for it no longer than this; empty when nothing did. A close of the server is the last event.
  func receive(within time: Duration) throws(WebSocketError) -> [WebSocketEvent]

  /// Sends a message of text.
  func send(_ text: String) throws(WebSocketError)

  /// Asks the server for a sign of life.
  func ping() throws(WebSocketError)

  /// Says goodbye. What fails then does not matter any more.
  func close()
}

/// Opens WebSockets.
package protocol WebSocketOpener: AnyObject {
  /// Opens one by a GET request, whose limits for connecting and for the whole hold for the handshake.
  func open(_ request: HTTPRequest) throws(WebSocketError) -> any WebSocketChannel
}
