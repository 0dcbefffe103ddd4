internal import EnsDomain

/// Reads the values of fields that are numbers or moments: comparisons, ranges, units.
struct QueryValue {
  let column: Int
  let text: String

  /// `1959`, `1955..1960`, `..1960`, `>=4`, `1980s`, `5m` for durations, `10mb` for sizes.
  func numbers(_ field: NumberField) throws(QueryError) -> NumberBounds {
    if field == .year, let decade = Self.decade(text) { return NumberBounds(lower: decade, upper: decade + 9) }
    return try bounds { (part) throws(QueryError) in try number(part, field) }
  }

  /// The ten years of `1980s` or `80s`.
  func decade() throws(QueryError) -> NumberBounds {
    guard let decade = Self.decade(text) else { throw QueryError(column, "not a decade such as 1980s: \(text)") }
    return NumberBounds(lower: decade, upper: decade + 9)
  }

  /// `<30d` is younger than 30 days, `>1y` older than a year, `2026-05` a month, `2025..2026-03` a span.
  func instants(now: Instant) throws(QueryError) -> NumberBounds {
    if let age = comparison(of: text), let milliseconds = Self.age(age.rest) {
      let moment = Double(now.milliseconds - milliseconds)
      return age.isLess ? NumberBounds(lower: moment) : NumberBounds(upper: moment)
    }
    if let milliseconds = Self.age(text) { return NumberBounds(lower: Double(now.milliseconds - milliseconds)) }
    if let ends = Self.ends(text) {
      let lower = ends.0.isEmpty ? nil : try day(ends.0).lower
      let upper = ends.1.isEmpty ? nil : try day(ends.1).upper
      return NumberBounds(lower: lower, upper: upper, includesUpper: false)
    }
    if let comparison = comparison(of: text) {
      let span = try day(comparison.rest)
      if comparison.isLess {
        return NumberBounds(upper: comparison.isEqual ? span.upper : span.lower, includesUpper: false)
      }
      return NumberBounds(lower: comparison.isEqual ? span.lower : span.upper)
    }
    return try day(text)
  }

  private func bounds(_ read: (String) throws(QueryError) -> Double) throws(QueryError) -> NumberBounds {
    if let ends = Self.ends(text) {
      let lower = ends.0.isEmpty ? nil : try read(ends.0)
      let upper = ends.1.isEmpty ? nil : try read(ends.1)
      if lower == nil, upper == nil { throw QueryError(column, "a range needs a bound") }
      return NumberBounds(lower: lower, upper: upper)
    }
    guard let comparison = comparison(of: text) else {
      return NumberBounds(exactly: try read(text.hasPrefix("=") ? String(text.dropFirst()) : text))
    }
    let value = try read(comparison.rest)
    if comparison.isLess { return NumberBounds(upper: value, includesUpper: comparison.isEqual) }
    return NumberBounds(lower: value, includesLower: comparison.isEqual)
  }

  private func comparison(of text: String) -> (isLess: Bool, isEqual: Bool, rest: String)? {
    for (sign, isLess, isEqual) in [("<=", true, true), (">=", false, true), ("<", true, false), (">", false, false)]
    where text.hasPrefix(sign) {
      return (isLess, isEqual, String(text.dropFirst(sign.count)))
    }
    return nil
  }

  private static func ends(_ text: String) -> (String, String)? {
    let characters = Array(text)
    for index in characters.indices.dropLast() where characters[index] == "." && characters[index + 1] == "." {
      return (String(characters[..<index]), String(characters[(index + 2)...]))
    }
    return nil
  }

  private static func decade(_ text: String) -> Double? {
    guard text.last == "s", let number = Int(text.dropLast()), number % 10 == 0 else { return nil }
    if (1000...2990).contains(number) { return Double(number) }
    return (0...90).contains(number) ? Double(number < 20 ? 2000 + number : 1900 + number) : nil
  }

  private func number(_ part: String, _ field: NumberField) throws(QueryError) -> Double {
    let units: [(String, Double)] =
      switch field {
      case .duration: [("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1000)]
      case .size:
        [("kb", 1000), ("mb", 1_000_000), ("gb", 1_000_000_000), ("k", 1000), ("m", 1_000_000), ("g", 1_000_000_000)]
      case .sampleRate: [("khz", 1000), ("hz", 1), ("k", 1000)]
      default: []
      }
    if field == .duration, let clock = Self.clock(part) { return clock }
    for (unit, factor) in units where part.lowercased().hasSuffix(unit) {
      if let value = Double(part.dropLast(unit.count)), value.isFinite { return value * factor }
    }
    guard let value = Double(part), value.isFinite else { throw QueryError(column, "not a number: \(part)") }
    return field == .duration ? value * 1000 : value
  }

  /// `3:25` and `1:02:03`, in milliseconds.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let value = Double(part), value >= 0 else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds * 1000
  }

  /// `30d`, `2w`, `6mo`, `1y`, `12h`, in milliseconds.
  private static func age(_ text: String) -> Int64? {
    let hour: Int64 = 3_600_000
    for (unit, length) in [
      ("mo", 30 * 24 * hour), ("h", hour), ("d", 24 * hour), ("w", 7 * 24 * hour), ("y", 365 * 24 * hour),
    ]
    where text.hasSuffix(unit) {
      if let count = Int64(text.dropLast(unit.count)), (0...100_000).contains(count) { return count * length }
    }
    return nil
  }

  /// From the beginning of a year, month or day up to its end.
  private func day(_ part: String) throws(QueryError) -> NumberBounds {
    let numbers = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), let year = numbers[0], (1...9998).contains(year) else { throw notADay(part) }
    var next = (year: year + 1, month: 1, day: 1)
    var first = (year: year, month: 1, day: 1)
    if numbers.count > 1 {
      guard let month = numbers[1], (1...12).contains(month) else { throw notADay(part) }
      first.month = month
      next = month == 12 ? (year + 1, 1, 1) : (year, month + 1, 1)
    }
    let lower = try instant(first, part)
    var upper = try instant(next, part)
    if numbers.count > 2 {
      guard let day = numbers[2], (1...31).contains(day) else { throw notADay(part) }
      let start = lower + Double(day - 1) * 86_400_000
      guard start < upper else { throw notADay(part) }
      upper = start + 86_400_000
      return NumberBounds(lower: start, upper: upper, includesUpper: false)
    }
    return NumberBounds(lower: lower, upper: upper, includesUpper: false)
  }

  private func instant(_ day: (year: Int, month: Int, day: Int), _ part: String) throws(QueryError) -> Double {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let text = "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))T00:00:00Z"
    guard let instant = Instant(rfc3339: text) else { throw notADay(part) }
    return Double(instant.milliseconds)
  }

  private func notADay(_ part: String) -> QueryError {
    QueryError(column, "not a day such as 2026-05-01, nor an age such as 30d: \(part)")
  }
}
