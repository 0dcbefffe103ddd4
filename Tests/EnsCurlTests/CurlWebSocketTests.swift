import EnsCurl
import EnsDomain
import EnsHTTP
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("WebSockets over libcurl, with a server made by others")
struct CurlWebSocketTests {
  private static func server(_ certificate: Certificate? = nil) throws -> Server {
    let script = FilePath(#filePath).parent.appending("Servers/websocket.py").displayed
    return try Server("/usr/bin/python3", [script] + (certificate.map { [$0.certificate, $0.key] } ?? []))
  }

  private func open(
    _ url: WebURL, trusting certificate: Certificate? = nil, messageBytes: Int = 1 << 20
  ) throws -> any WebSocketChannel {
    let settings = CurlSettings(
      userAgent: "ens-test/1", trustStore: certificate?.certificate, usesProxies: false)
    let opener = CurlWebSocketOpener(settings, generator: SeededGenerator(seed: 5), messageBytes: messageBytes)
    var request = HTTPRequest(.get, url)
    try request.fields.set("X-Plex-Token", Secret("marker-token"))
    return try opener.open(request)
  }

  /// The next event, within 20 s.
  private func next(_ channel: any WebSocketChannel) throws -> WebSocketEvent? {
    try channel.receive(within: .seconds(20)).first
  }

  @Test("messages of all kinds and sizes go to and fro", arguments: [false, true])
  func messages(isSecure: Bool) throws {
    let folder = try TemporaryFolder()
    let certificate = isSecure ? try Certificate(in: folder) : nil
    let server = try Self.server(certificate)
    let url = try server.url("/:/websockets/notifications", scheme: isSecure ? "https" : "http")
    let channel = try open(url.adding("token", Secret("a&b")), trusting: certificate)
    #expect(try next(channel) == .text("/:/websockets/notifications?token=a%26b marker-token"))
    for text in ["hällo", String(repeating: "x", count: 125), String(repeating: "y", count: 126)] {
      try channel.send(text)
      #expect(try next(channel) == .text(text))
    }
    let long = String(repeating: "ü", count: 50_000)
    try channel.send(long)
    #expect(try next(channel) == .text(long))
    try channel.send("pieces")
    #expect(try next(channel) == .text("one two three"))
    try channel.send("binary")
    #expect(try next(channel) == .binary(Array(0...255)))
    try channel.send("ping")
    guard case .ping = try next(channel) else {
      Issue.record("a ping was expected")
      return
    }
    #expect(try next(channel) == .text("alive"))
    try channel.ping()
    #expect(try next(channel) == .pong([]))
  }

  @Test("waiting for nothing ends in time")
  func silence() throws {
    let server = try Self.server()
    let channel = try open(server.url("/"))
    _ = try next(channel)
    #expect(try channel.receive(within: .milliseconds(30)).isEmpty)
  }

  @Test("the server's goodbye is an event, and a lost connection an error")
  func endings() throws {
    let server = try Self.server()
    let channel = try open(server.url("/"))
    _ = try next(channel)
    try channel.send("leave")
    #expect(try next(channel) == .closed(code: 4001, reason: "enough"))
    let other = try open(server.url("/"))
    _ = try next(other)
    try other.send("vanish")
    #expect(throws: WebSocketError.transport(.connectionLost(received: 0))) { try other.receive(within: .seconds(20)) }
  }

  @Test("a message longer than allowed ends the connection")
  func tooLong() throws {
    let server = try Self.server()
    let channel = try open(server.url("/"), messageBytes: 1000)
    _ = try next(channel)
    try channel.send("large")
    #expect(throws: WebSocketError.tooLong(limit: 1000)) { try channel.receive(within: .seconds(20)) }
  }

  @Test("a server that does not want to is told apart from one that is not there")
  func refusals() throws {
    let server = try Self.server()
    #expect(throws: WebSocketError.refused(status: 403)) { try open(server.url("/refused")) }
    let plain = try Server.shared()
    #expect(throws: WebSocketError.refused(status: 200)) { try open(plain.url("/hello")) }
    var port = 0
    do { port = try Self.server().port }
    let nobody = try WebURL("http://127.0.0.1:\(port)/")
    #expect(throws: WebSocketError.transport(.refused(host: "127.0.0.1"))) { try open(nobody) }
  }
}
