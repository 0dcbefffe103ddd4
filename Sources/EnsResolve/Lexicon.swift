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

  /// The roles of a folded word in the other languages.
  func entries(_ word: String) -> [Entry] {
    var entries: [Entry] = []
    for (language, table) in FrameTable.all.enumerated() where language > 0 {
      let roles = table.roles(of: word)
      if !roles.isEmpty { entries.append(Entry(language: language, roles: roles)) }
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
  func roles(of word: String) -> FrameRoles {
    var roles: FrameRoles = []
    let wanted = word.utf8Span.span
    for entry in words where Self.lists(entry.words.utf8Span.span, wanted) { roles.formUnion(entry.roles) }
    return roles
  }

  /// Whether a list of words with white space between them has the word.
  private static func lists(_ list: Span<UInt8>, _ wanted: Span<UInt8>) -> Bool {
    var index = 0
    while index < list.count {
      var matched = 0
      while index < list.count, matched < wanted.count, list[index] == wanted[matched] {
        index += 1
        matched += 1
      }
      if index == list.count { return matched == wanted.count && matched > 0 }
      if matched > 0, list[index] == UInt8(ascii: "*") || matched == wanted.count && list[index] <= 0x20 { return true }
      while index < list.count, list[index] > 0x20 { index += 1 }
      while index < list.count, list[index] <= 0x20 { index += 1 }
    }
    return false
  }
}
