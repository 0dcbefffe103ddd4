/// A request as the resolver reads it: its words with their roles in the languages it seems to be in, and the times and
/// services named.
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
    for index in tokens.indices { tokens[index].roles = lexicon.englishRoles(tokens[index].text) }
    let foreign = tokens.contains { $0.roles.isEmpty } ? lexicon.entries(of: tokens.map(\.text)) : []
    let languages = Self.languages(of: tokens, foreign)
    isEnglish = languages.isEmpty
    for index in tokens.indices {
      for entry in languages.isEmpty ? [] : foreign[index] where languages.contains(entry.language) {
        tokens[index].roles.formUnion(entry.roles)
      }
      if tokens[index].roles.isEmpty, lexicon.isPhrase(tokens[index].text) { tokens[index].roles = .glue }
      if isEnglish, tokens[index].roles.isEmpty { tokens[index].roles = FrameMisspelling.roles(of: tokens[index].text) }
      tokens[index].cost = Self.cost(of: tokens[index], isEnglish: isEnglish)
    }
    suffixes = languages.flatMap { FrameTable.all[$0].suffixes.split(separator: " ").map(String.init) }
      .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    times = TimeExpression.all(in: tokens, languages: languages)
    services = ServiceMention.all(in: tokens)
  }

  /// The languages that know more of the words than English does, or a verb at either end that English does not; empty
  /// when none does. The roles of the tokens are those of English yet; `foreign` has those of the other languages.
  private static func languages(of tokens: [SentenceToken], _ foreign: [[Lexicon.Entry]]) -> Set<Int> {
    let english = tokens.reduce(0) { $0 + weight($1.roles) }
    var known: [Int: Double] = [:]
    var verbs: Set<Int> = []
    for (position, entries) in foreign.enumerated() {
      let isVerb = tokens[position].roles.isEmpty && (position == 0 || position == tokens.count - 1)
      for entry in entries {
        known[entry.language, default: 0] += weight(entry.roles)
        if isVerb, entry.roles.contains(.play) { verbs.insert(entry.language) }
      }
    }
    let best = known.values.max() ?? 0
    guard best > english || !verbs.isEmpty else { return [] }
    return Set(
      known.filter { $0.value >= best - 1 && ($0.value > english - 1 || verbs.contains($0.key)) }.keys)
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
