/// Text in the mdoc language (mdoc(7)).
package enum MdocText {
  private static let width = 78
  private static let abbreviations: Set<Substring> = ["e.g.", "i.e.", "vs."]

  /// The text as part of a line: backslashes and other characters with a meaning of their own are written out.
  package static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("–", with: "\\(en").replacing("…", with: "...")
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

  /// Lines that are shown as they stand, and can be copied from the page into a shell.
  package static func literal(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { guarded(code(String($0))) + "\n" }.joined()
  }

  /// Each sentence on its own lines, as mdoc wants it, and what stands between backticks in bold.
  private static func sentences(_ text: String) -> String {
    let words = text.split(separator: " ")
    var result = ""
    var sentence: [Substring] = []
    for (index, word) in words.enumerated() {
      sentence.append(word)
      let next = index + 1 < words.count ? words[index + 1] : nil
      if endsSentence(word, before: next) {
        result += wrapped(bold(sentence.joined(separator: " ")))
        sentence = []
      }
    }
    return result + (sentence.isEmpty ? "" : wrapped(bold(sentence.joined(separator: " "))))
  }

  private static func endsSentence(_ word: Substring, before next: Substring?) -> Bool {
    guard let mark = word.last(where: { !"`\")'".contains($0) }), ".?!".contains(mark) else { return false }
    guard let next else { return true }
    let first = next.first { !"`\"('".contains($0) } ?? "x"
    return !abbreviations.contains(word) && (first.isUppercase || next.hasPrefix("`") || next.hasPrefix("'"))
  }

  /// The text with bold for what stands between backticks.
  private static func bold(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "\\fB\(code(String(part)))\\fR" : escaped(String(part))
    }.joined()
  }

  /// The text with every character that typesetting would change written out, as what is typed must be.
  private static func code(_ text: String) -> String {
    let marks: [(String, String)] = [
      ("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("~", "\\(ti"), ("^", "\\(ha"),
    ]
    return marks.reduce(escaped(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// Lines of a width that mandoc does not complain about.
  private static func wrapped(_ text: String) -> String {
    var lines = ""
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines += guarded(line) + "\n"
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + guarded(line) + "\n"
  }

  /// The line, made sure not to be taken for a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
