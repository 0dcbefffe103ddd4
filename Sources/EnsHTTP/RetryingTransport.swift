package import EnsDomain

/// Sends again what failed in passing, as a policy says, and leaves servers alone that keep failing.
///
/// Other exchanges go on while one waits for its next try. An exchange whose sink has been handed bytes is not sent again:
/// only its owner knows how to go on from there. While nothing but a pause is waited for, no waker cuts it short.
package final class RetryingTransport: Transport {
  /// One request on its way through several tries.
  private struct Attempt {
    let request: HTTPRequest
    let sink: NoticingSink?
    var tries = 0
    /// The exchange of the transport beneath; nil while the next try is waited for.
    var inner: ExchangeID?
    var due: Duration?
  }

  private let inner: any Transport
  private let policy: RetryPolicy
  private let clock: WaitClock
  private let breaker: CircuitBreaker?
  private var generator: SeededGenerator
  private var breakers: [WebOrigin: CircuitBreaker] = [:]
  private var attempts: [ExchangeID: Attempt] = [:]
  private var owners: [ExchangeID: ExchangeID] = [:]
  private var finished: [FinishedExchange] = []
  private var count = 0

  /// `breaker` is the fresh state that every origin starts with; nil for none.
  package init(
    _ inner: any Transport, policy: RetryPolicy, clock: WaitClock, generator: SeededGenerator,
    breaker: CircuitBreaker? = nil
  ) {
    self.inner = inner
    self.policy = policy
    self.clock = clock
    self.generator = generator
    self.breaker = breaker
  }

  package func begin(_ request: HTTPRequest, into sink: (any BodySink)?) -> ExchangeID {
    count += 1
    let id = ExchangeID(count)
    attempts[id] = Attempt(request: request, sink: sink.map { NoticingSink($0) })
    start(id)
    return id
  }

  package func next(within time: Duration?) -> FinishedExchange? {
    advance(within: time) { $0.finished.isEmpty ? nil : $0.finished.removeFirst() }
  }

  package func finish(_ id: ExchangeID) -> Result<HTTPResponse, TransportError> {
    let found = advance(within: nil) { transport in
      transport.finished.firstIndex { $0.id == id }.map { transport.finished.remove(at: $0) }
    }
    if let found { return found.result }
    cancel(id)
    return .failure(.cancelled)
  }

  package func resume(_ id: ExchangeID) {
    if let inner = attempts[id]?.inner { self.inner.resume(inner) }
  }

  package func cancel(_ id: ExchangeID) {
    finished.removeAll { $0.id == id }
    guard let attempt = attempts.removeValue(forKey: id), let inner = attempt.inner else { return }
    owners[inner] = nil
    breakers[attempt.request.url.origin]?.gaveUp()
    self.inner.cancel(inner)
  }

  /// Moves everything on until `take` gives something, the time is over, or nothing can move.
  private func advance(
    within time: Duration?, _ take: (RetryingTransport) -> FinishedExchange?
  ) -> FinishedExchange? {
    let deadline = time.map { clock.monotonic() + $0 }
    while true {
      startWhatIsDue()
      if let result = take(self) { return result }
      let now = clock.monotonic()
      let due = attempts.values.compactMap(\.due).min()
      let until = [deadline, due].compactMap { $0 }.min()
      if !owners.isEmpty, let end = inner.next(within: until.map { max(.zero, $0 - now) }) {
        settle(end)
        continue
      }
      // Nothing beneath ended in time, or nothing can.
      guard let until else { return nil }
      let left = until - clock.monotonic()
      if left > .zero { clock.sleep(left) }
      if let deadline, clock.monotonic() >= deadline {
        startWhatIsDue()
        return take(self)
      }
    }
  }

  private func startWhatIsDue() {
    let now = clock.monotonic()
    for id in attempts.keys.sorted() {
      if let due = attempts[id]?.due, due <= now { start(id) }
    }
  }

  private func start(_ id: ExchangeID) {
    guard var attempt = attempts[id] else { return }
    let origin = attempt.request.url.origin
    if let breaker {
      guard breakers[origin, default: breaker].allows(at: clock.monotonic()) else {
        attempts[id] = nil
        return finished.append(FinishedExchange(id: id, result: .failure(.leftAlone)))
      }
    }
    attempt.tries += 1
    attempt.due = nil
    let inner = self.inner.begin(attempt.request, into: attempt.sink)
    attempt.inner = inner
    owners[inner] = id
    attempts[id] = attempt
  }

  private func settle(_ end: FinishedExchange) {
    guard let id = owners.removeValue(forKey: end.id), var attempt = attempts[id] else { return }
    note(end.result, from: attempt.request.url.origin)
    attempt.inner = nil
    if attempt.sink?.hasBegun != true,
      policy.wantsAnother(after: end.result, to: attempt.request, done: attempt.tries),
      let pause = policy.pause(done: attempt.tries, asked: asked(end.result), using: &generator)
    {
      attempt.due = clock.monotonic() + pause
      attempts[id] = attempt
    } else {
      attempts[id] = nil
      finished.append(FinishedExchange(id: id, result: end.result))
    }
  }

  private func asked(_ result: Result<HTTPResponse, TransportError>) -> Duration? {
    guard case .success(let answer) = result else { return nil }
    return answer.retryAfter(now: clock.wall())
  }

  private func note(_ result: Result<HTTPResponse, TransportError>, from origin: WebOrigin) {
    guard let breaker else { return }
    switch result {
    case .failure(let error) where error.isTransport:
      breakers[origin, default: breaker].failed(at: clock.monotonic())
    case .failure: breakers[origin, default: breaker].gaveUp()
    case .success: breakers[origin, default: breaker].succeeded()
    }
  }
}

/// Hands a body on and remembers whether the sink has had any of it.
private final class NoticingSink: BodySink {
  private let sink: any BodySink
  private(set) var hasBegun = false

  init(_ sink: any BodySink) { self.sink = sink }

  func begin(_ head: HTTPResponse) -> BodyUse {
    let use = sink.begin(head)
    if use == .stream { hasBegun = true }
    return use
  }

  func receive(_ bytes: Span<UInt8>) -> BodyFlow { sink.receive(bytes) }
}
