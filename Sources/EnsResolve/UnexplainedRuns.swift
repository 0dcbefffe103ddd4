/// The runs of words in which a misspelt or partial name may stand: words that no frame knows, with the small words between them.
struct UnexplainedRuns {
  /// No more runs than this are looked up.
  private static let most = 24

  let sentence: Sentence
  let best: Interpretation?

  /// Runs to look up, longer ones first.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for run in maximalRuns {
      let longest = min(run.count, 12)
      var length = longest
      while length >= 1 {
        for start in run.lowerBound...(run.upperBound - length) {
          let range = start..<start + length
          if isWorthwhile(range) { ranges.append(range) }
        }
        length -= 1
      }
    }
    return Array(ranges.prefix(Self.most))
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
