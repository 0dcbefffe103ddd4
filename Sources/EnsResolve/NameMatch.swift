/// Words of a sentence that may be a name of the catalogue.
struct NameMatch: Hashable {
  /// Which words.
  var range: Range<Int>
  var name: CatalogueName
  /// Slips of typing between the words and the name.
  var slips = 0
  /// How much less likely a slip is than another name: where every word asked for is a word of some name, or only the
  /// last letter is missing.
  var doubt = 0.0
  /// Whether so little of the name was said that it counts only beside another name that fits it.
  var isWeak = false
  /// How much of the name, in 0...1, the words leave out.
  var missing = 0.0

  var isExact: Bool { slips == 0 && missing == 0 }
}
