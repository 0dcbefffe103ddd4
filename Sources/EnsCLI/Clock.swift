package import EnsDomain
internal import EnsPOSIX

/// What time it is, handed to whoever needs to know.
package struct Clock: Sendable {
  private let fixed: Instant?

  /// The system's clock, or one that stands at `fixed`.
  package init(fixed: Instant? = nil) { self.fixed = fixed }

  /// This moment.
  package func now() -> Instant { fixed ?? Instant(milliseconds: SystemClock.milliseconds()) }
}
