import EnsResolve
import Testing

@Suite("folding of names")
struct TextFoldingTests {
  @Test(
    "two spellings of one name fold alike",
    arguments: [
      ("Guns N’ Roses", "guns n roses"), ("GUNS N' ROSES", "guns n roses"), ("R.E.M.", "rem"), ("AC/DC", "ac dc"),
      ("P!nk", "pink"), ("Ke$ha", "kesha"), ("$uicideboy$", "suicideboys"), ("Sigur Rós", "sigur ros"),
      ("Sigur Ro\u{301}s", "sigur ros"), ("alt‐J", "alt j"), ("Motörhead", "motorhead"), ("Mø", "mo"),
      ("Ænima", "aenima"), ("Straße", "strasse"), ("Đorđe", "dorde"), ("Łona", "lona"),
      ("Þursaflokkurinn", "thursaflokkurinn"),
      ("Cœur", "coeur"), ("İbrahim Işık", "ibrahim isik"), ("ＡＢＣ　１２３", "abc 123"), ("ﬁre", "fire"),
      ("Simon & Garfunkel", "simon and garfunkel"), ("Florence + The Machine", "florence and the machine"),
      ("“Heroes”", "heroes"), ("Dr.Dre", "dr dre"), ("J. Cole", "j cole"), ("J.S. Bach", "js bach"), ("B.o.B", "bob"),
      ("Rock ’n’ Roll", "rock n roll"), ("  What's\tGoing   On?  ", "whats going on"), ("2.0", "2 0"),
      ("Кино", "кино"), ("Ёлка", "елка"), ("ΒΑΓΓΕΛΗΣ", "βαγγελησ"), ("カタカナ", "かたかな"), ("ﾊﾞﾝﾄﾞ", "は\u{3099}んと\u{3099}"),
      ("宇多田ヒカル", "宇多田ひかる"), ("방탄소년단", "방탄소년단".decomposed), ("٢٠٢٠", "2020"), ("Ⅱ", "ii"), ("H₂O", "h2o"),
      ("Beyonce\u{200B}", "beyonce"), ("Zero™", "zero"),
    ])
  func foldsAlike(_ text: String, _ expected: String) {
    #expect(Array(TextFolding.fold(text).utf8) == Array(expected.utf8))
  }

  @Test(
    "a name without words keeps its symbols",
    arguments: [("!!!", "!!!"), (" ! ! ", "!!"), ("÷", "÷"), ("❤️", "❤"), ("", ""), (" \t\u{3000}", ""), ("！！！", "!!!")])
  func keepsSymbols(_ text: String, _ expected: String) {
    #expect(TextFolding.fold(text) == expected)
  }

  @Test("folding twice changes nothing, for every scalar alone and between letters")
  func isIdempotent() {
    var once: [UInt8] = []
    var twice: [UInt8] = []
    var differing: [UInt32] = []
    for value in UInt32(0)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)b", " \(scalar)\(scalar) ", "A.\(scalar).B"] {
        TextFolding.fold(text.utf8Span.span, into: &once)
        TextFolding.fold(once.span, into: &twice)
        if once != twice { differing.append(value) }
      }
    }
    #expect(differing.isEmpty)
  }

  @Test("folding the words of a sentence one by one is folding the sentence")
  func foldsByWords() {
    for text in ["Play R.E.M. by AC/DC & P!nk", "Guns N’ Roses + Sigur Rós", "J.S. Bach  „Air“", "a . b ! $c"] {
      let words = text.split(separator: " ").map { TextFolding.fold(String($0)) }
      let kept = words.filter { !$0.utf8.allSatisfy { $0 < 0x30 } }
      #expect(kept.joined(separator: " ") == TextFolding.fold(text))
    }
  }

  @Test("bytes that are not UTF-8 separate words")
  func separatesAtBrokenBytes() {
    var folded: [UInt8] = []
    TextFolding.fold(([0x61, 0xFF, 0x62, 0xC3] as [UInt8]).span, into: &folded)
    #expect(folded == Array("a b".utf8))
    TextFolding.fold(([0x61, 0xED, 0xA0, 0x80, 0x62, 0xF0, 0x9F] as [UInt8]).span, into: &folded)
    #expect(folded == Array("a b".utf8))
  }

  @Test(
    "a key forgets the article and the spaces",
    arguments: [
      ("the beatles", "beatles"), ("the the", "the"), ("the", "the"), ("ac dc", "acdc"), ("theatre", "theatre"),
      ("", ""),
    ])
  func makesKeys(_ folded: String, _ key: String) {
    #expect(TextFolding.key(folded) == key)
  }

  @Test("a reversed key has its scalars in reverse order")
  func reverses() {
    #expect(TextFolding.reversed("кино1") == "1оник")
  }
}

extension String {
  /// The syllables 방탄소년단 as conjoining letters; the standard library offers no decomposition.
  fileprivate var decomposed: String {
    "\u{1107}\u{1161}\u{11BC}\u{1110}\u{1161}\u{11AB}\u{1109}\u{1169}\u{1102}\u{1167}\u{11AB}\u{1103}\u{1161}\u{11AB}"
  }
}
