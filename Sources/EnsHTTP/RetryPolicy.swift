package import EnsDomain

/// When and after what pause a request is sent again.
///
/// Pauses double from `first` to `longest`, each between half and the whole of it by chance, so that many clients do not
/// come back together. A server that asks to be left alone for a time gets that time, unless it is longer than `patience`:
/// then its answer stands.
package struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent at most, the first time included.
  package var tries: Int
  package var first: Duration
  package var longest: Duration
  package var patience: Duration

  package init(
    tries: Int = 4, first: Duration = .milliseconds(500), longest: Duration = .seconds(30),
    patience: Duration = .seconds(120)
  ) {
    self.tries = tries
    self.first = first
    self.longest = longest
    self.patience = patience
  }

  /// Every request once.
  package static let never = RetryPolicy(tries: 1)

  /// Whether a result is worth another try after `done` tries.
  ///
  /// A request that may not be repeated is sent again only when the server cannot have acted on it: it was never reached,
  /// or it answered that it is asked too often (429).
  package func wantsAnother(after result: Result<HTTPResponse, TransportError>, to request: HTTPRequest, done: Int)
    -> Bool
  {
    guard done < tries else { return false }
    switch result {
    case .success(let answer):
      switch answer.status {
      case 429: return true
      case 408, 425, 502, 503, 504: return request.isRepeatable
      case 500: return request.isRepeatable && done < 2
      default: return false
      }
    case .failure(let error):
      return error.isPassing && (request.isRepeatable || error.isBeforeSending)
    }
  }

  /// The pause before the next try after `done` tries; nil when the server asks for more than `patience`.
  package func pause(done: Int, asked: Duration?, using generator: inout SeededGenerator) -> Duration? {
    var whole = first
    for _ in 1..<max(done, 1) where whole < longest { whole = whole * 2 }
    whole = min(whole, longest)
    let chosen = whole / 2 + (whole / 2) * generator.fraction()
    guard let asked else { return chosen }
    return asked > patience ? nil : max(asked, chosen)
  }
}
