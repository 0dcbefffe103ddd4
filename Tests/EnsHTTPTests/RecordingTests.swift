import EnsDomain
import EnsHTTP
import Testing

@Suite("recording and replaying")
struct RecordingTests {
  private let redactor = Redactor([Secret("marker-token")])

  private func exchange(_ name: String, _ request: String, _ reply: String) throws -> RecordedExchange {
    try #require(RecordedExchange(name: name, requestFile: Array(request.utf8), replyFile: Array(reply.utf8)))
  }

  private func request(_ target: String, _ method: HTTPMethod = .get, body: String = "") throws -> HTTPRequest {
    var request = HTTPRequest(method, try WebURL("http://a.example").joining(target), body: Array(body.utf8))
    try request.fields.set("X-Plex-Token", Secret("marker-token"))
    try request.fields.set("accept", "application/json")
    return request
  }

  /// What a `RecordingTransport` stores.
  private final class Files {
    private(set) var files: [String: [UInt8]] = [:]
    func store(_ name: String, _ bytes: [UInt8]) { files[name] = bytes }
    func text(_ name: String) -> String? { files[name].map { String(decoding: $0, as: UTF8.self) } }
    var exchanges: [RecordedExchange] {
      files.keys.filter { $0.hasSuffix(".request") }.compactMap { key in
        let name = String(key.dropLast(8))
        return RecordedExchange(name: name, requestFile: files[key] ?? [], replyFile: files[name + ".reply"] ?? [])
      }
    }
  }

  @Test("the exact request is expected: method, path, sorted query, sorted fields, body")
  func matching() throws {
    let text = """
      POST /library?X-Plex-Token=••••&a=1&b=2
      Host: server1.example
      accept: application/json
      X-Plex-Token: ••••

      {"a":1}

      """
    let made = try request("/library?b=2&X-Plex-Token=marker-token&a=1", .post, body: "{\"a\":1}")
    let transport = RecordedTransport([try exchange("1", text, "HTTP 200\n\nyes")])
    #expect(try transport.send(made).body == Array("yes".utf8))
    #expect(transport.unused.isEmpty)
    for (from, to) in [
      ("POST", "PUT"), ("a=1", "a=2"), ("&b=2", ""), ("json", "xml"), ("{\"a\":1}", "{}"), ("server1", "server2"),
    ] {
      let other = RecordedTransport([try exchange("1", text.replacing(from, with: to), "HTTP 200\n\n")])
      #expect(throws: TransportError.unrecorded(request: text.dropLast().description)) { try other.send(made) }
      #expect(other.unused == ["1"])
    }
  }

  @Test("a recording without a host holds for every host; with one, servers are told apart by the order they are met")
  func hosts() throws {
    let transport = RecordedTransport([
      try exchange("1", "GET /a\nHost: server1.example\n", "HTTP 200\n\nfirst"),
      try exchange("2", "GET /a\nHost: server2.example\n", "HTTP 200\n\nsecond"),
      try exchange("3", "GET /b\n", "HTTP 200\n\nany"),
    ])
    let (one, two) = (try WebURL("http://one.example/"), try WebURL("https://two.example/"))
    #expect(try transport.send(HTTPRequest(.get, one.joining("/a"))).body == Array("first".utf8))
    #expect(try transport.send(HTTPRequest(.get, two.joining("/a"))).body == Array("second".utf8))
    #expect(try transport.send(HTTPRequest(.get, two.joining("/b"))).body == Array("any".utf8))
  }

  @Test("the same request is answered in the order of the names, and not once more unless told so")
  func order() throws {
    let exchanges = try ["2", "1"].map { try exchange($0, "GET /a", "HTTP 200\n\n\($0)") }
    let get = try HTTPRequest(.get, WebURL("http://a.example/a"))
    let strict = RecordedTransport(exchanges)
    #expect(try strict.send(get).body == Array("1".utf8) && strict.send(get).body == Array("2".utf8))
    #expect(throws: TransportError.self) { try strict.send(get) }
    let lenient = RecordedTransport(exchanges, repeatsLast: true)
    for expected in ["1", "2", "2"] { #expect(try lenient.send(get).body == Array(expected.utf8)) }
  }

  @Test("recorded failures, cuts, redirects and limits happen as they would")
  func faults() throws {
    let transport = RecordedTransport([
      try exchange("1", "GET /cut", "HTTP 200 CUT\nContent-Type: text/plain\n\nhalf"),
      try exchange("2", "GET /tls", "FAILED tls certificate"),
      try exchange("3", "GET /from", "HTTP 302\r\nLocation: /to\r\n\r\n"),
      try exchange("4", "GET /to", "HTTP 200\r\nX: y\r\n\r\nthere"),
      try exchange("5", "GET /long", "HTTP 200\n\n0123456789"),
      try exchange("6", "GET /away", "HTTP 302\nLocation: http://b.example/\n\n"),
    ])
    let base = try WebURL("http://a.example/")
    func get(_ key: String, limit: Int64 = 100) throws -> Result<HTTPResponse, TransportError> {
      transport.finish(
        transport.begin(HTTPRequest(.get, try base.joining(key), limits: RequestLimits(bodyBytes: limit))))
    }
    #expect(try get("/cut") == .failure(.connectionLost(received: 4)))
    #expect(try get("/tls") == .failure(.tls(.certificate)))
    let followed = try get("/from").get()
    #expect(followed.body == Array("there".utf8) && followed.fields["x"] == "y")
    #expect(followed.url == (try base.joining("/to")))
    #expect(try get("/long", limit: 9) == .failure(.tooLarge(limit: 9)))
    #expect(try get("/away") == .failure(.redirectRefused(.otherOrigin)))
    #expect(transport.requests.count == 6)
  }

  @Test("sinks are fed in pieces, and can pause")
  func sinks() throws {
    let body = String(repeating: "0123456789", count: 100)
    let transport = RecordedTransport([try exchange("1", "GET /a", "HTTP 200\n\n\(body)")], pieceBytes: 7)
    let sink = ListSink()
    sink.pausesAt = 500
    let id = transport.begin(try HTTPRequest(.get, WebURL("http://a.example/a")), into: sink)
    #expect(transport.next() == nil && sink.bytes.count == 504)
    sink.pausesAt = nil
    transport.resume(id)
    #expect(try transport.next()?.result.get().receivedBytes == 1000)
    #expect(sink.bytes == Array(body.utf8))
  }

  @Test("what is recorded answers the same requests in the same way, and holds no secret")
  func roundTrip() throws {
    let replies = [
      "HTTP 200\nContent-Type: application/json\nDate: Sun, 06 Nov 1994 08:49:37 GMT\nSet-Cookie: marker-token\n"
        + "X-Echo: marker-token\n\n{\"authToken\":\"fresh-secret\",\"u\":\"/p?X-Plex-Token=marker-token\"}",
      "FAILED timed-out idle", "HTTP 200 CUT\n\nhalf", "HTTP 404\n\n",
    ]
    let paths = ["/a", "/b/c%20d", "/e", "/"]
    let requests = try paths.map { try request("\($0)?X-Plex-Token=marker-token&q=a+b") }
    let original = try zip(paths, replies).map { path, reply in
      try exchange(path, "GET \(path)?X-Plex-Token=••••&q=a+b\naccept: application/json\nX-Plex-Token: ••••", reply)
    }
    let files = Files()
    let recording = RecordingTransport(
      RecordedTransport(original, redactor: redactor), redactor: redactor, store: files.store)
    let first = requests.map { recording.finish(recording.begin($0, into: ListSink())) }
    #expect(
      files.files.keys.sorted() == [
        "0001-get-a.reply", "0001-get-a.request", "0002-get-b-c-20d.reply", "0002-get-b-c-20d.request",
        "0003-get-e.reply", "0003-get-e.request", "0004-get-root.reply", "0004-get-root.request",
      ])
    for bytes in files.files.values {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("marker") && !text.contains("fresh-secret") && !text.contains("a.example"))
    }
    #expect(files.text("0003-get-e.reply") == "HTTP 200 CUT\n\nhalf")
    #expect(files.text("0002-get-b-c-20d.reply") == "FAILED timed-out idle\n")
    let replay = RecordedTransport(files.exchanges, redactor: redactor)
    for (request, result) in zip(requests, first) {
      let again = replay.finish(replay.begin(request, into: ListSink()))
      switch (result, again) {
      case (.success(let one), .success(let two)):
        #expect(one.status == two.status && one.date == two.date && one.mediaType == two.mediaType)
      default: #expect(result == again)
      }
    }
    #expect(replay.unused.isEmpty)
  }
}
