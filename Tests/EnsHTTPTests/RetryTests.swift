import EnsDomain
import EnsHTTP
import Testing

@Suite("trying again")
struct RetryTests {
  /// A clock that stands still, except that sleeping moves it on.
  private final class StillClock {
    private(set) var now = Duration.zero
    private(set) var slept: [Duration] = []

    var waitClock: WaitClock {
      WaitClock(
        monotonic: { self.now }, wall: { Instant(milliseconds: 0) },
        sleep: {
          self.slept.append($0)
          self.now += $0
        })
    }
  }

  private func exchange(_ name: String, _ reply: String, method: String = "GET", path: String = "/a") throws
    -> RecordedExchange
  {
    try #require(
      RecordedExchange(name: name, requestFile: Array("\(method) \(path)\n".utf8), replyFile: Array(reply.utf8)))
  }

  private func retrying(
    _ replies: [String], _ clock: StillClock, method: String = "GET", breaker: CircuitBreaker? = nil, tries: Int = 4
  ) throws -> (RetryingTransport, RecordedTransport) {
    let exchanges = try replies.enumerated().map { try exchange("\($0.offset)", $0.element, method: method) }
    let recorded = RecordedTransport(exchanges, repeatsLast: true)
    let transport = RetryingTransport(
      recorded, policy: RetryPolicy(tries: tries), clock: clock.waitClock, generator: SeededGenerator(seed: 1),
      breaker: breaker)
    return (transport, recorded)
  }

  private let request: HTTPRequest

  init() throws { request = try HTTPRequest(.get, WebURL("http://a.example/a")) }

  @Test("what fails in passing is sent again after growing pauses, without sleeping longer than said")
  func backOff() throws {
    let clock = StillClock()
    let (transport, recorded) = try retrying(
      ["FAILED connection-lost 3", "FAILED refused", "HTTP 503\n\n", "HTTP 200\n\nfine"], clock)
    #expect(try transport.send(request).body == Array("fine".utf8))
    #expect(recorded.requests.count == 4)
    #expect(clock.slept.count == 3)
    for (index, pause) in clock.slept.enumerated() {
      let whole = Duration.milliseconds(500 << index)
      #expect(pause >= whole / 2 && pause <= whole)
    }
  }

  @Test("after the last try the last result stands")
  func lastTry() throws {
    let clock = StillClock()
    let (transport, recorded) = try retrying(["HTTP 503\n\n"], clock)
    #expect(try transport.send(request).status == 503)
    #expect(recorded.requests.count == 4)
    let (other, _) = try retrying(["FAILED timed-out idle"], clock)
    #expect(throws: TransportError.timedOut(.idle)) { try other.send(request) }
  }

  @Test("a server that asks to be left alone is, unless it asks for too long")
  func retryAfter() throws {
    let clock = StillClock()
    let (transport, _) = try retrying(["HTTP 429\nRetry-After: 7\n\n", "HTTP 200\n\n"], clock)
    #expect(try transport.send(request).status == 200)
    #expect(clock.slept == [.seconds(7)])
    let (impatient, recorded) = try retrying(["HTTP 429\nRetry-After: 3600\n\n"], clock)
    #expect(try impatient.send(request).status == 429)
    #expect(recorded.requests.count == 1)
  }

  @Test("a write is sent again only when the server cannot have acted on it")
  func writes() throws {
    let post = try HTTPRequest(.post, WebURL("http://a.example/a"))
    func requests(_ reply: String, _ request: HTTPRequest) throws -> Int {
      let (transport, recorded) = try retrying([reply], StillClock(), method: "POST", tries: 2)
      _ = transport.finish(transport.begin(request))
      return recorded.requests.count
    }
    for reply in [
      "FAILED connection-lost 0", "FAILED timed-out idle", "FAILED timed-out total", "HTTP 503\n\n", "HTTP 500\n\n",
    ] {
      #expect(try requests(reply, post) == 1, "\(reply)")
    }
    for reply in ["FAILED refused", "FAILED unresolved", "FAILED timed-out connect", "HTTP 429\n\n"] {
      #expect(try requests(reply, post) == 2, "\(reply)")
    }
    var repeatable = post
    repeatable.isRepeatable = true
    #expect(try requests("FAILED connection-lost 0", repeatable) == 2)
    #expect(try !HTTPRequest(.put, WebURL("http://a.example/")).isRepeatable)
  }

  @Test(
    "what will not get better is not tried again",
    arguments: [
      "HTTP 404\n\n", "HTTP 401\n\n", "HTTP 509\n\n", "FAILED tls certificate", "FAILED too-large 5",
      "FAILED redirect-refused tooMany",
    ])
  func hopeless(_ reply: String) throws {
    let clock = StillClock()
    let (transport, recorded) = try retrying([reply], clock)
    _ = transport.finish(transport.begin(request))
    #expect(recorded.requests.count == 1 && clock.slept.isEmpty)
  }

  @Test("a body that a sink has had some of is not sent again")
  func sinks() throws {
    let clock = StillClock()
    let (transport, recorded) = try retrying(["HTTP 200 CUT\n\nhalf", "HTTP 200\n\nwhole"], clock)
    let sink = ListSink()
    #expect(throws: TransportError.connectionLost(received: 4)) { try transport.send(request, into: sink) }
    #expect(recorded.requests.count == 1 && sink.bytes == Array("half".utf8))
    let (other, _) = try retrying(["HTTP 503\n\nbusy", "HTTP 200\n\nwhole"], clock)
    #expect(try other.send(request, into: sink).status == 200)
    #expect(sink.bytes == Array("halfwhole".utf8))
  }

  @Test("others go on while one waits, and waiting is bounded by the time given")
  func overlapping() throws {
    let clock = StillClock()
    let recorded = RecordedTransport(
      [
        try exchange("1", "HTTP 503\nRetry-After: 10\n\n"), try exchange("2", "HTTP 200\n\n"),
        try exchange("3", "HTTP 204\n\n", path: "/b"),
      ])
    let transport = RetryingTransport(
      recorded, policy: RetryPolicy(), clock: clock.waitClock, generator: SeededGenerator(seed: 1))
    let waiting = transport.begin(request)
    let other = transport.begin(try HTTPRequest(.get, WebURL("http://a.example/b")))
    #expect(transport.next()?.id == other)
    #expect(transport.next(within: .seconds(3)) == nil)
    #expect(clock.now == .seconds(3))
    #expect(transport.next()?.id == waiting)
    #expect(clock.now == .seconds(10))
    #expect(transport.next() == nil)
  }

  @Test("a server that keeps failing is left alone, and asked again later")
  func breaker() throws {
    let clock = StillClock()
    let (transport, recorded) = try retrying(
      ["FAILED refused", "FAILED refused", "FAILED refused", "HTTP 200\n\n"], clock,
      breaker: CircuitBreaker(threshold: 2, rest: .seconds(10)), tries: 1)
    for _ in 0..<2 { #expect(throws: TransportError.refused(host: "recorded.example")) { try transport.send(request) } }
    #expect(throws: TransportError.leftAlone) { try transport.send(request) }
    #expect(recorded.requests.count == 2)
    clock.waitClock.sleep(.seconds(10))
    #expect(throws: TransportError.refused(host: "recorded.example")) { try transport.send(request) }
    clock.waitClock.sleep(.seconds(19))
    #expect(throws: TransportError.leftAlone) { try transport.send(request) }
    clock.waitClock.sleep(.seconds(1))
    #expect(try transport.send(request).status == 200)
    #expect(try transport.send(request).status == 200)
  }

  @Test("one request alone tries whether a server is back")
  func halfOpen() {
    var breaker = CircuitBreaker(threshold: 1, rest: .seconds(1))
    func allowed(_ times: Duration...) -> [Bool] { times.map { breaker.allows(at: $0) } }
    #expect(allowed(.zero) == [true])
    breaker.failed(at: .zero)
    #expect(allowed(.milliseconds(999), .seconds(1), .seconds(1)) == [false, true, false])
    breaker.gaveUp()
    #expect(allowed(.seconds(1)) == [true])
    breaker.succeeded()
    #expect(allowed(.seconds(1), .seconds(1)) == [true, true])
  }
}

/// Keeps what it is handed.
final class ListSink: BodySink {
  private(set) var bytes: [UInt8] = []
  var pausesAt: Int?

  func receive(_ piece: Span<UInt8>) -> BodyFlow {
    if let pausesAt, bytes.count >= pausesAt { return .pause }
    for index in piece.indices { bytes.append(piece[index]) }
    return .more
  }
}
