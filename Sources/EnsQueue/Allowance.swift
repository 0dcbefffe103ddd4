/// How much more may be played under the limits of a set of rules.
package struct Allowance: Sendable {
  private var tracksLeft: Int?
  private var millisecondsLeft: Int64?

  package init(_ rules: QueueRules) {
    tracksLeft = rules.limit
    millisecondsLeft = rules.limitMs
  }

  /// Whether nothing more can be admitted, whatever its length.
  package var isUsedUp: Bool { tracksLeft == 0 }

  /// Whether there is a limit at all.
  package var isLimited: Bool { tracksLeft != nil || millisecondsLeft != nil }

  /// Takes a track off what is left; false, and nothing is taken, when it would be too much. A track of unknown
  /// length takes no time.
  package mutating func admits(durationMs: Int64) -> Bool {
    if let tracksLeft, tracksLeft < 1 { return false }
    if let millisecondsLeft, millisecondsLeft < durationMs { return false }
    tracksLeft = tracksLeft.map { $0 - 1 }
    millisecondsLeft = millisecondsLeft.map { $0 - max(0, durationMs) }
    return true
  }
}
