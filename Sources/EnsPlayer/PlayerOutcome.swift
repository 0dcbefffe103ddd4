/// How a run of the player came out.
package struct PlayerOutcome: Hashable, Sendable {
  /// Tracks that were begun.
  package var played = 0
  /// Tracks that failed.
  package var failed = 0
  /// Whether too many tracks in a row failed, so that the rest was left alone.
  package var gaveUp = false

  package init() {}
}
