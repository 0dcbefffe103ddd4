/// Other ways to write a word that people say alike: numerals, number words and Roman numerals, `and` and `n`.
enum Respelling {
  private static let groups: [[String]] = [
    ["1", "one", "i"], ["2", "two", "ii"], ["3", "three", "iii"], ["4", "four", "iv"], ["5", "five", "v"],
    ["6", "six", "vi"],
    ["7", "seven", "vii"], ["8", "eight", "viii"], ["9", "nine", "ix"], ["10", "ten", "x"], ["11", "eleven"],
    ["12", "twelve"],
    ["20", "twenty"], ["50", "fifty"], ["100", "hundred"], ["and", "n", "und", "et"], ["you", "u"], ["and", "y"],
    ["pt", "part"], ["vol", "volume"],
    ["feat", "ft", "featuring"], ["dr", "doctor"], ["mr", "mister"], ["saint", "st"],
  ]

  /// The other spellings of a folded word; none for most.
  static func of(_ word: String) -> [String] {
    // Letters by themselves are rarely numbers.
    if word == "i" || word == "v" || word == "x" { return [] }
    return groups.lazy.filter { $0.contains(word) }.flatMap { group in group.filter { $0 != word } }
  }
}
