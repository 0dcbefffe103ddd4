/// How a name is put together from words: `$N of the $n` is a capitalised noun, fixed text and a noun.
///
/// `$n` is a noun, `$a` an adjective, `$g` a given name, `$f` a family name; a capital letter asks for the word with
/// its first letter in upper case.
struct PhrasePattern: Sendable {
  /// Which of a tongue's word lists a piece is taken from.
  enum Piece: Sendable {
    case text(String)
    case noun
    case capitalNoun
    case adjective
    case capitalAdjective
    case given
    case family
  }

  let pieces: [Piece]

  /// Reads a pattern as written above.
  init(_ pattern: String) {
    var pieces: [Piece] = []
    var text = ""
    var afterDollar = false
    for character in pattern {
      if !afterDollar {
        if character == "$" { afterDollar = true } else { text.append(character) }
        continue
      }
      afterDollar = false
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      switch character {
      case "n": pieces.append(.noun)
      case "N": pieces.append(.capitalNoun)
      case "a": pieces.append(.adjective)
      case "A": pieces.append(.capitalAdjective)
      case "g": pieces.append(.given)
      default: pieces.append(.family)
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }
}
