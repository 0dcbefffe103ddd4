/// The frame words of all languages, ready to be asked; the tables beyond English are only taken in when a sentence needs them.
final class Lexicon {
  /// What a word is in one language; the language is an index into `FrameTable.all`.
  struct Entry {
    let language: Int
    let roles: FrameRoles
  }

  private var english = WordRoles()
  private lazy var others = Self.wordsBeyondEnglish()
  private(set) lazy var phrases = Self.phrases()

  init() {
    english.add(FrameTable.english)
  }

  /// The roles of a folded word in English; empty when it has none.
  func englishRoles(_ word: String) -> FrameRoles { english.exact[word] ?? [] }

  /// Whether a word is a frame phrase of a script without spaces.
  func isPhrase(_ word: String) -> Bool {
    word.utf8.contains { $0 >= 0x80 } && phrases.contains(word)
  }

  /// The roles of a folded word in the other languages.
  func entries(_ word: String) -> [Entry] {
    var entries = others.exact[word] ?? []
    var stem = Substring(word.unicodeScalars.prefix(24))
    while stem.unicodeScalars.count > 2 {
      if let more = others.stems[String(stem)] { entries += more }
      stem = Substring(stem.unicodeScalars.dropLast())
    }
    return entries
  }

  private struct WordRoles {
    var exact: [String: FrameRoles] = [:]

    mutating func add(_ table: FrameTable) {
      exact.reserveCapacity(700)
      for (roles, words) in table.words {
        for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
          exact[String(word), default: []].formUnion(roles)
        }
      }
    }
  }

  private struct ManyLanguages {
    var exact: [String: [Entry]] = [:]
    var stems: [String: [Entry]] = [:]
  }

  private static func wordsBeyondEnglish() -> ManyLanguages {
    var many = ManyLanguages()
    for (language, table) in FrameTable.all.enumerated() where language > 0 {
      var exact = WordRoles()
      exact.add(table)
      for (word, roles) in exact.exact {
        let entry = Entry(language: language, roles: roles)
        if word.utf8.last == UInt8(ascii: "*") {
          many.stems[String(word.dropLast()), default: []].append(entry)
        } else {
          many.exact[word, default: []].append(entry)
        }
      }
    }
    return many
  }

  private static func phrases() -> [String] {
    var phrases: Set<String> = []
    for table in FrameTable.all where !table.phrases.isEmpty {
      for phrase in table.phrases.split(separator: " ") { phrases.insert(TextFolding.fold(String(phrase))) }
    }
    return phrases.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }
}
