import EnsPOSIX
import Testing

/// A piece of shell that a document shows, and what it says the piece prints.
struct ShellBlock: Sendable, CustomTestStringConvertible {
  /// The document and the line where the piece starts.
  let place: String
  let script: String
  /// The output that stands below it; nil when none is shown.
  let output: String?

  var testDescription: String { place }

  /// The pieces under EXAMPLES in a page of the manual.
  static func blocks(ofPage page: String, named name: String) -> [ShellBlock] {
    var blocks: [ShellBlock] = []
    var section = ""
    var lines: [String]?
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(".Sh ") {
        section = String(line.dropFirst(4))
      } else if line.hasPrefix(".Bd -literal") {
        lines = []
      } else if line == ".Ed", let script = lines {
        lines = nil
        guard section == "EXAMPLES" else { continue }
        let start = number + 1 - script.count
        blocks.append(ShellBlock(place: "\(name):\(start)", script: script.joined(separator: "\n"), output: nil))
      } else {
        lines?.append(plain(line))
      }
    }
    return blocks
  }

  /// The pieces in fences marked `sh`; a fence marked `text` right below one holds its output.
  static func blocks(ofMarkdown text: String, named name: String) -> [ShellBlock] {
    var blocks: [ShellBlock] = []
    var fence: String?
    var lines: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let open = fence {
        guard line == "```" else {
          lines.append(String(line))
          continue
        }
        let content = lines.joined(separator: "\n") + "\n"
        if open == "sh" {
          blocks.append(ShellBlock(place: "\(name):\(number + 1 - lines.count)", script: content, output: nil))
        } else if open == "text", let last = blocks.popLast() {
          blocks.append(ShellBlock(place: last.place, script: last.script, output: content))
        }
        fence = nil
      } else if line.hasPrefix("```") {
        fence = String(line.dropFirst(3))
        lines = []
      }
    }
    return blocks
  }

  /// A line of the page as a reader sees it.
  private static func plain(_ line: Substring) -> String {
    let marks = [
      ("\\&", ""), ("\\(aq", "'"), ("\\(ga", "`"), ("\\(ti", "~"), ("\\(ha", "^"), ("\\(en", "–"), ("\\-", "-"),
      ("\\e", "\\"),
    ]
    return marks.reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
  }
}
