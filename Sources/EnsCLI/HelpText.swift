/// What `--help` prints.
enum HelpText {
  static func text(of manual: Manual) -> String {
    var text = "\(manual.name): \(manual.purpose)\n\nUsage:\n"
    for synopsis in manual.synopses { text += wrapped("  \(manual.name) \(synopsis)", indent: 8) }
    if !manual.verbs.isEmpty {
      text += "\nDeeds:\n" + list(manual.verbs.map { ($0.name, $0.help) })
    }
    text += "\nOptions:\n" + list(manual.options.map { (label($0), helpLine($0)) })
    if !manual.examples.isEmpty {
      text += "\nExamples:\n"
      for example in manual.examples {
        text += "  " + example.command.split(separator: "\n").joined(separator: "\n  ") + "\n"
      }
    }
    return text + "\nSee man \(manual.name), man ens.\n"
  }

  /// `-n, --limit N`.
  static func label(_ option: OptionDescription) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return "\(short)--\(option.name)\(option.placeholder.map { " \($0)" } ?? "")"
  }

  private static func helpLine(_ option: OptionDescription) -> String {
    let repeats = option.repeats ? "; can be given several times" : ""
    return option.help + repeats + (option.variable.map { " [\($0)]" } ?? "")
  }

  private static func list(_ rows: [(String, String)]) -> String {
    let width = min(28, rows.map { $0.0.count }.max() ?? 0)
    return rows.map { label, help in
      let padding = String(repeating: " ", count: max(0, width - label.count))
      let head =
        label.count > width ? "  \(label)\n  \(String(repeating: " ", count: width))  " : "  \(label)\(padding)  "
      return wrapped(head + help, indent: width + 4)
    }.joined()
  }

  /// The text in lines of at most 80 columns where words allow, the second and later ones indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let margin = String(source.prefix { $0 == " " })
      var line = margin
      for word in source.dropFirst(margin.count).split(separator: " ", omittingEmptySubsequences: false) {
        let separator = line.allSatisfy { $0 == " " } ? "" : " "
        if line.count + separator.count + word.count > 80, !separator.isEmpty {
          lines.append(line)
          line = String(repeating: " ", count: indent) + word
        } else {
          line += separator + word
        }
      }
      lines.append(line)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
