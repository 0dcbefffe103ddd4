package import EnsDomain
package import EnsWire

/// One `play` record, as far as it matters for listens.
package struct PlayReport: Hashable, Sendable {
  package let playID: String
  /// Whether nothing more comes of this play.
  package let isLast: Bool
  /// When it happened.
  package let at: Instant?
  package let listenedMs: Int64
  package let durationMs: Int64?
  package let id: String?
  package let account: String?
  /// What is played; first and last events have it.
  package let record: Record?

  /// Reads a record; nil when it does not say which play it belongs to.
  package init?(_ record: Record) {
    guard let playID = record.string("play_id") else { return nil }
    self.playID = playID
    isLast = ["ended", "skipped", "stopped", "failed"].contains(record.string("event") ?? "")
    at = record.instant("at")
    listenedMs = max(0, record.integer("listened_ms") ?? 0)
    durationMs = record.integer("duration_ms").flatMap { $0 > 0 ? $0 : nil }
    let played = record.object("record")
    self.record = played
    id = record.id ?? played?.id
    account = record.account ?? played?.account
  }
}
