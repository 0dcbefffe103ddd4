/// Cuts a sentence into folded words. Words are cut finely (at apostrophes, hyphens and changes of script): names are
/// looked up by keys without spaces, so a cut in the middle of a name costs nothing.
struct Tokenizer {
  /// A sentence has no more words than this; the rest is not looked at.
  static let longest = 48
  /// Nor is a sentence longer than this, in scalars.
  static let farthest = 2_000
  /// A word is no longer than this, in bytes; what is longer is no name.
  static let longestWord = 120

  let lexicon: Lexicon

  func tokens(of sentence: String) -> [SentenceToken] {
    var tokens: [SentenceToken] = []
    var quotation = 0
    var quotations = 0
    var afterBreak = false
    for chunk in sentence.unicodeScalars.prefix(Self.farthest).split(whereSeparator: \.properties.isWhitespace) {
      if chunk.first.map(Self.isQuotationMark) == true, quotation == 0 {
        quotations += 1
        quotation = quotations
      }
      let before = tokens.count
      append(String(chunk), to: &tokens)
      for index in before..<tokens.count { tokens[index].quotation = quotation }
      if before < tokens.count, afterBreak {
        tokens[before].followsBreak = true
        afterBreak = false
      }
      if quotation > 0, Self.closesQuotation(chunk) { quotation = 0 }
      if let last = chunk.last, Self.isBreak(last) { afterBreak = true }
      if tokens.count >= Self.longest { break }
    }
    if tokens.count > Self.longest { tokens.removeLast(tokens.count - Self.longest) }
    return tokens
  }

  private func append(_ chunk: String, to tokens: inout [SentenceToken]) {
    let pieces = chunk.unicodeScalars.split(whereSeparator: Self.isApostrophe)
    var isGlued = false
    for piece in pieces {
      let folded = TextFolding.fold(String(piece))
      guard !folded.isEmpty, folded.utf8.count <= 2 * Self.longestWord else { continue }
      guard Self.isWordy(folded) else {
        if pieces.count == 1, !Self.isPunctuation(folded) { tokens.append(SentenceToken(text: folded, isSymbol: true)) }
        continue
      }
      for word in folded.split(separator: " ") where word.utf8.count <= Self.longestWord {
        for part in parts(of: String(word)) {
          let changesToLatin =
            part.utf8.first.map { $0 < 0x80 } == true && tokens.last?.text.utf8.last.map { $0 >= 0x80 } == true
          tokens.append(SentenceToken(text: part, isGlued: isGlued && !changesToLatin))
          isGlued = true
        }
      }
    }
  }

  /// A word cut where its script changes, and around the frame phrases of scripts without spaces.
  private func parts(of word: String) -> [String] {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return [word] }
    var parts: [String] = []
    var part = ""
    var script: Int?
    for scalar in word.unicodeScalars {
      let next = Self.script(scalar)
      if let known = script, let next, next != known, !part.isEmpty {
        parts.append(part)
        part = ""
      }
      part.unicodeScalars.append(scalar)
      script = next ?? script
    }
    parts.append(part)
    return parts.flatMap { Self.hasNoSpaces($0) ? cutPhrases(from: $0) : [$0] }
  }

  private func cutPhrases(from text: String) -> [String] {
    for phrase in Lexicon.phrases where text != phrase {
      guard let range = text.range(of: phrase) else { continue }
      return [String(text[..<range.lowerBound]), phrase, String(text[range.upperBound...])]
        .filter { !$0.isEmpty }.flatMap { $0 == phrase ? [$0] : cutPhrases(from: $0) }
    }
    return [text]
  }
}

extension Tokenizer {
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "…", "。", "，", "、", "—", "–": true
    default: false
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2018}", "\u{2019}", "\u{02BC}", "`", "\u{00B4}", "\u{2032}": true
    default: false
    }
  }

  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}", "\u{300C}", "\u{300E}", "\u{300A}": true
    default: false
    }
  }

  private static func closesQuotation(_ chunk: Substring.UnicodeScalarView) -> Bool {
    var tail = chunk.count > 1 ? chunk.dropFirst() : chunk[chunk.endIndex...]
    while let last = tail.last, isBreak(last) { tail = tail.dropLast() }
    switch tail.last {
    case "\"", "\u{201C}", "\u{201D}", "\u{00AB}", "\u{00BB}", "\u{300D}", "\u{300F}", "\u{300B}": return true
    default: return false
    }
  }

  /// Whether a text is but a dash, a dot or the like, and no name.
  private static func isPunctuation(_ folded: String) -> Bool {
    folded.unicodeScalars.allSatisfy {
      isBreak($0) || isQuotationMark($0) || "-/()[]{}<>|*~_".unicodeScalars.contains($0)
    } && folded != "!!!"
  }

  /// Whether a folded text has words, and is not one of symbols alone.
  private static func isWordy(_ folded: String) -> Bool {
    folded.unicodeScalars.contains {
      $0.isASCII
        ? $0.properties.isAlphabetic || $0.properties.numericType != nil
        : $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// A number for scripts that do not mix within a word; nil for digits and marks.
  private static func script(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x61...0x7A, 0x00DF...0x024F: 1
    case 0x0370...0x03FF: 2
    case 0x0400...0x052F: 3
    case 0x0530...0x058F: 4
    case 0x0590...0x05FF: 5
    case 0x0600...0x06FF: 6
    case 0x0D00...0x0D7F: 7
    case 0x0E00...0x0E7F: 8
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x2FFFF: 9
    case 0x1100...0x11FF: 10
    default: nil
    }
  }

  private static func hasNoSpaces(_ text: String) -> Bool {
    text.unicodeScalars.contains { script($0).map { $0 >= 8 } == true }
  }
}

extension String {
  /// The first occurrence of a text; the standard library's own search needs the module of regular expressions.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = unicodeScalars.startIndex
    while start < unicodeScalars.endIndex {
      var here = start
      var there = text.unicodeScalars.startIndex
      while there < text.unicodeScalars.endIndex, here < unicodeScalars.endIndex,
        unicodeScalars[here] == text.unicodeScalars[there]
      {
        here = unicodeScalars.index(after: here)
        there = text.unicodeScalars.index(after: there)
      }
      if there == text.unicodeScalars.endIndex { return start..<here }
      start = unicodeScalars.index(after: start)
    }
    return nil
  }
}
