package import EnsWire

/// What is to be done with the tracks of a stream: by options, or by an `intent` record for the tracks that follow it.
package struct QueueRules: Hashable, Sendable {
  /// What is kept together when the order is left to chance.
  package enum ShuffleUnit: String, CaseIterable, Sendable { case track, album, artist }

  /// How often the queue is gone through.
  package enum Repetition: Hashable, Sendable {
    case times(Int)
    /// The whole queue, for ever.
    case all
    /// The first track, for ever.
    case one

    /// Reads `3`, `all` or `one`.
    package init?(_ text: String) {
      switch text {
      case "all": self = .all
      case "one": self = .one
      default:
        guard let times = Int(text), times > 0 else { return nil }
        self = .times(times)
      }
    }
  }

  /// Nil keeps the order of the stream.
  package var shuffle: ShuffleUnit?
  package var repetition: Repetition
  /// At most so many tracks, repeats counted.
  package var limit: Int?
  /// At most so many milliseconds of music, repeats counted.
  package var limitMs: Int64?

  package init(
    shuffle: ShuffleUnit? = nil, repetition: Repetition = .times(1), limit: Int? = nil, limitMs: Int64? = nil
  ) {
    self.shuffle = shuffle
    self.repetition = repetition
    self.limit = limit
    self.limitMs = limitMs
  }

  /// What an `intent` record asks for: its `shuffle`, `repeat` and `limit`, and the time in `limit_ms`.
  package init(intent: Record) {
    let shuffles = intent.bool("shuffle") ?? (intent.string("action") == "shuffle")
    let times = intent.string("repeat") ?? intent.integer("repeat").map { String($0) }
    self.init(
      shuffle: shuffles ? .track : nil, repetition: times.flatMap { Repetition($0) } ?? .times(1),
      limit: intent.integer("limit").flatMap { $0 > 0 ? Int(exactly: $0) : nil }, limitMs: intent.integer("limit_ms"))
  }

  /// These rules where `options` leave something open, and the options' order and repetition where they do not. The
  /// options' limits are not taken over: they hold for a whole stream.
  package func overridden(by options: QueueRules) -> QueueRules {
    var rules = self
    rules.shuffle = options.shuffle ?? shuffle
    if options.repetition != .times(1) { rules.repetition = options.repetition }
    return rules
  }

  /// Whether tracks can go on as they come, without being held.
  package var streams: Bool { shuffle == nil && repetition == .times(1) }
}
