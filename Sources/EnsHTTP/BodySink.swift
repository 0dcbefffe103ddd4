/// Takes the body of an answer as it comes, instead of having it collected.
///
/// A sink may begin, resume and cancel exchanges of its transport, which takes effect afterwards; it must not wait for one.
package protocol BodySink: AnyObject {
  /// The head of the answer is here, its body is still to come. Asked once, after redirects.
  func begin(_ head: HTTPResponse) -> BodyUse

  /// Some bytes of the body, in order. They are valid during the call alone.
  func receive(_ bytes: Span<UInt8>) -> BodyFlow
}

/// What is to be done with a body.
package enum BodyUse: Sendable {
  /// Hand it to the sink.
  case stream
  /// Collect it into the answer: an error's words, say.
  case collect
  /// Break the exchange off; it ends as cancelled.
  case refuse
}

/// Whether a body goes on.
package enum BodyFlow: Sendable {
  case more
  /// The bytes were not taken: they come again, perhaps with more behind them, after `Transport.resume`. Until then the
  /// server is held back.
  case pause
  /// Break the exchange off; it ends as cancelled.
  case stop
}

extension BodySink {
  /// Streams what was asked for and collects everything else.
  package func begin(_ head: HTTPResponse) -> BodyUse { head.isSuccess ? .stream : .collect }
}
