import EnsPOSIX

/// How far what was written to a device is ahead of what has been heard, by the clock.
struct HeardClock {
  private var began: Int64?
  private var written: Double = 0

  /// More than any device holds, in milliseconds: a clock that disagrees with the device must not grow without bound.
  private static let most: Double = 500

  /// So many milliseconds of sound were handed over.
  mutating func wrote(milliseconds: Double) {
    let now = SystemClock.monotonicNanoseconds()
    let elapsed = began.map { Double(now - $0) / 1_000_000 } ?? 0
    if began == nil || elapsed > written {
      // The device had run dry, or starts now.
      began = now
      written = 0
    }
    written += milliseconds
  }

  /// The device holds nothing any more.
  mutating func reset() {
    began = nil
    written = 0
  }

  /// Milliseconds that were written and not heard yet.
  var unheard: Int64 {
    guard let began else { return 0 }
    let elapsed = Double(SystemClock.monotonicNanoseconds() - began) / 1_000_000
    return Int64(max(0, min(Self.most, written - elapsed)))
  }
}
