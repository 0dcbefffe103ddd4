/// The frame words of all languages.
///
/// The tables are searched as they stand, byte by byte: all of them together are some 20 kB, and a command that answers
/// one sentence would spend longer on filling dictionaries than on the answer.
struct Lexicon {
  /// What a word is in one language; the language is an index into `FrameTable.all`.
  struct Entry {
    let language: Int
    let roles: FrameRoles
  }

  /// The roles of a folded word in English; empty when it has none.
  func englishRoles(_ word: String) -> FrameRoles { FrameTable.english.roles(of: word) }

  /// The roles of folded words in the other languages, word by word.
  func entries(of words: [String]) -> [[Entry]] {
    let wanted = WantedWords(words)
    var entries = [[Entry]](repeating: [], count: words.count)
    for (language, table) in FrameTable.all.enumerated() where language > 0 {
      for (position, roles) in table.roles(of: wanted).enumerated() where !roles.isEmpty {
        entries[position].append(Entry(language: language, roles: roles))
      }
    }
    return entries
  }

  /// The frame phrases of scripts without spaces, folded, the longest first.
  static let phrases: [String] = {
    var phrases: Set<String> = []
    for table in FrameTable.all where !table.phrases.isEmpty {
      for phrase in table.phrases.split(separator: " ") { phrases.insert(TextFolding.fold(String(phrase))) }
    }
    return phrases.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }()

  /// Whether a word is a frame phrase of a script without spaces.
  func isPhrase(_ word: String) -> Bool {
    word.utf8.contains { $0 >= 0x80 } && Self.phrases.contains(word)
  }
}

extension FrameTable {
  /// The roles of a folded word; a word of the table that ends with `*` stands for all that begin so.
  func roles(of word: String) -> FrameRoles { roles(of: WantedWords([word]))[0] }

  /// The same for several words at once.
  func roles(of wanted: WantedWords) -> [FrameRoles] {
    var roles = [FrameRoles](repeating: [], count: wanted.words.count)
    for entry in words { wanted.find(in: entry.words.utf8Span.span, entry.roles, into: &roles) }
    return roles
  }
}
