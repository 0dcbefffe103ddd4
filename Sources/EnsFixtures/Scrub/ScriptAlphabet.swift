/// The letters of a script that writes words, and pairs of them that no language puts side by side.
///
/// A replacement of four letters or more has such a pair within any four letters in a row, so it cannot be, or hold, a
/// word of the text that is to be hidden.
struct ScriptAlphabet: Sendable {
  let letters: [Unicode.Scalar]
  /// Two letters each.
  let pairs: [[Unicode.Scalar]]
  private let places: [Unicode.Scalar: Int]

  private init(_ letters: String, pairs: String) {
    self.letters = Array(letters.unicodeScalars)
    self.pairs = pairs.split(separator: " ").map { Array($0.unicodeScalars) }
    places = Dictionary(uniqueKeysWithValues: self.letters.enumerated().map { ($1, $0) })
  }

  /// The place of a small letter among the letters.
  func place(of letter: Unicode.Scalar) -> Int? { places[letter] }

  static let latin = ScriptAlphabet(
    "abcdefghijklmnopqrstuvwxyz",
    pairs: "qc qf qg qj qk qp qv qw qx qz fq gq jq kq pq vq wq jx vx wx kx gx zx px cx hx dx bx xj xz vw wv")
  static let cyrillic = ScriptAlphabet(
    "абвгдежзийклмнопрстуфхцчшщъыьэюя", pairs: "ъь ъы ьъ ьы йъ йь йы ыъ ыь щъ щы эъ эь эы цъ цэ жъ хъ щэ щю фъ фщ")
  static let greek = ScriptAlphabet(
    "αβγδεζηθικλμνξοπρστυφχψω", pairs: "ξψ ψξ ζξ ξζ ψφ φψ ψθ θψ ξφ φξ ψζ ζψ ξχ χξ ψχ χψ θξ ξθ βξ δξ ξδ ψβ ψδ δψ")
  static let hebrew = ScriptAlphabet("אבגדהוזחטיכלמנסעפצקרשת", pairs: "זצ צז טז סצ זס סז קכ גכ כג טת תט צס גק קג")
  static let arabic = ScriptAlphabet(
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", pairs: "ظغ غظ ثظ ظث ذظ ظذ ضظ ظض خغ غخ حغ غح ثص صث زظ ظز ذض ضذ ثض شظ")

  static let all = [latin, cyrillic, greek, hebrew, arabic]

  /// The alphabet that a small letter without marks belongs to.
  static func holding(_ letter: Unicode.Scalar) -> (alphabet: Int, place: Int)? {
    for (index, alphabet) in all.enumerated() {
      if let place = alphabet.place(of: letter) { return (index, place) }
    }
    return nil
  }
}
