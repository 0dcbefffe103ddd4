package import EnsWire

/// A text such as `{album_artist}/{album}/{disc}-{track} {title}`, which says where the audio of a record belongs.
///
/// Where a field is unknown, the text between it and the next field goes too (or brackets that enclose it alone), so
/// that a track without a disc is `03 Title`. The ending is that of the audio's file and not part of the template.
package struct PathTemplate: Hashable, Sendable {
  /// What is used when nobody says otherwise.
  package static let usual = PathTemplate(
    parts: [
      [.field(.albumArtist)], [.field(.album)],
      [.field(.disc), .text("-"), .field(.track), .text(" "), .field(.title)],
    ])

  private enum Part: Hashable, Sendable {
    case text(String)
    case field(PathField)
  }

  private let parts: [[Part]]

  private init(parts: [[Part]]) { self.parts = parts }

  /// Takes a template apart; `{{` and `}}` are braces.
  package init(_ text: String) throws(TemplateError) {
    if text.hasPrefix("/") { throw .leavesFolder }
    var parts: [[Part]] = []
    for component in text.split(separator: "/") {
      if component == ".." { throw .leavesFolder }
      if component != "." { parts.append(try Self.parts(of: component)) }
    }
    if parts.isEmpty || text.hasSuffix("/") { throw .empty }
    self.parts = parts
  }

  /// The names of the folders and, last, of the file without its ending; not safe yet.
  package func components(for record: Record, stem: String) -> [String] {
    parts.map { Self.text($0, record, stem) }
  }

  private static func parts(of text: Substring) throws(TemplateError) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        literal.append(character)
        rest.removeFirst()
      case "{":
        let name = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(name.count)
        guard rest.popFirst() == "}" else { throw .unclosedBrace }
        guard let field = PathField(rawValue: String(name)) else { throw .unknownField(String(name)) }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.field(field))
      case "}": throw .unclosedBrace
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    return parts
  }

  private static func text(_ parts: [Part], _ record: Record, _ stem: String) -> String {
    var result = ""
    var left = parts[...]
    while let part = left.popFirst() {
      switch part {
      case .text(let text): result += text
      case .field(let field):
        if let text = field.text(for: record, stem: stem) { result += text } else { leaveOut(&result, &left) }
      }
    }
    return result
  }

  /// Takes the punctuation of an unknown field away.
  private static func leaveOut(_ result: inout String, _ left: inout ArraySlice<Part>) {
    guard case .text(let next) = left.first else {
      while let last = result.last, " -_.,".contains(last) { result.removeLast() }
      return
    }
    left.removeFirst()
    if let open = result.last, let close = next.first, ["()", "[]"].contains("\(open)\(close)") {
      result.removeLast()
      while result.last == " " { result.removeLast() }
      left.insert(.text(String(next.dropFirst())), at: left.startIndex)
    }
  }
}
