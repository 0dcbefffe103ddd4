package import EnsDomain
package import EnsWire

/// A play that was heard for long enough to count.
package struct Listen: Hashable, Sendable {
  package let playID: String
  /// The id of the track; nil when nobody said.
  package let id: String?
  package let account: String?
  /// When the play began.
  package let startedAt: Instant
  /// How much of it was heard, in milliseconds.
  package let listenedMs: Int64
  /// How long the track is, in milliseconds; nil when that is unknown.
  package let durationMs: Int64?
  /// The track as it was played; nil when no event held it.
  package let record: Record?

  package init(
    playID: String, id: String?, account: String?, startedAt: Instant, listenedMs: Int64, durationMs: Int64?,
    record: Record?
  ) {
    self.playID = playID
    self.id = id
    self.account = account
    self.startedAt = startedAt
    self.listenedMs = listenedMs
    self.durationMs = durationMs
    self.record = record
  }

  /// The `scrobble` record. `listenedAt` is the start, perhaps moved to a second of its own.
  package func scrobble(listenedAt: Instant) -> Record {
    var builder = RecordBuilder(kind: .scrobble, id: id, capacity: 512 + (record?.bytes.count ?? 0))
    builder.set("account", account)
    builder.set("play_id", playID)
    builder.set("listened_at", listenedAt)
    builder.set("listened_ms", listenedMs)
    builder.set("duration_ms", durationMs)
    builder.set("title", record?.string("title"))
    builder.set("artist", record?.string("artist"))
    builder.set("album", record?.string("album"))
    if let record { builder.set("record", raw: record.bytes) }
    return builder.record
  }
}
