import EnsHTTP

/// Keeps what it is handed, and does with it what it is told.
final class CollectingSink: BodySink {
  private(set) var heads: [HTTPResponse] = []
  private(set) var bytes: [UInt8] = []
  private(set) var longestPiece = 0
  private(set) var calls = 0
  private(set) var total = 0
  private let use: BodyUse?
  private let keeps: Bool
  /// What to answer to the next bytes.
  var flow: (CollectingSink) -> BodyFlow = { _ in .more }

  init(_ use: BodyUse? = nil, keeps: Bool = true) {
    self.use = use
    self.keeps = keeps
  }

  func begin(_ head: HTTPResponse) -> BodyUse {
    heads.append(head)
    return use ?? (head.isSuccess ? .stream : .collect)
  }

  func receive(_ piece: Span<UInt8>) -> BodyFlow {
    calls += 1
    let flow = flow(self)
    guard flow == .more else { return flow }
    longestPiece = max(longestPiece, piece.count)
    total += piece.count
    if keeps { for index in piece.indices { bytes.append(piece[index]) } }
    return flow
  }
}
