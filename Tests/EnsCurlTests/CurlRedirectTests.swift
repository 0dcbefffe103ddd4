import EnsCurl
import EnsDomain
import EnsHTTP
import Testing

@Suite("redirects over libcurl")
struct CurlRedirectTests {
  private let server: Server
  private let other: Server
  private let transport: CurlTransport

  init() throws {
    server = try Server.shared()
    other = try Server.origin()
    transport = try makeTransport()
  }

  private func request(
    _ policy: RedirectPolicy, to target: String, _ method: HTTPMethod = .get, status: Int = 302
  ) throws -> HTTPRequest {
    var fields = HTTPFields()
    try fields.set("X-Plex-Token", Secret("marker-token"))
    try fields.set("Accept", "application/json")
    let url = try server.url("/redirect").adding("to", target).adding("status", "\(status)")
    return HTTPRequest(method, url, fields: fields, redirects: policy)
  }

  @Test("a redirect within the origin is followed with everything", arguments: [301, 302, 303, 307, 308])
  func sameOrigin(_ status: Int) throws {
    let answer = try transport.send(request(.sameOrigin, to: "/echo?a=1", status: status))
    #expect(answer.text.contains("X-Plex-Token: marker-token"))
    #expect(answer.url == (try server.url("/echo?a=1")))
  }

  @Test("credentials never follow to another origin")
  func otherOrigin() throws {
    let target = try other.url("/echo").description
    #expect(
      transport.finish(transport.begin(try request(.sameOrigin, to: target)))
        == .failure(.redirectRefused(.otherOrigin)))
    let echoed = try request(.anyOrigin, to: target + "?X-Plex-Token=marker-token&own=1&t=marker-token")
    let answer = try transport.send(echoed)
    #expect(answer.text.hasPrefix("GET /echo?own=1 HTTP/1.1\n"))
    #expect(answer.text.contains("Accept: application/json"))
    #expect(!answer.text.contains("marker-token"))
    #expect(answer.url.origin.port == other.port)
  }

  @Test(
    "a redirect of a POST is the answer, and nothing is sent anywhere else",
    arguments: [HTTPMethod.post, .put, .delete])
  func writes(_ method: HTTPMethod) throws {
    let target = try other.url("/mark").description
    let answer = try transport.send(request(.anyOrigin, to: target, method))
    #expect(answer.status == 302 && answer.text == "moved")
    #expect(try transport.send(HTTPRequest(.get, other.url("/seen"))).text == "")
  }

  @Test("without leave a redirect is the answer")
  func unfollowed() throws {
    let answer = try transport.send(request(.none, to: "/echo"))
    #expect(answer.status == 302 && answer.fields["Location"] == "/echo")
  }

  @Test("redirects in a circle end")
  func circle() throws {
    let loop = try HTTPRequest(.get, server.url("/loop"))
    #expect(transport.finish(transport.begin(loop)) == .failure(.redirectRefused(.tooMany)))
  }

  @Test("nothing but http and https is followed", arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://a/"])
  func otherSchemes(_ target: String) throws {
    let result = transport.finish(transport.begin(try request(.anyOrigin, to: target)))
    #expect(result == .failure(.redirectRefused(.notAURL)))
  }

  @Test("a sink sees the last answer alone")
  func sink() throws {
    let sink = CollectingSink()
    let answer = try transport.send(request(.sameOrigin, to: "/hello"), into: sink)
    #expect(sink.heads.map(\.status) == [200] && sink.bytes == Array("hello".utf8))
    #expect(answer.body.isEmpty && answer.receivedBytes == 5)
  }
}
