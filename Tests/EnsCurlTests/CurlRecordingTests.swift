import EnsCurl
import EnsDomain
import EnsHTTP
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("recording real exchanges")
struct CurlRecordingTests {
  @Test("a recorded conversation is had again without a server, and holds no secret")
  func conversation() throws {
    let folder = try TemporaryFolder()
    let server = try Server.shared()
    let store = try ExchangeFolder(folder.file("recording"))
    let redactor = Redactor([Secret("marker-token")])
    let recording = RecordingTransport(try makeTransport(), redactor: redactor, store: store.store)
    let targets = [
      "/hello", "/echo?q=marker-token", "/cut?bytes=100", "/status?code=503&Retry-After=7", "/gzip",
      "/redirect?to=/hello",
    ]
    let requests = try targets.map { target in
      var request = try HTTPRequest(.get, server.url(target), compression: .gzip)
      try request.fields.set("X-Plex-Token", Secret("marker-token"))
      return request
    }
    let first = requests.map { recording.finish(recording.begin($0)) }
    #expect(store.failure == nil)
    for name in try Files.names(in: folder.file("recording")) {
      let text = try folder.text("recording/\(name.displayed)")
      #expect(!text.contains("marker"), "\(name.displayed)")
      #expect(!text.hasPrefix("GET") || !text.contains("127.0.0.1"))
    }
    let replay = RecordedTransport(try RecordedFolder.exchanges(in: folder.file("recording")), redactor: redactor)
    let second = requests.map { replay.finish(replay.begin($0)) }
    for (one, two) in zip(first, second) {
      switch (one, two) {
      case (.success(let one), .success(let two)):
        #expect(one.status == two.status && redactor.masked(one.body) == two.body && one.date == two.date)
      default: #expect(one == two)
      }
    }
    #expect(replay.unused.isEmpty)
  }

  @Test("what cannot be written is remembered, and the exchange goes on")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("recording")
    let store = try ExchangeFolder(path)
    try Files.removeTree(path)
    let recording = RecordingTransport(try makeTransport(), redactor: Redactor(), store: store.store)
    #expect(try recording.send(HTTPRequest(.get, Server.shared().url("/hello"))).status == 200)
    #expect(store.failure != nil)
  }
}
