import Testing

@testable import EnsResolve

@Suite("frame words")
struct LexiconTests {
  @Test("every word of every table is written as it folds", arguments: FrameTable.all.map(\.language))
  func isFolded(_ language: String) {
    for table in FrameTable.all where table.language == language {
      for word in words(of: table) {
        #expect(TextFolding.fold(word) == word)
      }
    }
  }

  @Test("no language has two tables")
  func isUnique() {
    let languages = FrameTable.all.map(\.language)
    #expect(Set(languages).count == languages.count)
  }

  private func words(of table: FrameTable) -> [String] {
    var texts: [String] = []
    for entry in table.words { texts.append(entry.words) }
    for entry in table.decades { texts.append(entry.words) }
    var words: [String] = []
    for text in texts {
      for word in text.split(whereSeparator: \.isWhitespace) { words.append(String(word)) }
    }
    return words.map { (word: String) -> String in word.hasSuffix("*") ? String(word.dropLast()) : word }
  }
}
