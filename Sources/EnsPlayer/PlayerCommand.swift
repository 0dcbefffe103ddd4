/// What a person or another program wants of a player that runs.
package enum PlayerCommand: Hashable, Sendable {
  case stop
  case pause
  case resume
  case toggle
  case next
  case previous
  /// To so many milliseconds from the start.
  case seek(to: Int64)
  /// By so many milliseconds, backwards when negative.
  case seekBy(Int64)
  /// Only tell.
  case state
}
