/// A request as the resolver reads it: its words with their roles in the languages it seems to be in, and the times and services named.
struct Sentence {
  let text: String
  var tokens: [SentenceToken]
  var times: [TimeExpression] = []
  var services: [ServiceMention] = []
  /// Whether the frame is English alone.
  var isEnglish = true
  /// Endings that the languages glue to names.
  var suffixes: [String] = []

  init(_ text: String, lexicon: Lexicon) {
    self.text = text
    tokens = Tokenizer(lexicon: lexicon).tokens(of: text)
    let languages = Self.languages(of: tokens, lexicon)
    isEnglish = languages.isEmpty
    for index in tokens.indices {
      let word = tokens[index].text
      var roles = lexicon.englishRoles(word)
      if !languages.isEmpty {
        for entry in lexicon.entries(word) where languages.contains(entry.language) { roles.formUnion(entry.roles) }
      }
      if roles.isEmpty, lexicon.isPhrase(word) { roles = .glue }
      tokens[index].roles = roles
      tokens[index].cost = Self.cost(of: tokens[index], isEnglish: isEnglish)
    }
    suffixes = languages.flatMap { FrameTable.all[$0].suffixes.split(separator: " ").map(String.init) }.sorted {
      $0.utf8.count > $1.utf8.count
    }
    times = TimeExpression.all(in: tokens, languages: languages)
    services = ServiceMention.all(in: tokens)
  }

  /// The languages that know more of the words than English does; empty when none does.
  private static func languages(of tokens: [SentenceToken], _ lexicon: Lexicon) -> Set<Int> {
    var english = 0.0
    var needsMore = false
    for token in tokens {
      let roles = lexicon.englishRoles(token.text)
      english += weight(roles)
      if roles.isEmpty { needsMore = true }
    }
    guard needsMore else { return [] }
    var known: [Int: Double] = [:]
    for token in tokens {
      for entry in lexicon.entries(token.text) { known[entry.language, default: 0] += weight(entry.roles) }
    }
    let best = known.values.max() ?? 0
    let verbs = Set(
      tokens.flatMap { token in
        lexicon.englishRoles(token.text).isEmpty ? lexicon.entries(token.text).filter { $0.roles.contains(.play) } : []
      }.map(\.language))
    guard best > english || !verbs.isEmpty else { return [] }
    return Set(known.filter { $0.value >= best - 1 && ($0.value > english - 1 || verbs.contains($0.key)) }.keys)
  }

  private static func weight(_ roles: FrameRoles) -> Double {
    roles.isEmpty ? 0 : roles.contains(.play) ? 2.5 : 1
  }

  private static func cost(of token: SentenceToken, isEnglish: Bool) -> Double {
    if token.isSymbol { return 1 }
    if !token.roles.isDisjoint(with: [.glue, .play]) { return 2.5 }
    if !token.roles.isEmpty { return 6 }
    if token.text.utf8.allSatisfy({ $0 < 0x3A }) { return 8 }
    return isEnglish ? 12 : 10
  }
}
