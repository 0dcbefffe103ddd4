/// Reads what is to be done, and which of several is meant, from the frame words of a sentence.
struct RequestReader {
  let sentence: Sentence
  /// What the sentence was understood as; words of its names say nothing about the request.
  let best: Interpretation?

  func read(into resolution: inout Resolution) {
    resolution.action = action
    resolution.pick = pick
  }

  /// The words that belong to no name.
  private var frame: [SentenceToken] {
    let names = best?.names ?? []
    return sentence.tokens.indices.filter { index in !names.contains { $0.range.contains(index) } }.map {
      sentence.tokens[$0]
    }
  }

  private var action: Resolution.Action {
    let tokens = frame
    let first = tokens.first?.roles ?? []
    if first.contains(.shuffle) { return .shuffle }
    if first.contains(.download) { return .download }
    if let text = tokens.first?.text, text == "queue" || text == "enqueue" { return .last }
    let words = tokens.map(\.text)
    if words.last == "next", words.count > 2, first.contains(.play) { return .next }
    return .play
  }

  private var pick: Resolution.Pick? {
    for token in frame {
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
