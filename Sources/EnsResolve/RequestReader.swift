/// Reads what is to be done, and which of several is meant, from the frame words of a sentence.
struct RequestReader {
  let sentence: Sentence

  func read(into resolution: inout Resolution) {
    resolution.action = action
    resolution.pick = pick
  }

  private var action: Resolution.Action {
    let first = sentence.tokens.first?.roles ?? []
    if first.contains(.shuffle) { return .shuffle }
    if first.contains(.download) { return .download }
    if let text = sentence.tokens.first?.text, text == "queue" || text == "enqueue" { return .last }
    let words = sentence.tokens.map(\.text)
    if words.last == "next", words.count > 2, first.contains(.play) { return .next }
    return .play
  }

  private var pick: Resolution.Pick? {
    for token in sentence.tokens {
      if token.roles.contains(.newest) { return .newest }
      if token.roles.contains(.oldest) { return .oldest }
      if token.roles.contains(.popular), !token.roles.contains(.talk) || token.text != "good" { return .popular }
      if token.roles.contains(.random) { return .random }
    }
    return nil
  }

  /// Whether the words around a name ask for an album of it.
  func asksForAlbum(beside range: Range<Int>) -> Bool {
    sentence.tokens.indices.contains {
      !range.contains($0) && sentence.tokens[$0].roles.contains(.album)
        && !sentence.tokens[$0].text.hasPrefix("soundtrack")
    }
  }
}
