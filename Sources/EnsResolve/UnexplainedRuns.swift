/// The runs of words in which a misspelt or partial name may stand: words that no frame knows, with the small words
/// between them.
struct UnexplainedRuns {
  /// So many parts of a run are looked up.
  private static let most = 20

  let sentence: Sentence

  /// The runs, each as the parts of it to look up: those first that begin and end with a word nobody knows, then longer
  /// ones.
  var runs: [[Range<Int>]] {
    maximalRuns.map { run in
      var parts: [Range<Int>] = []
      for length in stride(from: min(run.count, 12), to: 0, by: -1) {
        for start in run.lowerBound...(run.upperBound - length) where isWorthwhile(start..<start + length) {
          parts.append(start..<start + length)
        }
      }
      let ranked = parts.enumerated().sorted { (looseEnds($0.element), $0.offset) < (looseEnds($1.element), $1.offset) }
      return Array(ranked.map(\.element).prefix(Self.most))
    }
  }

  /// The words of a part that nobody knows.
  func unknown(in range: Range<Int>) -> Int {
    sentence.tokens[range].reduce(0) { $0 + ($1.roles.isEmpty ? 1 : 0) }
  }

  /// How many ends of a part are words of the frame.
  private func looseEnds(_ part: Range<Int>) -> Int {
    let tokens = sentence.tokens
    return (tokens[part.lowerBound].roles.isEmpty || tokens[part.lowerBound].text == "the" ? 0 : 1)
      + (tokens[part.upperBound - 1].roles.isEmpty ? 0 : 1)
  }

  private var maximalRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in sentence.tokens.indices {
      let token = sentence.tokens[index]
      let isBoundary = isFrame(token)
      if isBoundary, let from = start {
        runs.append(from..<index)
        start = nil
      }
      if start == nil, !isFrame(token) { start = index }
    }
    if let start { runs.append(start..<sentence.tokens.count) }
    return runs
  }

  /// Words that surely stand outside of names: verbs, prepositions of makers, kinds.
  private func isFrame(_ token: SentenceToken) -> Bool {
    token.roles.contains(.glue) && !token.roles.isDisjoint(with: [.by, .track, .album, .artist, .playlist, .music])
      && token.text != "of" && token.text != "in"
      || token.roles.contains(.play)
  }

  private func isWorthwhile(_ range: Range<Int>) -> Bool {
    let tokens = sentence.tokens[range]
    guard tokens.contains(where: { $0.roles.isEmpty }) else { return false }
    if let last = tokens.last, last.roles.contains(.glue), !last.roles.isDisjoint(with: [.on, .by, .from]) {
      return false
    }
    if let last = tokens.last, last.isGlued, last.text.utf8.count < 3, tokens.count > 1 { return false }
    return tokens.reduce(0) { $0 + $1.text.utf8.count } >= 3
  }
}
