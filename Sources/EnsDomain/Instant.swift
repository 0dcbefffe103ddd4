/// A moment on the UTC time line, in whole milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct Instant: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Milliseconds since the epoch; negative before it.
  package var milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Seconds since the epoch, rounded down.
  package var seconds: Int64 { Self.floorDivide(milliseconds, 1000) }

  /// Reads RFC 3339 (`2026-11-30T12:00:00Z`, offsets and fractions of a second too; digits after the third are
  /// dropped). A lower-case `t` or `z`, or a space for the `T`, is taken as RFC 3339 allows. Nil for anything else.
  package init?(rfc3339 text: String) {
    var parser = InstantParser(text)
    guard let milliseconds = parser.parse() else { return nil }
    self.milliseconds = milliseconds
  }

  package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  /// This instant moved by a number of milliseconds.
  package func adding(milliseconds more: Int64) -> Instant { Instant(milliseconds: milliseconds + more) }

  /// RFC 3339 in UTC; a fraction of three digits only when it is not zero.
  package var description: String {
    let second = Self.floorDivide(milliseconds, 1000)
    let fraction = milliseconds - second * 1000
    let day = Self.floorDivide(second, 86400)
    let ofDay = second - day * 86400
    let date = CivilDate(daysSinceEpoch: day)
    let time = "\(Self.padded(ofDay / 3600, 2)):\(Self.padded(ofDay / 60 % 60, 2)):\(Self.padded(ofDay % 60, 2))"
    return "\(date)T\(time)\(fraction == 0 ? "" : "." + Self.padded(fraction, 3))Z"
  }

  /// The calendar day in UTC.
  package var date: CivilDate { CivilDate(daysSinceEpoch: Self.floorDivide(seconds, 86400)) }

  static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
