/// Text in the mdoc language.
package enum MdocText {
  /// The text with backslashes written out, and no line that could be taken for a request.
  package static func escaped(_ text: String) -> String {
    var result = text.replacing("\\", with: "\\e")
    result = result.replacing("–", with: "\\(en").replacing("…", with: "\\&...")
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }

  /// One sentence on lines of its own, with a capital and a full stop.
  package static func sentence(_ text: String) -> String {
    let capital = text.prefix(1).uppercased() + text.dropFirst()
    return sentences(capital.hasSuffix(".") || capital.hasSuffix("?") ? capital : capital + ".")
  }

  /// Paragraphs. Those that begin with four blanks are kept line by line.
  package static func paragraphs(_ paragraphs: [String]) -> String {
    var text = ""
    for (index, paragraph) in paragraphs.enumerated() {
      if paragraph.hasPrefix("    ") {
        let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
        text += ".Bd -literal -offset indent\n\(literal(lines.joined(separator: "\n"))).Ed\n"
      } else {
        text += (index > 0 ? ".Pp\n" : "") + sentences(paragraph)
      }
    }
    return text
  }

  /// Lines that are shown as they stand.
  package static func literal(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) + "\n" }.joined()
  }

  /// `[SENTENCE ...] [--limit N]` with its options and placeholders marked.
  package static func synopsis(_ text: String) -> String {
    var lines = ""
    for word in text.replacing("[", with: "[ ").replacing("]", with: " ]").split(separator: " ") {
      switch word {
      case "[": lines += ".Oo\n"
      case "]": lines += ".Oc\n"
      case "|": lines += "|\n"
      case "...": lines += "\\&...\n"
      case _ where word.hasPrefix("-"): lines += ".Fl \(escaped(String(word.dropFirst())))\n"
      case _ where word == word.uppercased(): lines += ".Ar \(escaped(String(word)))\n"
      default: lines += ".Cm \(escaped(String(word)))\n"
      }
    }
    return lines
  }

  /// Each sentence on its own line, as mdoc wants it, and what stands between backticks in bold.
  private static func sentences(_ text: String) -> String {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      lines[lines.count - 1] = line.isEmpty ? String(word) : line + " " + word
      if endsSentence(word) { lines.append("") }
    }
    return lines.filter { !$0.isEmpty }.map { bold(escaped($0)) + "\n" }.joined()
  }

  private static func endsSentence(_ word: Substring) -> Bool {
    guard let last = word.last, last == "." || last == "?" || last == "!" else { return false }
    return word.count > 3 && !word.dropLast().contains(".")
  }

  private static func bold(_ line: String) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return line }
    return parts.enumerated().map { $0 % 2 == 1 ? "\\fB\($1)\\fR" : String($1) }.joined()
  }
}
