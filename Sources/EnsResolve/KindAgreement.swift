/// What the words beside a name say about its kind, as a price: negative where they agree, positive where they say
/// another kind.
struct KindAgreement {
  let kind: NameKind
  let around: Surroundings
  let sentence: Sentence
  let covered: [Bool]

  var cost: Double {
    var cost = nounCost + prepositionCost + 4 * around.strays
    if around.isQuoted { cost -= 6 }
    if around.before.contains(.some) { cost += ofKind(genre: -2, artist: -1, title: 1, playlist: 0) }
    if around.after.contains(.music) { cost += ofKind(genre: -3, artist: -3, title: 3, playlist: 1) }
    let uncovered = sentence.tokens.indices.filter { !covered[$0] }.reduce(into: FrameRoles()) {
      $0.formUnion(sentence.tokens[$1].roles)
    }
    if uncovered.contains(.playlist) { cost += kind == .playlist ? -3 : 3 }
    if uncovered.contains(.album) { cost += kind == .album ? -2 : 1 }
    return cost
  }

  /// Whether a noun right beside a title or playlist names another kind.
  var isContradicted: Bool {
    guard kind == .track || kind == .album || kind == .playlist else { return false }
    let nouns = around.before.intersection(.kinds)
    return !nouns.isEmpty && !nouns.contains(role) && around.before.isDisjoint(with: [.by, .from])
  }

  private var nounCost: Double {
    var cost = 0.0
    let before = around.before.intersection(.kinds)
    let after = around.after.intersection(.kinds)
    if !before.isEmpty, !around.before.contains(.by) || before.contains(role) {
      cost += before.contains(role) ? -5 : kind == .artist ? 3 : 5
    }
    if !after.isEmpty { cost += after.contains(role) ? -5 : ofKind(genre: -1, artist: -1, title: 4, playlist: 3) }
    return cost
  }

  private var prepositionCost: Double {
    var cost = 0.0
    if around.before.contains(.by) { cost += kind == .artist ? -5 : 4 }
    if around.before.contains(.from) {
      cost += ofKind(genre: 1, artist: -1, title: kind == .album ? -1 : 2, playlist: -1)
    }
    if around.after.contains(.by) { cost += ofKind(genre: 0, artist: 3, title: -2, playlist: 1) }
    return cost
  }

  private var role: FrameRoles {
    switch kind {
    case .track: .track
    case .album: .album
    case .artist, .composer: .artist
    case .playlist: .playlist
    case .genre, .mood: .genre
    case .collection, .movie, .hub: []
    }
  }

  private func ofKind(genre: Double, artist: Double, title: Double, playlist: Double) -> Double {
    switch kind {
    case .genre, .mood: genre
    case .artist, .composer: artist
    case .track, .album, .movie: title
    case .playlist, .collection, .hub: playlist
    }
  }
}
