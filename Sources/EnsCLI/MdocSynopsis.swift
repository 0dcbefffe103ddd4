/// A synopsis such as `[SENTENCE ...] [--limit N]` in the mdoc language: one line for each group in brackets.
struct MdocSynopsis {
  private(set) var text = ""

  init(_ synopsis: String) {
    var group: [String] = []
    var depth = 0
    for word in Self.words(of: synopsis) {
      if word == "[" { depth += 1 }
      if depth == 0 { text += Self.line(word) } else { group.append(word) }
      guard word == "]", depth > 0 else { continue }
      depth -= 1
      if depth == 0 {
        text += Self.optional(group)
        group = []
      }
    }
  }

  private static func words(of synopsis: String) -> [String] {
    var words: [String] = []
    for chunk in synopsis.replacing("[", with: " [ ").replacing("]", with: " ] ").replacing("...", with: " ... ")
      .split(separator: " ")
    {
      guard chunk.hasPrefix("-"), chunk.contains("|") else {
        words.append(String(chunk))
        continue
      }
      for (index, option) in chunk.split(separator: "|").enumerated() {
        words.append(contentsOf: index > 0 ? ["|", String(option)] : [String(option)])
      }
    }
    return words
  }

  /// A group with its brackets: one line, or one for each part when there is a group within.
  private static func optional(_ group: [String]) -> String {
    let inner = group.dropFirst().dropLast()
    if !inner.contains("[") { return ".Op \(inner.map { marked($0) }.joined(separator: " "))\n" }
    return group.map { word in
      switch word {
      case "[": ".Oo\n"
      case "]": ".Oc\n"
      default: line(word)
      }
    }.joined()
  }

  /// A word on a line of its own.
  private static func line(_ word: String) -> String { word == "|" ? "|\n" : ".\(marked(word))\n" }

  private static func marked(_ word: String) -> String {
    switch word {
    case "|": word
    case "...": "No \(word)"
    case _ where word.hasPrefix("-"): "Fl \(MdocText.escaped(String(word.dropFirst())))"
    case _ where word == word.uppercased(): "Ar \(MdocText.escaped(word))"
    default: "Cm \(MdocText.escaped(word))"
    }
  }
}
