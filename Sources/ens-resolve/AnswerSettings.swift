import EnsResolve

/// How answers are given.
struct AnswerSettings {
  /// Answers are of these kinds alone; empty: of any.
  var kinds: Set<NameKind> = []
  /// At most so many records an answer.
  var limit: Int?
  /// Decides what is random.
  var seed: UInt64 = 0
  var explains = false
  var showsCandidates = false
  var expands = false
}

/// The kinds that `--kind` takes.
enum AnswerKinds {
  private static let kinds: [(word: String, kind: NameKind)] = [
    ("track", .track), ("album", .album), ("artist", .artist), ("playlist", .playlist), ("genre", .genre),
    ("mood", .mood), ("collection", .collection), ("movie", .movie),
  ]

  static let words = kinds.map(\.word)

  static func set(of words: [String]) -> Set<NameKind> {
    Set(kinds.filter { words.contains($0.word) }.map(\.kind))
  }
}
