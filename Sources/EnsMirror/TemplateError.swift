/// Why a text is no template for paths.
package enum TemplateError: Error, Hashable, CustomStringConvertible {
  case unclosedBrace
  case unknownField(String)
  /// Nothing is left of it.
  case empty
  /// It begins with a slash, or has `..` in it.
  case leavesFolder

  package var description: String {
    switch self {
    case .unclosedBrace: "has a brace without its partner"
    case .unknownField(let name):
      "has an unknown field {\(name)}; there are \(PathField.allCases.map(\.rawValue).joined(separator: ", "))"
    case .empty: "names no file"
    case .leavesFolder: "leaves the folder"
    }
  }
}
