/// Puts the names found in a sentence together to interpretations, and prices them.
struct Interpreter<Index: Catalogue> {
  /// So many matches of the lowest own price are put into pairs.
  private static var pairable: Int { 40 }

  let index: Index
  let sentence: Sentence

  /// Every interpretation over the matches, the cheapest first.
  func interpretations(of matches: [NameMatch]) throws(Index.Failure) -> [Interpretation] {
    let scorer = Scorer(sentence: sentence)
    var all: [Interpretation] = []
    for match in matches { all.append(Interpretation(target: .name(match))) }
    for time in sentence.times { all.append(Interpretation(target: .time(time))) }
    all += try pairs(matches)
    all.append(Interpretation(target: .everything))
    for position in all.indices { scorer.price(&all[position]) }
    return all.sorted { ($0.cost, order($0)) < ($1.cost, order($1)) }
  }

  /// Titles with the artists that made them and the albums that they are on, and artists with a genre.
  private func pairs(_ matches: [NameMatch]) throws(Index.Failure) -> [Interpretation] {
    let artists = Array(matches.filter { $0.name.kind == .artist && isNameable($0) }.prefix(Self.pairable))
    let titles = matches.filter { ($0.name.kind == .track || $0.name.kind == .album) && isNameable($0) }
    var pairs: [Interpretation] = []
    for title in titles.prefix(Self.pairable) {
      let others = artists.filter {
        !$0.range.overlaps(title.range) && !($0.isWeak && !title.isExact) && !(title.isWeak && !$0.isExact)
      }
      if others.isEmpty { continue }
      if try index.items(named: title.name.id, creditedTo: others.map(\.name.id), limit: 1).isEmpty { continue }
      for artist in others {
        let items = try index.items(named: title.name.id, creditedTo: [artist.name.id], limit: 8)
        if items.isEmpty { continue }
        pairs.append(Interpretation(target: .name(title), qualifiers: [artist], items: items))
        if let album = album(of: items, beside: [title, artist], in: titles) {
          pairs.append(Interpretation(target: .name(title), qualifiers: [artist, album], items: items))
        }
      }
    }
    let genres = matches.filter { $0.name.kind == .genre && $0.isExact }
    for artist in artists where !artist.isWeak {
      for genre in genres where !artist.range.overlaps(genre.range) {
        pairs.append(Interpretation(target: .name(artist), qualifiers: [genre]))
      }
    }
    return pairs
  }

  /// Whether the words are more than grammar, so that pairs with them are worth a look-up.
  private func isNameable(_ match: NameMatch) -> Bool {
    let tokens = sentence.tokens[match.range]
    let next = match.range.upperBound
    if match.range.lowerBound > 0, next < sentence.tokens.count, sentence.tokens[next].roles.contains([.by, .glue]) {
      return true
    }
    return tokens.count > 1 || tokens.contains { $0.roles.isDisjoint(with: [.glue, .play]) || $0.quotation > 0 }
  }

  /// The album that one of the tracks is on, when the sentence names it beside the others.
  private func album(of items: [CatalogueItem], beside names: [NameMatch], in titles: [NameMatch]) -> NameMatch? {
    guard names[0].name.kind == .track else { return nil }
    let albums = Set(items.compactMap(\.album).map(TextFolding.fold))
    return titles.first { title in
      title.name.kind == .album && albums.contains(title.name.folded)
        && names.allSatisfy { !$0.range.overlaps(title.range) }
    }
  }

  /// What breaks ties, the same on every machine.
  private func order(_ interpretation: Interpretation) -> Int64 {
    guard case .name(let match) = interpretation.target else { return 0 }
    return match.name.id
  }
}
