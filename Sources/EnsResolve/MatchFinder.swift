/// Finds the names of the catalogue that the words of a sentence may be: exactly, misspelt, or in part.
struct MatchFinder<Index: Catalogue> {
  /// So many keys are looked at for one misspelling.
  private static var scanned: Int { 4_000 }

  /// Words in more names than this say too little to look names up by.
  private static var commonest: Int { 2_000 }

  /// A name has no more words than this.
  static var longestName: Int { 12 }

  let index: Index

  /// Names that runs of words are exactly, apart from case, accents, punctuation and spaces.
  func exact(_ tokens: [SentenceToken], suffixes: [String]) throws(Index.Failure) -> [NameMatch] {
    var matches: [NameMatch] = []
    for start in tokens.indices where Self.mayBegin(tokens, start) {
      var key = ""
      for end in start..<min(start + Self.longestName, tokens.count) {
        key += tokens[end].text
        let from = start > 0 && tokens[start - 1].text == "the" ? start - 1 : start
        for name in try index.names(key: key, limit: 24) {
          matches.append(NameMatch(range: from..<end + 1, name: name))
        }
        for suffix in suffixes where key.utf8.count > suffix.utf8.count + 2 && key.hasSuffix(suffix) {
          let bare = String(key.dropLast(suffix.count))
          for name in try index.names(key: bare, limit: 24) {
            matches.append(NameMatch(range: from..<end + 1, name: name))
          }
        }
      }
    }
    return try matches + respelt(tokens)
  }

  /// An article alone begins no key; a short suffix after an apostrophe begins no name.
  private static func mayBegin(_ tokens: [SentenceToken], _ start: Int) -> Bool {
    if tokens[start].text == "the", start + 1 < tokens.count { return tokens[start + 1].text == "the" }
    return
      !(tokens[start].isGlued && tokens[start].text.utf8.count <= 2 && start > 0
      && tokens[start - 1].text.utf8.count > 2)
  }

  /// Names that differ by how a number or `and` is written.
  private func respelt(_ tokens: [SentenceToken]) throws(Index.Failure) -> [NameMatch] {
    var matches: [NameMatch] = []
    for position in tokens.indices {
      for other in Respelling.of(tokens[position].text) {
        var changed = tokens
        changed[position].text = other
        for start in max(0, position - 5)...position where Self.mayBegin(changed, start) {
          var key = changed[start..<position].map(\.text).joined()
          for end in position..<min(position + 6, tokens.count) {
            key += changed[end].text
            guard end > start else { continue }
            for name in try index.names(key: key, limit: 8) {
              matches.append(NameMatch(range: start..<end + 1, name: name))
            }
          }
        }
      }
    }
    return matches
  }

  /// Names that a run of words is but for a few slips.
  func misspelt(_ tokens: [SentenceToken], _ range: Range<Int>) throws(Index.Failure) -> [NameMatch] {
    let key = TextFolding.key(tokens[range].map(\.text).joined(separator: " "))
    let letters = key.unicodeScalars.map(\.value)
    let limit = EditDistance.forgiven(letters.count)
    guard limit > 0 else { return [] }
    let digits = Self.digits(key)
    let part = max(2, letters.count / 2 - 1)
    let bytes = key.utf8.count
    let width = key.utf8.count > letters.count ? limit * 3 : limit
    let lengths = max(1, bytes - width)...(bytes + width)
    let beginning = String(String.UnicodeScalarView(key.unicodeScalars.prefix(part)))
    let ending = String(String.UnicodeScalarView(key.unicodeScalars.suffix(part)))
    var slips: [String: Int] = [:]
    let isWanted = { (other: String) -> Bool in
      guard Self.digits(other) == digits, !Self.isExtension(other, of: key) else { return false }
      let distance = EditDistance.between(letters, other.unicodeScalars.map(\.value), limit: limit)
      guard let distance, distance > 0 else { return false }
      slips[other] = distance
      return true
    }
    let names =
      try index.names(beginning: beginning, length: lengths, scan: Self.scanned, where: isWanted)
      + index.names(ending: ending, length: lengths, scan: Self.scanned, where: isWanted)
    if names.isEmpty { return [] }
    var isKnown = true
    for token in tokens[range] where isKnown { isKnown = try index.frequency(of: token.text) > 0 }
    var seen: Set<Int64> = []
    return names.filter { seen.insert($0.id).inserted }.compactMap { name in
      let other = TextFolding.key(name.folded)
      guard let slips = slips[other] else { return nil }
      let letter = Self.addedLetter(other, after: key)
      let doubt = (isKnown ? 2.0 : 0) + (letter.map { $0 == "s" ? 0 : 6 } ?? 0)
      return NameMatch(range: range, name: name, slips: slips, doubt: doubt)
    }
  }

  /// The letter that a name has after the words asked for, when that is all that differs.
  private static func addedLetter(_ name: String, after key: String) -> Unicode.Scalar? {
    guard name.hasPrefix(key), name.unicodeScalars.count == key.unicodeScalars.count + 1 else { return nil }
    return name.unicodeScalars.last
  }

  /// A number is never a slip for another.
  private static func digits(_ text: String) -> [UInt8] { text.utf8.filter { $0 >= 0x30 && $0 < 0x3A } }

  /// Whether a name goes on, by two letters or more, after the words asked for: another name, not a slip.
  private static func isExtension(_ name: String, of key: String) -> Bool {
    name.utf8.count > key.utf8.count + 1 && (name.hasPrefix(key) || name.hasSuffix(key))
  }

  /// Names that contain the rarer words of a run, so that the run is part of the name.
  func partial(_ tokens: [SentenceToken], _ range: Range<Int>) throws(Index.Failure) -> [NameMatch] {
    var known: [(word: String, count: Int)] = []
    for token in tokens[range] {
      let count = try index.frequency(of: token.text)
      if count > 0 { known.append((token.text, count)) }
    }
    guard !known.isEmpty, known.count * 2 >= range.count else { return [] }
    known.sort { $0.count < $1.count }
    guard known[0].count <= Self.commonest, known.count > 1 || known[0].count <= Self.commonest / 10 else { return [] }
    let words = Array(Set(known.prefix(3).filter { $0.count <= Self.commonest }.map(\.word)))
    let asked = tokens[range].map(\.text)
    let names = try index.names(words: words, lastIsPrefix: false, limit: 40)
    let isUnique = names.reduce(0) { $0 + ($1.kind == .artist ? 1 : 0) } == 1
    return names.compactMap { Self.compare(asked, with: $0, range, isUnique: isUnique) }
  }

  /// Whether people would say so much for the name: the surname of the only artist with it, the beginning of an album.
  private static func isLikely(_ asked: [String], of name: CatalogueName, _ missing: Double, isUnique: Bool) -> Bool {
    guard missing > 0 else { return true }
    guard name.popularity >= 8 else { return false }
    let words = asked.joined(separator: " ")
    if name.kind == .artist {
      return isUnique && missing <= 0.6
        && (name.folded.hasSuffix(" " + words) || name.folded.hasPrefix(words + " and "))
    }
    return name.kind == .album && asked.count >= 2 && missing <= 0.6 && name.folded.hasPrefix(words + " ")
  }

  /// How the words asked for lie in a name: the share of its letters that is missing, and slips for words that are near
  /// or not there.
  private static func compare(_ asked: [String], with name: CatalogueName, _ range: Range<Int>, isUnique: Bool)
    -> NameMatch?
  {
    var rest = name.folded.split(separator: " ").map(String.init)
    let total = rest.reduce(0) { $0 + $1.unicodeScalars.count }
    var slips = 0
    var doubt = 0.0
    for word in asked {
      if let place = rest.firstIndex(of: word) {
        rest.remove(at: place)
        continue
      }
      let letters = word.unicodeScalars.map(\.value)
      let limit = max(1, EditDistance.forgiven(letters.count))
      let near = rest.indices.filter { !isExtension(rest[$0], of: word) && digits(rest[$0]) == digits(word) }.compactMap
      { place in
        EditDistance.between(letters, rest[place].unicodeScalars.map(\.value), limit: limit).map { (place, $0) }
      }.min { $0.1 < $1.1 }
      guard let near else { return nil }
      slips += near.1
      if let letter = addedLetter(rest[near.0], after: word), letter != "s" { doubt = 6 }
      rest.remove(at: near.0)
    }
    rest.removeAll { $0 == "the" }
    guard !rest.isEmpty || slips > 0 else { return NameMatch(range: range, name: name) }
    if VersionWords.areNeutral(rest) {
      return NameMatch(range: range, name: name, slips: slips, doubt: doubt, missing: 0.05)
    }
    if rest.contains(where: { !digits($0).isEmpty }) { return nil }
    let missing = Double(rest.reduce(0) { $0 + $1.unicodeScalars.count }) / Double(max(1, total))
    guard missing <= 0.6 else { return nil }
    return NameMatch(
      range: range, name: name, slips: slips, doubt: doubt,
      isWeak: !isLikely(asked, of: name, missing, isUnique: isUnique),
      missing: missing)
  }
}
