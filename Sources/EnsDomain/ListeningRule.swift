/// When a play counts as a listen: half of the track or four minutes were heard, whichever is less, and the track is
/// longer than thirty seconds. Services that scrobble agreed on this rule.
package struct ListeningRule: Sendable {
  /// The rule that Last.fm published and others took over.
  package static let usual = ListeningRule(longestThresholdMs: 240_000, shortestTrackMs: 30_000)

  /// Hearing so much always counts, in milliseconds.
  package let longestThresholdMs: Int64
  /// Tracks up to this length never count, in milliseconds.
  package let shortestTrackMs: Int64

  /// Whether `listenedMs` of audible time make a listen of a track of the given length. A length of nil or 0 is
  /// unknown, not short: then four minutes are needed.
  package func counts(listenedMs: Int64, durationMs: Int64?) -> Bool {
    guard let threshold = threshold(durationMs: durationMs) else { return false }
    return listenedMs >= threshold
  }

  /// How much must be heard, in milliseconds; nil for a track too short to count.
  package func threshold(durationMs: Int64?) -> Int64? {
    guard let durationMs, durationMs > 0 else { return longestThresholdMs }
    return durationMs > shortestTrackMs ? min((durationMs + 1) / 2, longestThresholdMs) : nil
  }
}
