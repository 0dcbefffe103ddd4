/// One way to understand a sentence: what is asked for, and what the rest of the words do.
struct Interpretation {
  /// What is asked for.
  enum Target: Hashable {
    case name(NameMatch)
    case time(TimeExpression)
    case everything
  }

  var target: Target
  /// What narrows the target: the artist of a title, the album of a track, the genre of an artist.
  var qualifiers: [NameMatch] = []
  /// The things of the target's name that fit the qualifier.
  var items: [CatalogueItem] = []
  /// Year or decade beside the target.
  var times: [TimeExpression] = []
  /// The parts of the price; lower is better.
  var parts: [(part: Part, bits: Double)] = []
  /// The price of the words that nothing explains.
  var unexplained = 0.0
  /// How sure this is, 0 to 1: what the names explain, beside what nothing explains.
  var confidence = 0.0

  /// The price in bits.
  var cost: Double { parts.reduce(0) { $0 + $1.bits } }

  /// The named parts of the price.
  enum Part: String, CaseIterable {
    /// What the name itself costs: rarer kinds and unpopular names cost more.
    case name
    /// Slips of typing, and parts of the name that were not said.
    case exactness
    /// Whether the words beside the name say another kind.
    case kind
    /// Whether the artist fits.
    case artist
    /// Words that nothing explains, and small talk.
    case rest
  }
}

extension Interpretation {
  /// Every name that is taken.
  var names: [NameMatch] { (match.map { [$0] } ?? []) + qualifiers }

  /// The match that is the target, when it is a name.
  var match: NameMatch? {
    if case .name(let match) = target { match } else { nil }
  }
}
