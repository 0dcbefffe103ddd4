import EnsCurl
import EnsDomain
import EnsHTTP
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("bodies that are streamed")
struct CurlSinkTests {
  private let server: Server
  private let transport: CurlTransport

  init() throws {
    server = try Server.shared()
    transport = try makeTransport()
  }

  @Test("a body comes in order, in pieces, and not in the answer")
  func streaming() throws {
    let sink = CollectingSink()
    let answer = try transport.send(HTTPRequest(.get, server.url("/big?bytes=3000000"), limits: .media), into: sink)
    #expect(answer.body.isEmpty && answer.receivedBytes == 3_000_000)
    #expect(sink.bytes.count == 3_000_000 && sink.longestPiece < 1 << 20)
    #expect(sink.bytes.indices.allSatisfy { sink.bytes[$0] == UInt8(truncatingIfNeeded: $0) })
  }

  @Test("the words of an error are collected although there is a sink")
  func errorWords() throws {
    let sink = CollectingSink()
    let answer = try transport.send(HTTPRequest(.get, server.url("/status?code=503")), into: sink)
    #expect(answer.text == "words" && sink.calls == 0 && sink.heads.count == 1)
  }

  @Test("a sink can refuse a body by its head, or stop in the middle")
  func refusing() throws {
    let url = try server.url("/big?bytes=3000000")
    let refusing = CollectingSink(.refuse)
    #expect(transport.finish(transport.begin(HTTPRequest(.get, url), into: refusing)) == .failure(.cancelled))
    #expect(refusing.calls == 0)
    let stopping = CollectingSink()
    stopping.flow = { $0.total > 100_000 ? .stop : .more }
    #expect(transport.finish(transport.begin(HTTPRequest(.get, url), into: stopping)) == .failure(.cancelled))
    #expect(stopping.total < 3_000_000)
  }

  @Test("a sink that pauses is handed the same bytes again, and nothing is lost", arguments: ["", "&chunked=1"])
  func pausing(_ more: String) throws {
    let sink = CollectingSink()
    sink.flow = { $0.calls % 3 == 2 ? .pause : .more }
    let id = transport.begin(HTTPRequest(.get, try server.url("/big?bytes=2000000\(more)"), limits: .media), into: sink)
    var ends: [FinishedExchange] = []
    // Nothing can move while it is paused, so `next` comes back.
    while ends.isEmpty {
      if let end = transport.next() { ends.append(end) } else { transport.resume(id) }
    }
    #expect(try ends[0].result.get().receivedBytes == 2_000_000)
    #expect(sink.bytes.count == 2_000_000)
    #expect(sink.bytes.indices.allSatisfy { sink.bytes[$0] == UInt8(truncatingIfNeeded: $0) })
    #expect(sink.calls > 10)
  }

  @Test("other exchanges go on while one is paused, and a paused one does not time out")
  func pausedBesideOthers() throws {
    let sink = CollectingSink()
    sink.flow = { $0.calls == 1 ? .pause : .more }
    let limits = RequestLimits(idle: .seconds(1), bodyBytes: .max)
    let paused = transport.begin(HTTPRequest(.get, try server.url("/big?bytes=200000"), limits: limits), into: sink)
    #expect(transport.next() == nil)
    let other = transport.begin(HTTPRequest(.get, try server.url("/slow?ms=1500&say=x")))
    #expect(transport.next()?.id == other)
    transport.resume(paused)
    #expect(try transport.finish(paused).get().receivedBytes == 200_000)
  }

  @Test("waiting for an exchange that is paused for good ends it")
  func pausedForGood() throws {
    let sink = CollectingSink()
    sink.flow = { _ in .pause }
    let id = transport.begin(HTTPRequest(.get, try server.url("/big?bytes=200000")), into: sink)
    #expect(transport.finish(id) == .failure(.cancelled))
  }

  @Test("a limit of speed is kept")
  func speed() throws {
    var limits = RequestLimits.media
    limits.bytesPerSecond = 5_000_000
    let start = SystemClock.monotonicNanoseconds()
    let answer = try transport.send(HTTPRequest(.get, server.url("/big?bytes=10000000"), limits: limits))
    let milliseconds = (SystemClock.monotonicNanoseconds() - start) / 1_000_000
    #expect(answer.body.count == 10_000_000)
    // The first burst is not held back.
    #expect(milliseconds > 1000)
  }

  @Test("a sink that pauses holds the server back")
  func backPressure() throws {
    let server = try Server.origin()
    let sink = CollectingSink(keeps: false)
    sink.flow = { $0.calls % 50 == 0 ? .pause : .more }
    let id = transport.begin(HTTPRequest(.get, try server.url("/big?bytes=400000000"), limits: .media), into: sink)
    for _ in 0..<20 {
      #expect(transport.next() == nil)
      let sent = try transport.send(HTTPRequest(.get, server.url("/sent")))
      let ahead = try #require(Int(sent.text)) - sink.total
      // What the server is ahead lies in the kernel's buffers, and not all 400 MB do.
      #expect(ahead < 64 << 20)
      transport.resume(id)
    }
    #expect(sink.total > 1_000_000)
    transport.cancel(id)
  }
}
