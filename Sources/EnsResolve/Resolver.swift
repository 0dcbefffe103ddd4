/// Understands a sentence over the candidates that a catalogue lends. It does no I/O of its own.
package struct Resolver<Index: Catalogue> {

  private let index: Index
  private let lexicon = Lexicon()

  package init(_ index: Index) { self.index = index }

  /// What the sentence asks for: at most `limit` answers, best first.
  package func resolve(_ text: String, kinds: Set<NameKind> = [], limit: Int) throws(Index.Failure) -> Resolution {
    let sentence = Sentence(text, lexicon: lexicon)
    let finder = MatchFinder(index: index)
    let interpreter = Interpreter(index: index, sentence: sentence)
    var matches = try finder.exact(sentence.tokens, suffixes: sentence.suffixes)
    if !kinds.isEmpty { matches.removeAll { !kinds.contains($0.name.kind) && $0.name.kind != .artist } }
    var interpretations = try interpreter.interpretations(of: matches)
    if needsMore(interpretations.first) {
      let more = try inexact(sentence, finder)
      if !more.isEmpty {
        matches += more
        interpretations = try interpreter.interpretations(of: matches)
      }
    }
    var resolution = Resolution(query: text)
    RequestReader(sentence: sentence, best: interpretations.first).read(into: &resolution)
    try fill(&resolution, from: interpretations, sentence, kinds: kinds, limit: limit)
    return resolution
  }

  /// Whether words are left that may be a misspelt name.
  private func needsMore(_ best: Interpretation?) -> Bool {
    guard let best else { return true }
    return best.target != .everything && best.confidence < 0.9 || best.target == .everything && best.unexplained > 0
  }

  /// Misspelt names in the runs of words that nothing explains, and partial ones where there are none.
  private func inexact(_ sentence: Sentence, _ finder: MatchFinder<Index>) throws(Index.Failure) -> [NameMatch] {
    let unexplained = UnexplainedRuns(sentence: sentence)
    var matches: [NameMatch] = []
    for run in unexplained.runs {
      let all = run.map { unexplained.unknown(in: $0) }.max() ?? 0
      var found = false
      for range in run {
        let more = try finder.misspelt(sentence.tokens, range)
        matches += more
        found = found || !more.isEmpty
        if !more.isEmpty, unexplained.unknown(in: range) == all { break }
      }
      if found { continue }
      for range in run.prefix(4) where range.count > 1 || sentence.tokens[range.lowerBound].text.utf8.count > 3 {
        matches += try finder.partial(sentence.tokens, range)
      }
    }
    return matches
  }

  private func fill(
    _ resolution: inout Resolution, from interpretations: [Interpretation], _ sentence: Sentence, kinds: Set<NameKind>,
    limit: Int
  ) throws(Index.Failure) {
    var seen: [CandidateIdentity] = []
    let asksForNothing = interpretations.first.map { $0.target == .everything } ?? true
    for interpretation in interpretations where !asksForNothing {
      guard resolution.candidates.count < limit else { break }
      if let match = interpretation.match, !kinds.isEmpty, !kinds.contains(match.name.kind) { continue }
      let isSure = interpretation.confidence >= ResolverFacts.floor
      if !isSure, resolution.nearMisses.count >= 3 { continue }
      for candidate in try candidates(interpretation, resolution, sentence) {
        let identity = CandidateIdentity(candidate, isSure: isSure)
        if seen.contains(identity) { continue }
        seen.append(identity)
        if isSure, resolution.candidates.count < limit { resolution.candidates.append(candidate) }
        if !isSure, resolution.nearMisses.count < 3 { resolution.nearMisses.append(candidate) }
      }
    }
    if !resolution.candidates.isEmpty { resolution.nearMisses = [] }
    if let interpretation = interpretations.first {
      resolution.services = sentence.services.filter { service in
        interpretation.match?.range.overlaps(service.range) != true
      }.map(\.name)
    } else {
      resolution.services = sentence.services.map(\.name)
    }
    resolution.asksForEverything =
      resolution.candidates.isEmpty && sentence.tokens.allSatisfy { !$0.roles.isEmpty }
      && sentence.tokens.contains { !$0.roles.isDisjoint(with: [.play, .music]) }
  }

  private func candidates(_ interpretation: Interpretation, _ resolution: Resolution, _ sentence: Sentence) throws(Index
    .Failure) -> [Candidate]
  {
    let years = interpretation.times.first.map { $0.year...($0.isDecade ? $0.year + 9 : $0.year) }
    let parts = interpretation.parts.map { (part: $0.part.rawValue, bits: $0.bits) }
    switch interpretation.target {
    case .everything: return []
    case .time(let time):
      let words = sentence.tokens[time.range].map(\.text).joined(separator: " ")
      return [
        Candidate(
          kind: time.isDecade ? .decade : .year, title: time.title, year: time.year, years: years,
          score: interpretation.confidence, parts: parts, words: words)
      ]
    case .name(let match):
      let words = sentence.tokens[match.range].map(\.text).joined(separator: " ")
      var base = Candidate(
        kind: .name(match.name.kind), title: match.name.title, name: match.name.id, years: years,
        score: interpretation.confidence, parts: parts, words: words)
      if let qualifier = interpretation.qualifiers.first, qualifier.name.kind == .genre {
        base.genre = qualifier.name.id
      }
      switch match.name.kind {
      case .track, .album, .playlist, .collection, .movie, .hub:
        let items =
          interpretation.items.isEmpty
          ? try index.items(named: match.name.id, creditedTo: [], limit: 8) : interpretation.items
        return items.map { item in
          var candidate = base
          candidate.title = item.title
          candidate.artist = item.artist
          candidate.item = item
          return candidate
        }
      case .artist
      where resolution.pick == .newest && RequestReader(sentence: sentence, best: nil).asksForAlbum(beside: match.range):
        guard let album = try index.albums(by: match.name.id, limit: 1).first else { return [base] }
        var candidate = base
        candidate.kind = .name(.album)
        candidate.title = album.title
        candidate.artist = album.artist
        candidate.item = album
        candidate.name = album.name
        return [candidate, base]
      default: return [base]
      }
    }
  }
}
