/// Lengths of time as people type and read them.
package enum DurationText {
  /// Milliseconds of `90`, `90s`, `1.5h`, `10m`, `1h30m`, `2d`, `250ms`, `1:30` or `1:02:03`; nil for anything else.
  package static func milliseconds(_ text: String) -> Int64? {
    text.contains(":") ? clock(text) : units(text)
  }

  /// `3:25` or `1:02:03`, rounded down to seconds.
  package static func clock(milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds) / 1000
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let tail = "\(rest < 10 ? "0" : "")\(rest)"
    return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
  }

  private static func clock(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var total: Double = 0
    for (index, part) in parts.enumerated() {
      guard let value = number(part), index == 0 || value < 60 else { return nil }
      total = total * 60 + value
    }
    return rounded(total * 1000)
  }

  private static func units(_ text: String) -> Int64? {
    var total: Double = 0
    var rest = Substring(text)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard let value = number(digits), let factor = factor(of: unit) else { return nil }
      total += value * factor
    }
    return text.isEmpty ? nil : rounded(total)
  }

  private static func factor(of unit: Substring) -> Double? {
    switch unit {
    case "ms": 1
    case "", "s", "sec": 1000
    case "m", "min": 60_000
    case "h": 3_600_000
    case "d": 86_400_000
    case "w": 604_800_000
    default: nil
    }
  }

  private static func number(_ digits: Substring) -> Double? {
    guard let first = digits.first, first.isASCII, first.isNumber else { return nil }
    return Double(digits)
  }

  private static func rounded(_ value: Double) -> Int64? { Int64(exactly: value.rounded()) }
}
