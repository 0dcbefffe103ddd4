/// A year or a decade that a sentence names.
struct TimeExpression: Hashable {
  /// Which words say it.
  var range: Range<Int>
  /// The first year.
  var year: Int
  /// Whether ten years are meant.
  var isDecade: Bool

  /// The title that it has as an answer: `1959`, `1980s`.
  var title: String { isDecade ? "\(year)s" : "\(year)" }

  /// Every time that the words name, longer ones first at a place.
  static func all(in tokens: [SentenceToken], languages: Set<Int>) -> [TimeExpression] {
    let words = decadeWords(languages)
    var times: [TimeExpression] = []
    for index in tokens.indices {
      if let time = digits(tokens, at: index) ?? decadeWord(tokens, at: index, words) ?? spokenYear(tokens, at: index) {
        times.append(time)
      }
    }
    return times
  }

  private static func decadeWords(_ languages: Set<Int>) -> [String: Int] {
    var words: [String: Int] = [:]
    for language in languages.union([0]) {
      for (decade, text) in FrameTable.all[language].decades {
        for word in text.split(separator: " ") { words[String(word)] = decade }
      }
    }
    return words
  }

  /// `1959`, `1980s`, `80s`, `80er`, `70er jahre`.
  private static func digits(_ tokens: [SentenceToken], at index: Int) -> TimeExpression? {
    let text = tokens[index].text
    let number = text.prefix { $0.isASCII && $0.isNumber }
    guard let value = Int(number), number.utf8.count == 4 || number.utf8.count == 2 else { return nil }
    var suffix = String(text.dropFirst(number.count))
    var end = index + 1
    if suffix.isEmpty, end < tokens.count, tokens[end].isGlued || isDecadeNoun(tokens[end].text) {
      suffix = tokens[end].text
      end += 1
    }
    let isDecade = isDecadeSuffix(suffix)
    guard suffix.isEmpty || isDecade || tokens[index].text == number else { return nil }
    if isDecade {
      guard let first = decade(value) else { return nil }
      return TimeExpression(range: index..<end, year: first, isDecade: true)
    }
    guard number.utf8.count == 4, (1900...2099).contains(value) else { return nil }
    return TimeExpression(range: index..<index + 1, year: value, isDecade: false)
  }

  private static func isDecadeSuffix(_ suffix: String) -> Bool {
    ["s", "er", "ern", "ies", "tallet", "talet", "tal", "ers", "lar", "ih", "年代", "х", "ers", "ger", "i", "a"].contains(
      suffix) || isDecadeNoun(suffix)
  }

  private static func isDecadeNoun(_ word: String) -> Bool {
    ["年代", "jaren", "anni", "tallet", "talet", "luku", "dekada"].contains(word)
  }

  private static func decade(_ value: Int) -> Int? {
    switch value {
    case 1900...2099 where value % 10 == 0: value
    case 0...10 where value % 10 == 0: 2000 + value
    case 20...90 where value % 10 == 0: 1900 + value
    default: nil
    }
  }

  private static func decadeWord(_ tokens: [SentenceToken], at index: Int, _ words: [String: Int]) -> TimeExpression? {
    let text = tokens[index].text
    var found = words[text]
    var stem = Substring(text)
    while found == nil, stem.unicodeScalars.count > 4 {
      stem = stem.dropLast()
      found = words[String(stem) + "*"]
    }
    guard let value = found else { return nil }
    return TimeExpression(range: index..<index + 1, year: value < 100 ? 1900 + value : value, isDecade: true)
  }

  /// `nineteen eighty four`, `nineteen eighties`, `two thousand twelve`.
  private static func spokenYear(_ tokens: [SentenceToken], at index: Int) -> TimeExpression? {
    let century: Int
    var next = index + 1
    switch tokens[index].text {
    case "nineteen": century = 1900
    case "twenty": century = 2000
    case "two" where next < tokens.count && tokens[next].text == "thousand":
      century = 2000
      next += 1
      if next < tokens.count, tokens[next].text == "and" { next += 1 }
    default: return nil
    }
    guard next < tokens.count, let rest = spoken(tokens, &next) else { return nil }
    return TimeExpression(range: index..<next, year: century + rest, isDecade: false)
  }

  private static func spoken(_ tokens: [SentenceToken], _ index: inout Int) -> Int? {
    let small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let teens = [
      "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    let word = tokens[index].text
    if let teen = teens.firstIndex(of: word) {
      index += 1
      return 10 + teen
    }
    guard let ten = tens.firstIndex(of: word) else { return nil }
    index += 1
    guard index < tokens.count, let unit = small.firstIndex(of: tokens[index].text) else { return 20 + 10 * ten }
    index += 1
    return 21 + 10 * ten + unit
  }
}
