import EnsDomain

/// Moves dates: instants by one distance, so that order and spacing stay; release dates by whole years, with months and
/// days exchanged for others, so that a year and the date in it still agree.
struct DateScrubber: Sendable {
  private let years: Int64
  private let seconds: Int64
  private let months: [Int64]
  private let days: [Int64]

  init(seed: FixtureSeed) {
    var generator = seed.generator(.scrub, 0)
    years = Int64(generator.number(in: 2...9))
    // Backwards, since a moment in the future would be an oddity that was not there.
    seconds = -(years * 31_556_952 + Int64(generator.number(in: 86_400...25_000_000)))
    months = Self.circle(12, using: &generator)
    days = Self.circle(28, using: &generator)
  }

  /// A year; what is no year of recorded music or of a calendar in use stays.
  func year(_ year: Int64) -> Int64 { (1000...2999).contains(year) ? year - years : year }

  /// A text that is an instant or a whole date, with its place on the clock moved and its form kept; nil for any other.
  func moment(_ text: String) -> String? {
    if text.utf8.count == 10 { return date(text) }
    let utf8 = Array(text.utf8)
    guard utf8.count >= 20, Instant(rfc3339: text) != nil else { return nil }
    // Fraction and offset stay as they are: the distance is in whole seconds.
    let local = String(decoding: utf8[..<19], as: UTF8.self)
    guard let instant = Instant(rfc3339: local + "Z") else { return nil }
    let moved = Array(instant.adding(milliseconds: seconds * 1000).description.utf8)
    var result = Array(moved[..<19])
    result[10] = utf8[10]
    return String(decoding: result + utf8[19...], as: UTF8.self)
  }

  /// `1994`, `1994-05` or `1994-05-17`; nil for any other text.
  func date(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let widths = parts.map(\.utf8.count)
    guard widths == [4] || widths == [4, 2] || widths == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(part) : nil }
    guard numbers.count == parts.count else { return nil }
    var moved = [Self.padded(year(numbers[0]), 4)]
    if numbers.count > 1 { moved.append(Self.padded(Self.exchanged(numbers[1], months), 2)) }
    if numbers.count > 2 { moved.append(Self.padded(Self.exchanged(numbers[2], days), 2)) }
    return moved.joined(separator: "-")
  }

  /// The other number; one that is not in the circle (a zero, the 31st) becomes the first in it or stays zero.
  private static func exchanged(_ number: Int64, _ circle: [Int64]) -> Int64 {
    guard number > 0 else { return number }
    return number <= Int64(circle.count) ? circle[Int(number) - 1] : circle[0]
  }

  /// For each number from 1 to `count` another one: its neighbour in a shuffled circle.
  private static func circle(_ count: Int, using generator: inout SeededGenerator) -> [Int64] {
    var order = Array(0..<count)
    generator.shuffle(&order)
    var others = [Int64](repeating: 0, count: count)
    for index in 0..<count { others[order[index]] = Int64(order[(index + 1) % count] + 1) }
    return others
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
