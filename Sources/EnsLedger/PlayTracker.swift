package import EnsDomain
internal import EnsWire

/// Follows the plays of a stream of events, and says which of them become listens.
///
/// Audible time counts, not the position: seeking adds nothing. It holds the plays that are going on, which are few; of
/// more than `mostAtOnce` the oldest is taken for stopped.
package struct PlayTracker: Sendable {
  /// What is known of a play that has been heard for long enough.
  package enum News: Hashable, Sendable {
    /// It has just become a listen, and is still going on.
    case counts(Listen)
    /// It is over.
    case over(Listen)
  }

  private static let mostAtOnce = 64

  private struct Play {
    let playID: String
    let startedAt: Instant
    var listenedMs: Int64 = 0
    var durationMs: Int64?
    var id: String?
    var account: String?
    var record: Record?
    var hasCounted = false
  }

  private let rule: ListeningRule
  private var plays: [Play] = []

  package init(_ rule: ListeningRule = .usual) { self.rule = rule }

  /// Takes the next event. `now` stands in for the time of one that has none.
  package mutating func take(_ report: PlayReport, now: Instant) -> [News] {
    var news: [News] = []
    var index = plays.firstIndex { $0.playID == report.playID }
    if index == nil {
      if plays.count == Self.mostAtOnce { news += listen(plays.removeFirst()).map { [.over($0)] } ?? [] }
      // An event that is not the first says how much was heard before it.
      let start = (report.at ?? now).adding(milliseconds: -report.listenedMs)
      plays.append(Play(playID: report.playID, startedAt: start))
      index = plays.count - 1
    }
    guard let index else { return news }
    update(&plays[index], report)
    if report.isLast { return news + (listen(plays.remove(at: index)).map { [.over($0)] } ?? []) }
    if !plays[index].hasCounted, let listen = listen(plays[index]) {
      plays[index].hasCounted = true
      news.append(.counts(listen))
    }
    return news
  }

  /// The listens among the plays that had no last event: the stream is over, so they were stopped.
  package mutating func finish() -> [Listen] {
    defer { plays.removeAll() }
    return plays.compactMap { listen($0) }
  }

  private func update(_ play: inout Play, _ report: PlayReport) {
    play.listenedMs = max(play.listenedMs, report.listenedMs)
    play.durationMs = report.durationMs ?? play.durationMs ?? report.record?.integer("duration_ms")
    play.id = report.id ?? play.id
    play.account = report.account ?? play.account
    play.record = play.record ?? report.record
  }

  private func listen(_ play: Play) -> Listen? {
    guard rule.counts(listenedMs: play.listenedMs, durationMs: play.durationMs) else { return nil }
    return Listen(
      playID: play.playID, id: play.id, account: play.account, startedAt: play.startedAt, listenedMs: play.listenedMs,
      durationMs: play.durationMs, record: play.record)
  }
}
