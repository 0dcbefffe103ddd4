package import EnsDomain

/// The opening of a WebSocket: one request and the proof in its answer (RFC 6455, section 4).
package struct WebSocketHandshake: Sendable {
  /// 16 random bytes in base64.
  package let key: String

  init(key: String) { self.key = key }

  package init(using generator: inout SeededGenerator) {
    key = Base64.encode((0..<16).map { _ in UInt8(generator.next() >> 56) })
  }

  /// What the server must send back as `Sec-WebSocket-Accept`.
  package var proof: String {
    Base64.encode(SHA1.digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// The request as it is sent, secrets and all.
  package func bytes(for request: HTTPRequest) -> [UInt8] {
    let url = request.url
    let target = String(url.revealed.dropFirst(url.origin.description.count))
    var lines = [
      "GET \(target) HTTP/1.1", "Host: \(url.origin.authority)", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \(key)",
    ]
    lines += request.fields.map { "\($0.name): \($0.revealed)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Checks the answer.
  package func check(status: Int, _ fields: HTTPFields) throws(WebSocketError) {
    guard status == 101 else { throw .refused(status: status) }
    guard fields["Upgrade"]?.lowercased() == "websocket",
      fields.values("Connection").contains(where: { $0.lowercased().contains("upgrade") }),
      fields["Sec-WebSocket-Accept"] == proof, fields["Sec-WebSocket-Extensions"] == nil,
      fields["Sec-WebSocket-Protocol"] == nil
    else { throw .badHandshake }
  }
}
