/// The one folding of names, for the index and for questions: what two spellings of one name have in common.
///
/// Case, accents, letters without combining marks (`ø æ ß đ ł`), full width and kana are evened out by a table made
/// from Unicode's data (`.ci/generate-folding`); apostrophes and the dots of acronyms vanish, other punctuation
/// separates, `&` is `and`, and a sign that stands for a letter becomes that letter (`P!nk`, `Ke$ha`). Folding twice
/// changes nothing, and no rule reaches over white space, so folding the words of a sentence one by one is folding the
/// sentence.
package enum TextFolding {
  /// The folded words of a text, one space between them. A text of symbols alone keeps them, without spaces (`!!!`).
  package static func fold(_ text: String) -> String {
    var folded: [UInt8] = []
    fold(text.utf8Span.span, into: &folded)
    return String(decoding: folded, as: UTF8.self)
  }

  /// Replaces `folded` by the folded form of UTF-8 bytes; a byte that is not UTF-8 separates.
  package static func fold(_ text: Span<UInt8>, into folded: inout [UInt8]) {
    folded.removeAll(keepingCapacity: true)
    if isASCII(text) {
      WordJoiner.join(text, into: &folded)
    } else {
      var plain: [UInt8] = []
      plain.reserveCapacity(text.count)
      FoldingTable.expand(text, into: &plain)
      WordJoiner.join(plain.span, into: &folded)
    }
    if folded.isEmpty, !text.isEmpty { FoldingTable.symbols(text, into: &folded) }
  }

  /// What exact look-ups go by: the folded text without a leading `the` and without spaces (`the beatles` → `beatles`,
  /// `ac dc` → `acdc`).
  package static func key(_ folded: String) -> String {
    var key: [UInt8] = []
    Self.key(folded.utf8Span.span, into: &key)
    return String(decoding: key, as: UTF8.self)
  }

  /// The same over UTF-8 bytes; replaces `key`.
  package static func key(_ folded: Span<UInt8>, into key: inout [UInt8]) {
    key.removeAll(keepingCapacity: true)
    for index in (hasArticle(folded) ? 4 : 0)..<folded.count where folded[index] != UInt8(ascii: " ") {
      key.append(folded[index])
    }
  }

  /// The key with its scalars in reverse order, for look-ups by ending.
  package static func reversed(_ key: String) -> String {
    var reversed: [UInt8] = []
    Self.reverse(key.utf8Span.span, into: &reversed)
    return String(decoding: reversed, as: UTF8.self)
  }

  /// The same over UTF-8 bytes; replaces `reversed`.
  package static func reverse(_ key: Span<UInt8>, into reversed: inout [UInt8]) {
    reversed.removeAll(keepingCapacity: true)
    var end = key.count
    while end > 0 {
      var start = end - 1
      while start > 0, key[start] & 0xC0 == 0x80 { start -= 1 }
      for index in start..<end { reversed.append(key[index]) }
      end = start
    }
  }

  private static func hasArticle(_ bytes: Span<UInt8>) -> Bool {
    bytes.count > 4 && bytes[0] == UInt8(ascii: "t") && bytes[1] == UInt8(ascii: "h") && bytes[2] == UInt8(ascii: "e")
      && bytes[3] == UInt8(ascii: " ")
  }

  private static func isASCII(_ text: Span<UInt8>) -> Bool {
    var seen: UInt8 = 0
    for index in 0..<text.count { seen |= text[index] }
    return seen < 0x80
  }
}
