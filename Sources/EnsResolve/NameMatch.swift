/// Words of a sentence that may be a name of the catalogue.
struct NameMatch: Hashable {
  /// Which words.
  var range: Range<Int>
  var name: CatalogueName
  /// Slips of typing between the words and the name.
  var slips = 0
  /// Whether a slip is less likely than another name: every word asked for is a word of some name, or only the last letter is missing.
  var isUnlikelySlip = false
  /// How much of the name, in 0...1, the words leave out.
  var missing = 0.0

  var isExact: Bool { slips == 0 && missing == 0 }
}
