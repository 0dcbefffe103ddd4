package import EnsWire

/// A text with the fields of a record in braces: `{artist} – {title}`. `{gains.track_gain_db}` is a field of a field,
/// `{{` and `}}` are braces, `\n` and `\t` line and column ends. A field that is absent leaves nothing.
package struct Template: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case field([String])
  }

  private var parts: [Part] = []

  /// Takes a template apart.
  ///
  /// - Throws: `UsageError` for a brace without partner, or without a name in it.
  package init(_ text: String) throws(UsageError) {
    var literal = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        literal.append(character)
        rest.removeFirst()
      case "{":
        let name = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(name.count)
        guard rest.popFirst() == "}" else { throw UsageError("--format has a { without }: \(text)") }
        guard !name.isEmpty else { throw UsageError("--format has {} without a field's name: \(text)") }
        parts.append(.text(literal))
        literal = ""
        parts.append(.field(name.split(separator: ".").map(String.init)))
      case "}":
        throw UsageError("--format has a } without {: \(text)")
      case "\\" where rest.first == "n" || rest.first == "t":
        literal.append(rest.removeFirst() == "n" ? "\n" : "\t")
      default:
        literal.append(character)
      }
    }
    parts.append(.text(literal))
  }

  /// The text for one record. On a terminal what strangers chose is escaped.
  package func text(for record: Record, escaping: Bool) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .field(let path):
        let value = Self.shown(Self.value(record, path))
        result += escaping ? TerminalText.escaped(value) : value
      }
    }
    return result
  }

  private static func value(_ record: Record, _ path: [String]) -> JSONValue? {
    guard let first = path.first else { return nil }
    return path.dropFirst().reduce(record.value(first)) { $0?[$1] }
  }

  private static func shown(_ value: JSONValue?) -> String {
    switch value {
    case nil, .null: ""
    case .string(let text): text
    case .array(let values): values.map { shown($0) }.joined(separator: ", ")
    case .some(let other): other.text
    }
  }
}
