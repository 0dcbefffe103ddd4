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
    for position in all.indices { scorer.price(&all[position]) }
    return all.sorted { ($0.cost, order($0)) < ($1.cost, order($1)) }
  }

  /// Titles with the artists that made them, and artists with a genre.
  private func pairs(_ matches: [NameMatch]) throws(Index.Failure) -> [Interpretation] {
    let artists = matches.filter { $0.name.kind == .artist }.prefix(Self.pairable)
    let titles = matches.filter { $0.name.kind == .track || $0.name.kind == .album }.prefix(Self.pairable)
    let genres = matches.filter { $0.name.kind == .genre && $0.isExact }
    var pairs: [Interpretation] = []
    for title in titles {
      for artist in artists where !title.range.overlaps(artist.range) {
        let items = try index.items(named: title.name.id, creditedTo: [artist.name.id], limit: 8)
        if !items.isEmpty { pairs.append(Interpretation(target: .name(title), qualifier: artist, items: items)) }
      }
    }
    for artist in artists {
      for genre in genres where !artist.range.overlaps(genre.range) {
        pairs.append(Interpretation(target: .name(artist), qualifier: genre))
      }
    }
    return pairs
  }

  /// What breaks ties, the same on every machine.
  private func order(_ interpretation: Interpretation) -> Int64 {
    guard case .name(let match) = interpretation.target else { return 0 }
    return match.name.id
  }
}
