/// The one formula of ranking: what an interpretation costs, in bits, part by part.
///
/// It is a description length: how much has to be said to tell the sentence from nothing. A name costs what it takes to
/// pick it among all of its kind, less for popular ones, more for slips; a word of the frame costs little, a word that
/// nobody explains costs much.
struct Scorer {
  let sentence: Sentence

  func price(_ interpretation: inout Interpretation) {
    let tokens = sentence.tokens
    var covered = [Bool](repeating: false, count: tokens.count)
    let names = interpretation.names
    for name in names { for index in name.range { covered[index] = true } }
    interpretation.times = sentence.times.filter { $0.range.allSatisfy { !covered[$0] } }
    if case .time(let time) = interpretation.target {
      interpretation.times = interpretation.times.filter { $0 != time } + [time]
    }
    var parts: [(part: Interpretation.Part, bits: Double)] = []
    parts.append((.name, nameCost(interpretation)))
    parts.append((.exactness, names.reduce(0) { $0 + exactnessCost($1) }))
    parts.append((.kind, kindCost(interpretation, covered)))
    parts.append((.artist, artistCost(interpretation, covered)))
    let rest = restCost(interpretation, covered)
    parts.append((.rest, rest.cost))
    interpretation.parts = parts
    interpretation.unexplained = rest.unexplained
    interpretation.confidence = confidence(
      names, unexplained: rest.unexplained, contradicts: contradicts(interpretation, covered), interpretation)
  }

  private func nameCost(_ interpretation: Interpretation) -> Double {
    switch interpretation.target {
    case .everything: return 14
    case .time: return 6
    case .name(let match):
      var cost = Self.base(match.name.kind) - min(3, 0.25 * logarithm(match.name.popularity)) + wordingCost(match)
      for qualifier in interpretation.qualifiers {
        cost += (qualifier.name.kind == .genre ? 6 : 3) + wordingCost(qualifier)
      }
      return cost
    }
  }

  static func slipWeight(_ match: NameMatch, letters: Double) -> Double {
    (match.slips > 1 ? 3.5 : letters < 6 ? 3 : 2.5) + match.doubt
  }

  /// A word that nothing explains weighs less where it cannot belong to the name.
  static var farWeight: Double { 0.7 }

  static var missingWeight: Double { 1 }

  static func base(_ kind: NameKind) -> Double {
    switch kind {
    case .genre, .mood: 7
    case .playlist, .collection, .hub: 10
    case .artist, .composer: 11
    case .album, .movie: 12
    case .track: 12.5
    }
  }

  /// Several words are seldom a name by chance; words that say kinds or orders seldom are one at all.
  private func wordingCost(_ match: NameMatch) -> Double {
    let tokens = sentence.tokens[match.range]
    var cost = 0.0
    if tokens.allSatisfy({ !$0.roles.isDisjoint(with: .frame) }), match.range.count <= 2, match.name.kind != .artist {
      cost += match.name.kind == .genre && !sentence.times.isEmpty ? 12 : 6 / Double(match.range.count)
    } else {
      cost -= 4 * Double(match.range.count - 1)
    }
    if match.slips == 0, match.missing == 0, match.name.folded != tokens.map(\.text).joined(separator: " ") {
      cost += 3
    }
    return cost
  }

  private func exactnessCost(_ match: NameMatch) -> Double {
    7 * Double(match.slips) + 14 * match.missing
  }

  private func kindCost(_ interpretation: Interpretation, _ covered: [Bool]) -> Double {
    let tokens = sentence.tokens
    switch interpretation.target {
    case .everything: return 0
    case .time(let time):
      let around = Surroundings(time.range, tokens) { covered[$0] }
      return !around.before.isDisjoint(with: [.from, .time]) || !around.after.isDisjoint(with: [.music, .track, .time])
        ? -3 : 0
    case .name(let match):
      let around = Surroundings(match.range, tokens) { covered[$0] }
      return KindAgreement(kind: match.name.kind, around: around, sentence: sentence, covered: covered).cost
    }
  }

  /// Whether the words right beside a title say another kind.
  private func contradicts(_ interpretation: Interpretation, _ covered: [Bool]) -> Bool {
    guard let match = interpretation.match else { return false }
    let around = Surroundings(match.range, sentence.tokens) { covered[$0] }
    return KindAgreement(kind: match.name.kind, around: around, sentence: sentence, covered: covered).isContradicted
  }

  private func artistCost(_ interpretation: Interpretation, _ covered: [Bool]) -> Double {
    guard let qualifier = interpretation.qualifiers.first, qualifier.name.kind == .artist else { return 0 }
    let around = Surroundings(qualifier.range, sentence.tokens) { covered[$0] }
    return around.before.contains(.by) || around.before.contains(.artist) ? -5 : -2
  }

  private func restCost(_ interpretation: Interpretation, _ covered: [Bool]) -> (cost: Double, unexplained: Double) {
    let tokens = sentence.tokens
    var cost = 0.0
    var unexplained = 0.0
    var explained = covered
    for time in interpretation.times {
      cost += 4
      for index in time.range { explained[index] = true }
    }
    for service in sentence.services where service.range.allSatisfy({ !covered[$0] }) {
      cost += 3
      for index in service.range { explained[index] = true }
    }
    for index in tokens.indices where !explained[index] {
      let token = tokens[index]
      cost += token.cost
      if token.roles.isEmpty, !token.isSymbol, !isSuffix(index, explained) {
        unexplained += isBeside(index, covered) ? token.cost : Self.farWeight * token.cost
      }
      unexplained += titularCost(index, covered)
      if token.roles.contains([.by, .glue]), index > 1, !explained[index - 1], tokens[index - 1].roles.contains(.play) {
        cost += 8
      }
      if token.roles.contains(.by), token.roles.contains(.glue), index > 0, !explained[index - 1],
        isTalk(tokens[index - 1]), fills(index, interpretation)
      {
        cost += 5
      }
    }
    return (cost, unexplained)
  }

  /// Whether the word is talk, and no noun that may stand before `by`.
  private func isTalk(_ token: SentenceToken) -> Bool {
    token.roles.isDisjoint(with: FrameRoles.kinds.union([.music, .newest, .popular, .play, .glue]))
      && !token.roles.isEmpty
  }

  /// Whether a name follows the preposition.
  private func fills(_ preposition: Int, _ interpretation: Interpretation) -> Bool {
    guard case .name(let match) = interpretation.target else { return false }
    return match.range.lowerBound > preposition
  }

  /// How much a word of the frame looks like a part of a longer name that is not there.
  private func titularCost(_ index: Int, _ covered: [Bool]) -> Double {
    let token = sentence.tokens[index]
    let isBeside = isBeside(index, covered)
    if token.roles.contains(.titular) { return isBeside ? 10 : 3 }
    if isBeside, token.roles.contains(.closed), index > 0, covered[index - 1] { return 10 }
    if isBeside, token.text.utf8.allSatisfy({ $0 < 0x3A }), !token.isGlued,
      index == 0 || !sentence.tokens[index - 1].roles.contains(.popular)
    {
      return 10
    }
    return 0
  }

  /// Whether a name that is taken stands right beside the word.
  private func isBeside(_ index: Int, _ covered: [Bool]) -> Bool {
    index > 0 && covered[index - 1] && !sentence.tokens[index].followsBreak
      || index + 1 < covered.count && covered[index + 1] && !sentence.tokens[index + 1].followsBreak
  }

  /// Whether the word is a short ending, cut off by an apostrophe or a hyphen from a word that is explained.
  private func isSuffix(_ index: Int, _ explained: [Bool]) -> Bool {
    sentence.tokens[index].isGlued && index > 0 && explained[index - 1]
      && sentence.tokens[index].text.unicodeScalars.count <= 4
  }

  private func confidence(
    _ names: [NameMatch], unexplained: Double, contradicts: Bool, _ interpretation: Interpretation
  ) -> Double {
    var matched = 0.0
    var lost = unexplained
    for name in names {
      var bits = 0.0
      for index in name.range { bits += max(sentence.tokens[index].cost, 4) }
      matched += bits
      let letters = Double(max(4, TextFolding.key(name.name.folded).unicodeScalars.count))
      lost +=
        bits
        * min(
          1, Self.slipWeight(name, letters: letters) * Double(name.slips) / letters + Self.missingWeight * name.missing)
    }
    if case .time = interpretation.target { matched += 12 }
    guard matched + lost > 0 else { return 0 }
    let confidence = max(0, matched - lost / 2) / (matched + lost / 2)
    let isLone = names.count == 1 && names[0].isWeak
    let isShort = names.count == 1 && names[0].range.count == 1
    return confidence * (contradicts ? isShort ? 0.5 : 0.75 : 1) * (isLone ? 0.5 : 1)
  }

  private func logarithm(_ popularity: Int) -> Double {
    Double(Int.bitWidth - max(1, popularity).leadingZeroBitCount)
  }
}
