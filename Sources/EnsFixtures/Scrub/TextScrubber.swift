/// Replaces every word, number and code in a text and leaves blanks, punctuation and controls as they are.
struct TextScrubber: Sendable {
  /// What is read in one go.
  private enum Sort: Equatable {
    case word(alphabet: Int)
    case digits
    case other
    case kept
  }

  private let words: WordScrambler
  private let codes: CodeScrambler

  init(seed: FixtureSeed) {
    let permutation = SecretPermutation(seed: seed)
    words = WordScrambler(seed: seed, permutation: permutation)
    codes = CodeScrambler(seed: seed, permutation: permutation)
  }

  /// The replacement of a text. An ending such as `.flac` and the times of lyrics stay, and so do the signs of a text
  /// that has nothing else when `keepsSigns`, since in paths they mean something.
  func scrubbed(_ text: String, keepsSigns: Bool = false) -> String {
    var scalars = Array(text.unicodeScalars)
    let ending = Vocabulary.fileEnding(of: scalars)
    scalars.removeLast(ending.count)
    var result = String.UnicodeScalarView()
    if Self.isIdentifier(scalars) {
      result.append(contentsOf: hexadecimal(scalars))
    } else if scalars.allSatisfy({ Self.sort(of: $0) == .kept }) {
      result.append(contentsOf: keepsSigns ? scalars : codes.signs(scalars))
    } else {
      append(scalars, to: &result)
    }
    result.append(contentsOf: ending)
    return String(result)
  }

  /// A number in digits.
  func scrubbed(digits: [UInt8]) -> [UInt8] { codes.number(digits) }

  private func append(_ scalars: [Unicode.Scalar], to result: inout String.UnicodeScalarView) {
    var index = 0
    while index < scalars.count {
      if let end = Self.endOfTime(scalars, at: index) {
        result.append(contentsOf: scalars[index..<end])
        index = end
      } else if let end = Self.endOfCode(scalars, at: index) {
        let code = Array(scalars[index..<end])
        result.append(contentsOf: codes.scrambled(code, isHexadecimal: Self.isHexadecimal(code)))
        index = end
      } else {
        index = appendRun(scalars, at: index, to: &result)
      }
    }
  }

  private func appendRun(
    _ scalars: [Unicode.Scalar], at start: Int, to result: inout String.UnicodeScalarView
  ) -> Int {
    let sort = Self.sort(of: scalars[start])
    var end = start + 1
    if case .word(let alphabet) = sort {
      var word: [WordScrambler.Letter] = []
      end = start
      while end < scalars.count {
        if let (letter, other) = WordScrambler.letter(scalars[end]), other == alphabet {
          word.append(letter)
        } else if Self.isMark(scalars[end]), !word.isEmpty {
          word[word.count - 1].following.append(scalars[end])
        } else {
          break
        }
        end += 1
      }
      words.append(word, alphabet, to: &result)
      return end
    }
    while end < scalars.count, Self.sort(of: scalars[end]) == sort, sort != .kept { end += 1 }
    let run = Array(scalars[start..<end])
    switch sort {
    case .digits:
      let digits = codes.number(run.map { UInt8(truncatingIfNeeded: $0.value) })
      result.append(contentsOf: digits.map { Unicode.Scalar($0) })
    case .other: result.append(contentsOf: codes.scrambled(run))
    case .kept, .word: result.append(contentsOf: run)
    }
    return end
  }

  private static func sort(of scalar: Unicode.Scalar) -> Sort {
    if scalar.value < 0x80, scalar.properties.numericType != nil { return .digits }
    if let (_, alphabet) = WordScrambler.letter(scalar) { return .word(alphabet: alphabet) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return .other
    case .otherSymbol: return scalar.value < 0x2190 ? .kept : .other
    default: return .kept
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// After `[01:23.45]` or `<01:23.45>`, the times of lyrics.
  private static func endOfTime(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    guard scalars[start] == "[" || scalars[start] == "<" else { return nil }
    let closing: Unicode.Scalar = scalars[start] == "[" ? "]" : ">"
    guard let end = scalars[start...].prefix(12).firstIndex(of: closing) else { return nil }
    let time = scalars[(start + 1)..<end]
    let isTime = time.allSatisfy { isDigit($0) || $0 == ":" || $0 == "." }
    return isTime && time.contains(":") && time.first != ":" ? end + 1 : nil
  }

  /// After a run of ASCII letters and digits that is a code: both sorts are in it, and no word of four letters; or it is
  /// a long hexadecimal number.
  private static func endOfCode(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    guard isAlphanumeric(scalars[start]), start == 0 || !isAlphanumeric(scalars[start - 1]) else { return nil }
    var end = start
    var letters = 0
    var longest = 0
    var digits = 0
    while end < scalars.count, isAlphanumeric(scalars[end]) {
      if isDigit(scalars[end]) {
        digits += 1
        letters = 0
      } else {
        letters += 1
        longest = max(longest, letters)
      }
      end += 1
    }
    guard digits > 0, longest > 0 else { return nil }
    // A letter with an accent right behind makes it part of a word.
    let isWhole = end == scalars.count || sort(of: scalars[end]) == .kept
    return isWhole && (longest < 4 || isHexadecimal(Array(scalars[start..<end]))) ? end : nil
  }

  /// Short codes are not taken for hexadecimal, or `E3` and `Y3` could become one.
  private static func isHexadecimal(_ code: [Unicode.Scalar]) -> Bool {
    code.count >= 8 && code.allSatisfy(\.properties.isASCIIHexDigit)
  }

  /// Whether a text is a UUID, whose groups must stay hexadecimal even where one looks like a word or a number.
  private static func isIdentifier(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count == 36
      && scalars.enumerated().allSatisfy { index, scalar in
        [8, 13, 18, 23].contains(index) ? scalar == "-" : scalar.properties.isASCIIHexDigit
      }
  }

  private func hexadecimal(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var code = codes.scrambled(scalars.filter { $0 != "-" }, isHexadecimal: true)
    for place in [8, 13, 18, 23] { code.insert("-", at: place) }
    return code
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
  }
}
