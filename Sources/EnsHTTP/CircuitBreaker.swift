/// Remembers how a server did, and says when it is to be left alone.
///
/// After `threshold` failures in a row nothing is sent for `rest`; then one request may try, and when it fails too the
/// rest doubles, up to `longestRest`. Times are monotonic and come from the caller.
package struct CircuitBreaker: Hashable, Sendable {
  package let threshold: Int
  package let rest: Duration
  package let longestRest: Duration
  private var failures = 0
  private var nextRest: Duration
  private var closedUntil: Duration?
  private var isTrying = false

  package init(threshold: Int = 5, rest: Duration = .seconds(10), longestRest: Duration = .seconds(300)) {
    self.threshold = threshold
    self.rest = rest
    self.longestRest = longestRest
    nextRest = rest
  }

  /// Whether a request may be sent now. One that may is to be followed by `succeeded`, `failed` or `gaveUp`.
  package mutating func allows(at now: Duration) -> Bool {
    guard let closedUntil else { return true }
    guard now >= closedUntil, !isTrying else { return false }
    isTrying = true
    return true
  }

  /// The server answered.
  package mutating func succeeded() {
    failures = 0
    nextRest = rest
    closedUntil = nil
    isTrying = false
  }

  /// The server did not answer.
  package mutating func failed(at now: Duration) {
    failures += 1
    guard isTrying || (failures >= threshold && closedUntil == nil) else { return }
    isTrying = false
    closedUntil = now + nextRest
    nextRest = min(nextRest * 2, longestRest)
  }

  /// The request was cancelled and says nothing about the server.
  package mutating func gaveUp() { isTrying = false }
}
