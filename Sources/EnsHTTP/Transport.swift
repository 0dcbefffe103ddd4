/// Sends requests. Several are under way at the same time, without threads: they begin, and their ends are taken from a
/// queue, in the order in which they come.
///
/// A transport is used from one thread at a time.
package protocol Transport: AnyObject {
  /// Starts an exchange. Nothing moves before `next` or `finish` is called. `sink` is kept until the exchange ends.
  func begin(_ request: HTTPRequest, into sink: (any BodySink)?) -> ExchangeID

  /// The next exchange to end. Nil when none has within this time (nil: as long as it takes), or when none can: nothing
  /// is under way, or all that is has been paused.
  func next(within time: Duration?) -> FinishedExchange?

  /// Waits for the end of this exchange; the ends of others are kept for `next`. One that is unknown or paused for good
  /// ends as cancelled.
  func finish(_ id: ExchangeID) -> Result<HTTPResponse, TransportError>

  /// Lets a paused exchange go on.
  func resume(_ id: ExchangeID)

  /// Gives an exchange up: nothing is heard of it any more.
  func cancel(_ id: ExchangeID)
}

/// Names one exchange of a transport.
package struct ExchangeID: Hashable, Sendable, Comparable {
  private let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (left: ExchangeID, right: ExchangeID) -> Bool { left.number < right.number }
}

/// An exchange that is over.
package struct FinishedExchange: Hashable, Sendable {
  package let id: ExchangeID
  package let result: Result<HTTPResponse, TransportError>

  package init(id: ExchangeID, result: Result<HTTPResponse, TransportError>) {
    self.id = id
    self.result = result
  }
}

extension Transport {
  /// Starts an exchange whose body is collected.
  package func begin(_ request: HTTPRequest) -> ExchangeID { begin(request, into: nil) }

  /// The next exchange to end, however long it takes.
  package func next() -> FinishedExchange? { next(within: nil) }

  /// One request and its answer.
  package func send(_ request: HTTPRequest, into sink: (any BodySink)? = nil) throws(TransportError) -> HTTPResponse {
    try finish(begin(request, into: sink)).get()
  }
}
