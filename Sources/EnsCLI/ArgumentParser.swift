/// Goes over the words of a command line.
struct ArgumentParser {
  private(set) var operands: [String] = []
  private(set) var given: [String: [String]] = [:]
  private var words: ArraySlice<String>
  private let manual: Manual

  init(_ words: [String], _ manual: Manual) {
    self.words = words[...]
    self.manual = manual
  }

  mutating func parse() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        operands.append(contentsOf: words)
        return
      } else if word.hasPrefix("--") {
        try parseName(word.dropFirst(2))
      } else if word.hasPrefix("-"), word.count > 1 {
        try parseLetters(word.dropFirst())
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func parseName(_ word: Substring) throws(UsageError) {
    // By bytes: a combining mark after the sign would make one character of the two.
    let parts = word.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let name = parts[0]
    guard let option = manual.option(named: name) else { throw unknown(name) }
    if option.value == .none {
      if parts.count > 1 { throw UsageError("--\(name) takes no value") }
      given[name, default: []].append("yes")
    } else if parts.count > 1 {
      given[name, default: []].append(parts[1])
    } else {
      try takeValue(of: option)
    }
  }

  private mutating func parseLetters(_ letters: Substring) throws(UsageError) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = manual.option(letter: letter) else { throw UsageError("unknown option -\(letter)") }
      if option.value == .none {
        given[option.name, default: []].append("yes")
      } else if rest.isEmpty {
        return try takeValue(of: option)
      } else {
        given[option.name, default: []].append(String(rest))
        return
      }
    }
  }

  private mutating func takeValue(of option: OptionDescription) throws(UsageError) {
    guard let value = words.popFirst() else {
      throw UsageError("--\(option.name) needs a value: --\(option.name) \(option.placeholder ?? "VALUE")")
    }
    given[option.name, default: []].append(value)
  }

  private func unknown(_ name: String) -> UsageError {
    let names = manual.options.map(\.name)
    let near = names.min { distance(name, $0) < distance(name, $1) }
    guard let near, distance(name, near) <= max(1, name.count / 3) || (near.hasPrefix(name) && !name.isEmpty) else {
      return UsageError("unknown option --\(name)")
    }
    return UsageError("unknown option --\(name) (did you mean --\(near)?)")
  }

  /// How many letters must be put in, left out or changed (Levenshtein).
  private func distance(_ left: String, _ right: String) -> Int {
    let target = Array(right)
    var row = Array(0...target.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<target.count {
        let changed = diagonal + (target[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
