import EnsCurl
import EnsDomain
import EnsHTTP
import Testing

@Suite("what a transport holds")
struct CurlOwnershipTests {
  private let server: Server

  init() throws { server = try Server.shared() }

  private func makeSink(_ flow: BodyFlow = .more) -> CollectingSink {
    let sink = CollectingSink()
    sink.flow = { _ in flow }
    return sink
  }

  @Test("a sink is let go when its exchange ends, fails, is cancelled, or its transport ends")
  func sinks() throws {
    let transport = try makeTransport()
    weak var done: CollectingSink?
    weak var failed: CollectingSink?
    weak var cancelled: CollectingSink?
    weak var paused: CollectingSink?
    weak var under: CollectingSink?
    do {
      let sinks = (makeSink(), makeSink(), makeSink(), makeSink(.pause), makeSink())
      (done, failed, cancelled, paused, under) = sinks
      _ = transport.finish(transport.begin(try HTTPRequest(.get, server.url("/hello")), into: sinks.0))
      _ = transport.finish(transport.begin(try HTTPRequest(.get, server.url("/cut?bytes=10")), into: sinks.1))
      let id = transport.begin(try HTTPRequest(.get, server.url("/silent")), into: sinks.2)
      #expect(transport.next(within: .milliseconds(20)) == nil)
      transport.cancel(id)
      let other = try makeTransport()
      _ = other.begin(try HTTPRequest(.get, server.url("/big?bytes=1000000")), into: sinks.3)
      #expect(other.next() == nil)
      _ = other.begin(try HTTPRequest(.get, server.url("/silent")), into: sinks.4)
      #expect(other.next(within: .milliseconds(20)) == nil)
      #expect(done != nil && failed != nil && cancelled != nil && paused != nil && under != nil)
    }
    #expect(done == nil && failed == nil && cancelled == nil && paused == nil && under == nil)
  }

  @Test("a sink may begin and cancel exchanges of the transport that calls it")
  func reentry() throws {
    let transport = try makeTransport()
    let sink = CollectingSink()
    let silent = transport.begin(try HTTPRequest(.get, server.url("/silent")))
    let hello = try HTTPRequest(.get, server.url("/hello"))
    var begun: ExchangeID?
    sink.flow = { [unowned transport] _ in
      if begun == nil {
        begun = transport.begin(hello)
        transport.cancel(silent)
      }
      return .more
    }
    let big = transport.begin(try HTTPRequest(.get, server.url("/big?bytes=1000000")), into: sink)
    var ends: [ExchangeID: Int] = [:]
    while let end = transport.next() { ends[end.id] = try end.result.get().status }
    #expect(ends == [big: 200, try #require(begun): 200])
  }

  @Test("a sink may cancel its own exchange")
  func cancellingItself() throws {
    let transport = try makeTransport()
    let sink = CollectingSink()
    var own: ExchangeID?
    sink.flow = { [unowned transport] _ in
      own.map { transport.cancel($0) }
      return .more
    }
    own = transport.begin(try HTTPRequest(.get, server.url("/big?bytes=100000000"), limits: .media), into: sink)
    #expect(transport.next() == nil)
    #expect(sink.total < 100_000_000)
    #expect(try transport.send(HTTPRequest(.get, server.url("/hello"))).status == 200)
  }
}
