/// The frame words of one language: adding a language is adding such a table to `FrameTable.all`.
struct FrameTable {
  /// The language's code.
  let language: String
  /// Words of each role, folded, with spaces between them.
  let words: [(roles: FrameRoles, words: String)]
  /// Words for decades: `sixties` is 60; a word with 4 digits is that decade alone.
  let decades: [(decade: Int, words: String)]
  /// Phrases cut out of text that is written without spaces, longest first.
  let phrases: String
  /// Endings that the language glues to names, without an apostrophe.
  let suffixes: String

  init(
    _ language: String, _ words: [(roles: FrameRoles, words: String)], decades: [(decade: Int, words: String)] = [],
    phrases: String = "", suffixes: String = ""
  ) {
    self.language = language
    self.words = words
    self.decades = decades
    self.phrases = phrases
    self.suffixes = suffixes
  }
}
