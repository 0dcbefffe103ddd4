package import EnsDomain
package import EnsHTTP

/// Opens WebSockets over connections that libcurl makes, with TLS and proxies as for every other exchange.
package final class CurlWebSocketOpener: WebSocketOpener {
  private let settings: CurlSettings
  private let messageBytes: Int
  private var generator: SeededGenerator

  /// `generator` gives keys and masks; `messageBytes` is the longest message that is taken.
  package init(_ settings: CurlSettings, generator: SeededGenerator, messageBytes: Int = 16 << 20) {
    self.settings = settings
    self.generator = generator
    self.messageBytes = messageBytes
  }

  package func open(_ request: HTTPRequest) throws(WebSocketError) -> any WebSocketChannel {
    let seed = SeededGenerator(seed: generator.next())
    let session = WebSocketSession(request, generator: seed, limit: messageBytes)
    return try CurlWebSocket(request, session, settings)
  }
}
