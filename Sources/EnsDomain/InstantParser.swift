/// Reads one RFC 3339 date-time (section 5.6) and nothing else.
struct InstantParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Milliseconds since 1970, or nil when the whole text is not a date-time.
  mutating func parse() -> Int64? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2),
      let date = CivilDate(year: year, month: month, day: day), take("T") || take("t") || take(" "),
      let hour = digits(2), hour < 24, take(":"), let minute = digits(2), minute < 60, take(":"),
      let second = digits(2), second <= 60, let fraction = fraction(), let offset = offset(), position == bytes.count
    else { return nil }
    let seconds = date.daysSinceEpoch * 86400 + hour * 3600 + minute * 60 + min(second, 59) - offset
    return seconds * 1000 + fraction
  }

  private mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    var value: Int64 = 0
    var count = 0
    while let digit = digit() {
      if count < 3 { value = value * 10 + digit }
      count += 1
    }
    guard count > 0 else { return nil }
    for _ in count..<max(count, 3) { value *= 10 }
    return value
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int64? {
    if take("Z") || take("z") { return 0 }
    let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hour = digits(2), hour < 24, take(":"), let minute = digits(2), minute < 60 else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }

  private mutating func digits(_ count: Int) -> Int64? {
    var value: Int64 = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private mutating func digit() -> Int64? {
    guard position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) else { return nil }
    position += 1
    return Int64(bytes[position - 1] - UInt8(ascii: "0"))
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
