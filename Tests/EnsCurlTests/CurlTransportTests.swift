import EnsCurl
import EnsDomain
import EnsHTTP
import EnsPOSIX
import Testing

@Suite("exchanges over libcurl")
struct CurlTransportTests {
  private let server: Server
  private let transport: CurlTransport

  init() throws {
    server = try Server.shared()
    transport = try makeTransport()
  }

  @Test("an answer brings status, fields, body and where it came from")
  func simpleAnswer() throws {
    let url = try server.url("/hello")
    let answer = try transport.send(HTTPRequest(.get, url))
    #expect(answer.status == 200)
    #expect(answer.mediaType == "text/plain")
    #expect(answer.text == "hello")
    #expect(answer.url == url)
    #expect(answer.date != nil)
    #expect(answer.receivedBytes == 5)
  }

  @Test("what is sent is what the request says, secrets and all, and nothing of libcurl's own accord")
  func exactRequest() throws {
    var fields = HTTPFields()
    try fields.set("X-Plex-Token", Secret("marker-token"))
    try fields.set("X-Empty", "")
    try fields.set("X-Name", "Küche")
    let url = try server.url("/echo").adding("addedAt>>", "1 + 1").adding("token", Secret("a&b"))
    let answer = try transport.send(HTTPRequest(.get, url, fields: fields))
    let lines = answer.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "GET /echo?addedAt%3E%3E=1%20%2B%201&token=a%26b HTTP/1.1")
    #expect(
      Set(lines.dropFirst()) == [
        "Host: 127.0.0.1:\(server.port)", "Accept: */*", "X-Plex-Token: marker-token", "X-Empty: ", "X-Name: KÃ¼che",
        "User-Agent: ens-test/1",
      ])
    #expect(!"\(answer.url)".contains("a%26b"))
  }

  @Test(
    "writes carry their body and its length, and no body is a body of length 0", arguments: [HTTPMethod.post, .put])
  func writes(_ method: HTTPMethod) throws {
    let full = try transport.send(HTTPRequest(method, server.url("/echo"), body: Array("{\"a\":1}".utf8)))
    #expect(full.text.contains("\(method.rawValue) /echo HTTP/1.1\n"))
    #expect(full.text.contains("Content-Length: 7\n"))
    #expect(!full.text.contains("Content-Type") && !full.text.contains("Expect"))
    #expect(full.text.hasSuffix("\n\n{\"a\":1}"))
    let empty = try transport.send(HTTPRequest(method, server.url("/echo")))
    #expect(empty.text.contains("Content-Length: 0\n"))
    #expect(!empty.text.contains("Content-Type"))
  }

  @Test("DELETE, HEAD and OPTIONS are sent as such")
  func otherMethods() throws {
    #expect(try transport.send(HTTPRequest(.delete, server.url("/echo"))).text.hasPrefix("DELETE /echo HTTP/1.1\n"))
    #expect(try transport.send(HTTPRequest(.options, server.url("/echo"))).text.hasPrefix("OPTIONS /echo HTTP/1.1\n"))
    let head = try transport.send(HTTPRequest(.head, server.url("/hello")))
    #expect(head.status == 200 && head.body.isEmpty && head.contentLength == 5)
  }

  @Test("a body of a megabyte arrives whole")
  func largeBody() throws {
    let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let answer = try transport.send(HTTPRequest(.post, server.url("/echo"), body: body))
    #expect(answer.body.suffix(body.count).elementsEqual(body))
  }

  @Test("statuses of all sorts are answers, not failures", arguments: [204, 400, 401, 403, 404, 429, 500, 503, 509])
  func statuses(_ status: Int) throws {
    #expect(try transport.send(HTTPRequest(.get, server.url("/status?code=\(status)"))).status == status)
  }

  @Test("an early hint is no answer")
  func earlyHints() throws {
    let answer = try transport.send(HTTPRequest(.get, server.url("/early-hints")))
    #expect(answer.status == 200 && answer.text == "hello" && answer.fields["Link"] == nil)
  }

  @Test("compression is asked for when allowed, undone, and never asked for otherwise")
  func compression() throws {
    let packed = try transport.send(HTTPRequest(.get, server.url("/gzip"), compression: .gzip))
    #expect(packed.text == "{\"a\":1}" && packed.fields["Content-Encoding"] == "gzip")
    let plain = try transport.send(HTTPRequest(.get, server.url("/gzip")))
    #expect(plain.text == "{\"a\":1}" && plain.fields["Content-Encoding"] == nil)
  }

  @Test("parts of a file can be asked for, with a validator")
  func ranges() throws {
    var request = try HTTPRequest(.get, server.url("/range"))
    try request.ask(for: .closed(10, 19), ifUnchangedSince: "\"v1\"")
    let part = try transport.send(request)
    #expect(part.status == 206 && part.body == Array(10...19))
    #expect(part.contentRange == ContentRange("bytes 10-19/10240"))
    try request.ask(for: .from(5), ifUnchangedSince: "\"v0\"")
    #expect(try transport.send(request).status == 200)
    request = try HTTPRequest(.get, server.url("/range"))
    try request.ask(for: .from(20000))
    let beyond = try transport.send(request)
    #expect(beyond.status == 416 && beyond.contentRange?.total == 10240)
  }

  @Test("fifty requests at the same time share four connections and end as they are answered")
  func overlapping() throws {
    let server = try Server.origin()
    var limits = RequestLimits.call
    // Waiting for a connection to be free is not connecting.
    limits.connect = .milliseconds(400)
    var said: [ExchangeID: String] = [:]
    for number in 0..<50 {
      let url = try server.url("/slow?ms=50&say=\(number)")
      said[transport.begin(HTTPRequest(.get, url, limits: limits))] = "\(number)"
    }
    while let end = transport.next() {
      #expect(try end.result.get().text == said.removeValue(forKey: end.id))
    }
    #expect(said.isEmpty)
    // Four connections were made in all, and four requests were being answered at the same time.
    #expect(try transport.send(HTTPRequest(.get, server.url("/counts"))).text == "4 4")
  }

  @Test("one exchange can be waited for while the ends of others are kept")
  func finishingOne() throws {
    let slow = transport.begin(HTTPRequest(.get, try server.url("/slow?ms=100&say=slow")))
    let quick = transport.begin(HTTPRequest(.get, try server.url("/slow?ms=1&say=quick")))
    #expect(try transport.finish(slow).get().text == "slow")
    #expect(try transport.next()?.result.get().text == "quick")
    #expect(transport.next() == nil)
    #expect(transport.finish(quick) == .failure(.cancelled))
  }

  @Test("waiting ends with the time given, with the exchange still under way")
  func waitingForSoLong() throws {
    let id = transport.begin(HTTPRequest(.get, try server.url("/slow?ms=300&say=late")))
    #expect(transport.next(within: .milliseconds(30)) == nil)
    #expect(transport.next(within: .zero) == nil)
    #expect(transport.next()?.id == id)
  }

  @Test("nothing is heard of an exchange that was cancelled")
  func cancelling() throws {
    let silent = transport.begin(HTTPRequest(.get, try server.url("/silent")))
    let hello = transport.begin(HTTPRequest(.get, try server.url("/hello")))
    #expect(transport.next()?.id == hello)
    transport.cancel(silent)
    #expect(transport.next() == nil)
    let done = transport.begin(HTTPRequest(.get, try server.url("/hello")))
    while transport.next(within: .milliseconds(1)) != nil {}
    transport.cancel(done)
    transport.cancel(done)
    #expect(transport.next() == nil)
  }

  @Test("another thread wakes a transport that waits")
  func waking() throws {
    let id = transport.begin(HTTPRequest(.get, try server.url("/silent")))
    let waker = transport.waker
    let thread = try Thread { waker.wake() }
    #expect(transport.next() == nil)
    thread.join()
    transport.cancel(id)
  }

  @Test("an event stream is read as it comes")
  func eventStream() throws {
    let sink = EventSink()
    let request = try HTTPRequest(.get, server.url("/events"), limits: .live)
    let answer = try transport.send(request, into: sink)
    #expect(answer.mediaType == "text/event-stream")
    #expect(sink.events.map(\.data) == ["one", "two"])
    #expect(sink.events.map(\.type) == ["message", "timeline"])
  }
}

/// Reads events from a body.
private final class EventSink: BodySink {
  private var parser = EventStreamParser()
  private(set) var events: [ServerSentEvent] = []

  func receive(_ bytes: Span<UInt8>) -> BodyFlow {
    guard let more = try? parser.feed(bytes) else { return .stop }
    events += more
    return .more
  }
}
