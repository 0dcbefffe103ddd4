import EnsCurl
import EnsDomain
import EnsHTTP
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("servers that fail")
struct CurlFaultTests {
  private let server: Server
  private let transport: CurlTransport

  init() throws {
    server = try Server.shared()
    transport = try makeTransport()
  }

  private func failure(_ target: String, _ limits: RequestLimits = .call) throws -> TransportError? {
    let request = try HTTPRequest(.get, server.url(target), limits: limits, compression: .gzip)
    guard case .failure(let error) = transport.finish(transport.begin(request)) else { return nil }
    return error
  }

  @Test("a connection cut in the middle of a body is told with the bytes that came")
  func cutBody() throws {
    #expect(try failure("/cut?bytes=5000") == .connectionLost(received: 5000))
    guard case .connectionLost = try failure("/cut?bytes=5000&reset=1") else {
      Issue.record("a reset is a lost connection")
      return
    }
    #expect(try failure("/cut-chunked") == .connectionLost(received: 5))
    #expect(try failure("/drop") == .connectionLost(received: 0))
  }

  @Test("what is not HTTP is malformed, and so is a body that is not what it says")
  func malformed() throws {
    #expect(try failure("/garbage") == .malformed)
    #expect(try failure("/garbled") == .malformed)
    let head = try failure("/endless-head")
    #expect(head == .malformed || head == .library(code: 27) || head == .library(code: 100))
  }

  @Test("a server that accepts and says nothing, or drips, is given up after the idle time")
  func idle() throws {
    let limits = RequestLimits(idle: .seconds(1))
    #expect(try failure("/silent", limits) == .timedOut(.idle))
    #expect(try failure("/drip", limits) == .timedOut(.idle))
  }

  @Test("an exchange that goes on too long is given up, though bytes come")
  func total() throws {
    #expect(try failure("/drip?every=0.02", RequestLimits(total: .milliseconds(300))) == .timedOut(.total))
  }

  @Test("a server that is not there refuses; a name without an address is not known")
  func noServer() throws {
    var port = 0
    do { port = try Server.origin().port }
    let nobody = try HTTPRequest(.get, WebURL("http://127.0.0.1:\(port)/"))
    #expect(transport.finish(transport.begin(nobody)) == .failure(.refused(host: "127.0.0.1")))
    let unknown = try HTTPRequest(.get, WebURL("http://nowhere.invalid/"))
    #expect(transport.finish(transport.begin(unknown)) == .failure(.unresolved(host: "nowhere.invalid")))
  }

  @Test("a body longer than allowed is refused, told in advance or not, packed or not", arguments: ["", "&chunked=1"])
  func tooLarge(_ more: String) throws {
    let limits = RequestLimits(bodyBytes: 40_000_000 - 1)
    #expect(try failure("/big?bytes=40000000\(more)", limits) == .tooLarge(limit: 39_999_999))
    let request = try HTTPRequest(
      .get, server.url("/big?bytes=40000000\(more)"), limits: RequestLimits(bodyBytes: 40_000_000))
    #expect(try transport.send(request).body.count == 40_000_000)
    #expect(try failure("/bomb", RequestLimits(bodyBytes: 1 << 20)) == .tooLarge(limit: 1 << 20))
  }

  @Test("after a failure the next request goes through")
  func recovery() throws {
    _ = try failure("/cut?bytes=10")
    _ = try failure("/garbage")
    #expect(try transport.send(HTTPRequest(.get, server.url("/hello"))).text == "hello")
  }

  @Test("a certificate that nobody vouches for is refused; one that is trusted is not")
  func certificates() throws {
    let folder = try TemporaryFolder()
    let certificate = try Certificate(in: folder)
    let secure = try Server.origin(certificate)
    let request = try HTTPRequest(.get, secure.url("/hello", scheme: "https"))
    #expect(transport.finish(transport.begin(request)) == .failure(.tls(.certificate)))
    let trusting = try makeTransport(trusting: certificate)
    #expect(try trusting.send(request).text == "hello")
    let plain = try HTTPRequest(.get, server.url("/hello", scheme: "https"))
    #expect(transport.finish(transport.begin(plain)) == .failure(.tls(.handshake)))
  }

  @Test("a trusted certificate for another name is refused")
  func wrongName() throws {
    let folder = try TemporaryFolder()
    let certificate = try Certificate(in: folder, names: "DNS:elsewhere.example")
    let secure = try Server.origin(certificate)
    let trusting = try makeTransport(trusting: certificate)
    let request = try HTTPRequest(.get, secure.url("/hello", scheme: "https"))
    #expect(trusting.finish(trusting.begin(request)) == .failure(.tls(.certificate)))
  }

  @Test("a write is never sent twice by libcurl's own accord, and a read that may be is")
  func noSecondWrite() throws {
    let server = try Server.origin()
    let transport = try makeTransport(connectionsPerHost: 1)
    _ = try transport.send(HTTPRequest(.get, server.url("/leaving")))
    _ = transport.finish(transport.begin(HTTPRequest(.post, try server.url("/mark"))))
    let posts = try transport.send(HTTPRequest(.get, server.url("/seen"))).text.split(separator: "\n")
    #expect(posts.count { $0.contains("POST /mark") } == 1)
    _ = try transport.send(HTTPRequest(.get, server.url("/leaving")))
    #expect(try transport.send(HTTPRequest(.get, server.url("/mark"))).text == "marked")
  }
}
