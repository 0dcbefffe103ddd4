/// A folded word of a sentence, and what surrounds it there.
struct SentenceToken {
  var text: String
  /// Whether only an apostrophe, a hyphen or the like stands between it and the word before.
  var isGlued = false
  /// Whether a full stop, comma or the like stands before it.
  var followsBreak = false
  /// Which pair of quotation marks it stands in, counted from 1; 0 outside.
  var quotation = 0
  /// Whether it is made of symbols alone.
  var isSymbol = false
  /// What it can be in the frame; empty for a word that no frame knows.
  var roles: FrameRoles = []
  /// The price, in bits, of leaving it to the frame.
  var cost: Double = 0
}
