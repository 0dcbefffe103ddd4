/// A date as exact as a tag has it: a year, a month of it, or a day of that.
package struct TagDate: Hashable, Sendable, CustomStringConvertible {
  package let year: Int
  package let month: Int?
  package let day: Int?

  /// Reads `2019`, `2019-04`, `2019-04-12` (also with `/`, `.` or nothing between, and anything after a `T` or a blank).
  ///
  /// Months and days that cannot be are dropped; without a year from 1000 to 2999 there is no date.
  package init?(_ text: String) {
    var groups: [[UInt8]] = [[]]
    scan: for unit in text.trimmedBlanks.utf8 {
      switch unit {
      case 0x30...0x39: groups[groups.count - 1].append(unit - 0x30)
      case 0x2D, 0x2F, 0x2E: groups.append([])
      default: break scan
      }
    }
    func number(_ digits: some Collection<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1) } }
    if groups.count == 1, groups[0].count == 8 {
      groups = [Array(groups[0][..<4]), Array(groups[0][4..<6]), Array(groups[0][6...])]
    } else if groups.count == 3, groups[2].count == 4, groups[0].count <= 2 {
      groups.reverse()
    }
    guard groups[0].count == 4, (1000...2999).contains(number(groups[0])) else { return nil }
    year = number(groups[0])
    let month = groups.count > 1 && groups[1].count <= 2 ? number(groups[1]) : 0
    let day = groups.count > 2 && groups[2].count <= 2 ? number(groups[2]) : 0
    self.month = (1...12).contains(month) ? month : nil
    self.day = (1...12).contains(month) && (1...31).contains(day) ? day : nil
  }

  package var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard let month else { return "\(year)" }
    guard let day else { return "\(year)-\(two(month))" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
