/// The frame words right before and right after a name.
struct Surroundings {
  /// Roles of the words before, up to the first preposition or verb.
  var before: FrameRoles = []
  /// Roles of the words after, up to the first preposition or verb, which counts.
  var after: FrameRoles = []
  /// Whether the name is all that stands between two quotation marks.
  var isQuoted = false
  /// Whether words that belong to the name, by their place, are not explained by it: talk or unknown words right beside
  /// it.
  var strays = 0.0

  init(_ range: Range<Int>, _ tokens: [SentenceToken], isCovered: (Int) -> Bool) {
    var index = range.lowerBound - 1
    var steps = 0
    if !tokens[range.lowerBound].followsBreak {
      while index >= 0, steps < 5, !isCovered(index), !tokens[index].roles.isEmpty {
        let roles = tokens[index].roles
        before.formUnion(roles)
        if !roles.isDisjoint(with: [.by, .from, .play]) && roles.isDisjoint(with: .kinds) || tokens[index].followsBreak
        {
          break
        }
        if roles.isDisjoint(with: .companions) { break }
        index -= 1
        steps += 1
      }
    }
    index = range.upperBound
    steps = 0
    while index < tokens.count, steps < 3, !isCovered(index), !tokens[index].roles.isEmpty, !tokens[index].followsBreak
    {
      let roles = tokens[index].roles
      after.formUnion(roles)
      if !roles.isDisjoint(with: [.by, .from, .on, .play]) { break }
      index += 1
      steps += 1
    }
    let quotation = tokens[range.lowerBound].quotation
    isQuoted = quotation > 0 && tokens.indices.allSatisfy { (tokens[$0].quotation == quotation) == range.contains($0) }
    strays = Self.strays(range, tokens, isCovered)
  }

  private static func strays(_ range: Range<Int>, _ tokens: [SentenceToken], _ isCovered: (Int) -> Bool) -> Double {
    var strays = 0.0
    let before = range.lowerBound - 1
    if before >= 0, !isCovered(before), !tokens[range.lowerBound].followsBreak, tokens[before].roles.isEmpty {
      strays += 1
    }
    let after = range.upperBound
    if after < tokens.count, !isCovered(after), !tokens[after].followsBreak, tokens[after].roles.isEmpty,
      !tokens[after].isGlued
    {
      strays += 1
    }
    return strays
  }
}
