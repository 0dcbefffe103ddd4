/// Which of a recording's gains is applied.
package enum GainMode: String, Hashable, Sendable, CaseIterable {
  /// Tracks are levelled one by one.
  case track
  /// Albums keep their own dynamics.
  case album
  /// As `album` while tracks of one album follow each other, else as `track`.
  case auto
  /// None.
  case off
}
