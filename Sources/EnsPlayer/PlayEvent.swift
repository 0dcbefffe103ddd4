package import EnsDomain
package import EnsWire

/// Something that happened while a record was played; becomes a record of kind `play`.
package struct PlayEvent: Sendable, Hashable {
  /// What happened.
  package enum Kind: String, Sendable, Hashable {
    case started, progress, paused, resumed, seeked, stalled, ended, skipped, stopped, failed

    /// Whether a play ends with it.
    package var isLast: Bool {
      switch self {
      case .ended, .skipped, .stopped, .failed: true
      default: false
      }
    }

    /// Whether it must reach the reader however slow that is.
    package var isEssential: Bool { self != .progress }
  }

  /// Why a play began.
  package enum Reason: String, Sendable, Hashable { case user, next, remote }

  /// What happened.
  package var kind: Kind
  /// The play that it belongs to.
  package var play: String
  /// The run of the player that the play belongs to.
  package var session: String
  /// Its number within the play, from 1.
  package var sequence: Int
  /// When.
  package var at: Instant
  /// Where in the track, in milliseconds.
  package var position: Int64
  /// How much of the track has been heard, in milliseconds.
  package var listened: Int64
  /// How long the track is, in milliseconds.
  package var duration: Int64?
  /// What is played.
  package var item: PlayItem
  /// Why the play began; with `started` alone.
  package var reason: Reason?
  /// What the sound was read from; with `started` alone.
  package var mediaSource: String?
  /// The path of the control socket; with `started` alone.
  package var control: String?
  /// Why it failed; with `failed` alone.
  package var failure: String?
  /// Whether another play follows; with last events, where known.
  package var next: Bool?

  /// The record.
  package var builder: RecordBuilder {
    var builder = RecordBuilder(kind: .play, id: item.record.id, capacity: 512 + item.record.bytes.count)
    builder.set("account", item.record.account)
    builder.set("play_id", play)
    builder.set("seq", sequence)
    builder.set("event", kind.rawValue)
    builder.set("at", at)
    builder.set("position_ms", position)
    builder.set("listened_ms", listened)
    builder.set("duration_ms", duration)
    if kind == .started {
      builder.set("reason", reason?.rawValue)
      builder.set("session", session)
      builder.set("media_source", mediaSource)
      builder.set("method", mediaSource == nil ? nil : "file")
      builder.set("control", control)
    }
    builder.set("reason", failure)
    if kind.isLast { builder.set("next", next) }
    if kind == .started || kind.isLast { builder.set("record", raw: item.record.bytes) }
    return builder
  }
}
