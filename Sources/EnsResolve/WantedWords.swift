/// Words that are looked up in lists of words, all in one walk over each list.
struct WantedWords {
  /// Their bytes.
  let words: [[UInt8]]
  /// Whether any of them begins with a byte.
  private var begins = [Bool](repeating: false, count: 256)

  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    for word in self.words { if let first = word.first { begins[Int(first)] = true } }
  }

  /// Adds roles to those words that a list has; the list's words have white space between them.
  func find(in list: Span<UInt8>, _ roles: FrameRoles, into found: inout [FrameRoles]) {
    var index = 0
    while index < list.count {
      if begins[Int(list[index])] {
        for position in words.indices {
          let word = words[position]
          if Self.matches(list, at: index, word.span) { found[position].formUnion(roles) }
        }
      }
      while index < list.count, list[index] > 0x20 { index += 1 }
      while index < list.count, list[index] <= 0x20 { index += 1 }
    }
  }

  /// Whether the word of the list that begins at `start` is the wanted one, or ends with `*` and begins it.
  private static func matches(_ list: Span<UInt8>, at start: Int, _ wanted: Span<UInt8>) -> Bool {
    var matched = 0
    while start + matched < list.count, matched < wanted.count, list[start + matched] == wanted[matched] {
      matched += 1
    }
    if matched == 0 { return false }
    let index = start + matched
    if index == list.count { return matched == wanted.count }
    return list[index] == UInt8(ascii: "*") || matched == wanted.count && list[index] <= 0x20
  }
}
