package import EnsDomain

/// The clocks and the sleep that waiting needs, handed in so that tests wait for nothing.
package struct WaitClock {
  /// Time since some moment in the past, which never jumps.
  package let monotonic: () -> Duration
  /// The time of day.
  package let wall: () -> Instant
  /// Does nothing for so long.
  package let sleep: (Duration) -> Void

  package init(
    monotonic: @escaping () -> Duration, wall: @escaping () -> Instant, sleep: @escaping (Duration) -> Void
  ) {
    self.monotonic = monotonic
    self.wall = wall
    self.sleep = sleep
  }
}
