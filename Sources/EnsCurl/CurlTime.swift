/// Durations as libcurl counts them.
enum CurlTime {
  /// Whole milliseconds, rounded up, so that a short time does not become none.
  static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int(min(max(seconds, 0), 1 << 40)) * 1000 + Int(max(rest, 0))
  }

  /// Whole seconds, rounded up.
  static func seconds(_ duration: Duration) -> Int { (milliseconds(duration) + 999) / 1000 }
}
