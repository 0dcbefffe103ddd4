internal import CCurl
package import EnsHTTP
import EnsPOSIX

/// A transport over libcurl's multi interface: connections are reused, HTTP/2 is spoken over TLS where the server has it,
/// certificates are always checked, and redirects are followed here, not by libcurl, so that credentials stay at home.
///
/// Used from one thread at a time; `waker` alone may be used from others.
package final class CurlTransport: Transport {
  private let settings: CurlSettings
  private let multi: MultiHandle
  private var running: [ExchangeID: Transfer] = [:]
  private var resumed: [ExchangeID] = []
  /// Whether libcurl is at work and sinks are being called: it must not be told anything new then.
  private var isMoving = false
  private var waiting: [(ExchangeID, HTTPRequest, (any BodySink)?)] = []
  private var given: [ExchangeID] = []
  private var finished: [FinishedExchange] = []
  private var count = 0
  /// Ends a waiting `next` from another thread.
  package let waker: CurlWaker

  package init(_ settings: CurlSettings) throws(TransportError) {
    self.settings = settings
    multi = try MultiHandle()
    waker = CurlWaker(multi)
    try multi.set(CURLMOPT_MAX_HOST_CONNECTIONS, settings.connectionsPerHost)
    try multi.set(CURLMOPT_MAX_TOTAL_CONNECTIONS, settings.connections)
    try multi.set(CURLMOPT_MAXCONNECTS, settings.idleConnections)
    try multi.set(CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
  }

  deinit {
    // libcurl wants the transfers out before the multi handle ends.
    for transfer in running.values { multi.remove(transfer.easy) }
  }

  package func begin(_ request: HTTPRequest, into sink: (any BodySink)?) -> ExchangeID {
    count += 1
    let id = ExchangeID(count)
    if isMoving { waiting.append((id, request, sink)) } else { start(id, request, into: sink, hops: 0) }
    return id
  }

  package func next(within time: Duration?) -> FinishedExchange? {
    wait(within: time) { $0.finished.isEmpty ? nil : $0.finished.removeFirst() }
  }

  package func finish(_ id: ExchangeID) -> Result<HTTPResponse, TransportError> {
    repeat {
      let found = wait(within: nil) { transport in
        transport.finished.firstIndex { $0.id == id }.map { transport.finished.remove(at: $0) }
      }
      if let found { return found.result }
      // A wake-up is for `next`, not for this.
    } while running[id]?.isPaused == false
    cancel(id)
    return .failure(.cancelled)
  }

  package func resume(_ id: ExchangeID) { resumed.append(id) }

  package func cancel(_ id: ExchangeID) {
    if isMoving { return given.append(id) }
    finished.removeAll { $0.id == id }
    guard let transfer = running.removeValue(forKey: id) else { return }
    multi.remove(transfer.easy)
  }

  private func start(_ id: ExchangeID, _ request: HTTPRequest, into sink: (any BodySink)?, hops: Int) {
    do {
      let transfer = try Transfer(id, request, into: sink, hops: hops, settings)
      try multi.add(transfer.easy)
      running[id] = transfer
    } catch {
      end(id, .failure(error))
    }
  }

  /// Moves everything on until `take` gives something, the time is over, someone wakes us, or nothing can move.
  private func wait(within time: Duration?, _ take: (CurlTransport) -> FinishedExchange?) -> FinishedExchange? {
    let deadline = time.map { SystemClock.monotonicNanoseconds() + Int64(CurlTime.milliseconds($0)) * 1_000_000 }
    while true {
      move()
      collect()
      if let result = take(self) { return result }
      guard running.values.contains(where: { !$0.isPaused }) || !resumed.isEmpty, !waker.take() else { return nil }
      let left = deadline.map { ($0 - SystemClock.monotonicNanoseconds() + 999_999) / 1_000_000 } ?? 60_000
      if left <= 0 { return nil }
      multi.poll(milliseconds: Int32(min(left, 60_000)))
    }
  }

  /// Lets libcurl work, and does afterwards what sinks have asked for meanwhile.
  private func move() {
    precondition(!isMoving, "a sink waits for its own transport")
    isMoving = true
    resumeWhatMay()
    multi.perform()
    isMoving = false
    for (id, request, sink) in waiting { start(id, request, into: sink, hops: 0) }
    waiting = []
    for id in given { cancel(id) }
    given = []
  }

  private func resumeWhatMay() {
    let ids = resumed
    resumed = []
    for id in ids {
      guard let transfer = running[id] else { continue }
      do {
        try transfer.resume()
      } catch {
        multi.remove(transfer.easy)
        end(id, .failure(error))
      }
    }
  }

  private func collect() {
    while let (transfer, code) = multi.nextDone() {
      multi.remove(transfer.easy)
      if let next = transfer.redirect, code == CURLE_OK || code == CURLE_WRITE_ERROR {
        running[transfer.id] = nil
        start(transfer.id, next, into: transfer.sink, hops: transfer.hops + 1)
      } else {
        end(transfer.id, transfer.result(code))
      }
    }
  }

  private func end(_ id: ExchangeID, _ result: Result<HTTPResponse, TransportError>) {
    running[id] = nil
    finished.append(FinishedExchange(id: id, result: result))
  }
}
