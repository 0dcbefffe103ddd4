/// How many slips of typing lie between two words: insertions, deletions, substitutions, and swaps of neighbours.
enum EditDistance {
  /// The distance, or nil when it is greater than `limit`. Linear memory; optimal string alignment.
  static func between(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var row = last
    for i in 1...first.count {
      row[0] = i
      var smallest = i
      for j in 1...second.count {
        let same = first[i - 1] == second[j - 1]
        var value = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          value = min(value, beforeLast[j - 2] + 1)
        }
        row[j] = value
        smallest = min(smallest, value)
      }
      if smallest > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  /// How many slips are forgiven in a name of so many letters.
  static func forgiven(_ letters: Int) -> Int {
    switch letters {
    case ..<5: 0
    case 5...6: 1
    case 7...11: 2
    default: 3
    }
  }
}
