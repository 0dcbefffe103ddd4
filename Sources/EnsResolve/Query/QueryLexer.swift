/// Cuts a field query into its pieces.
struct QueryLexer {
  private let text: [Character]
  private var index = 0

  init(_ query: String) { text = Array(query) }

  /// All pieces.
  ///
  /// - Throws: `QueryError` for a quotation mark that is not closed.
  mutating func tokens() throws(QueryError) -> [QueryToken] {
    var tokens: [QueryToken] = []
    while index < text.count {
      let column = index + 1
      switch text[index] {
      case let character where character.isWhitespace: index += 1
      case "(": add(.open, column, to: &tokens)
      case ")": add(.close, column, to: &tokens)
      case "-" where startsTerm(index + 1), "!" where startsTerm(index + 1): add(.not, column, to: &tokens)
      default: tokens.append(try term())
      }
    }
    return tokens
  }

  private mutating func add(_ content: QueryToken.Content, _ column: Int, to tokens: inout [QueryToken]) {
    tokens.append(QueryToken(column: column, valueColumn: column, content: content))
    index += 1
  }

  private func startsTerm(_ index: Int) -> Bool {
    index < text.count && !text[index].isWhitespace && text[index] != ")"
  }

  private mutating func term() throws(QueryError) -> QueryToken {
    let start = index
    var field: String?
    var end = index
    while end < text.count, text[end].isLetter || text[end] == "_" { end += 1 }
    if end > start, end < text.count, text[end] == ":" {
      field = String(text[start..<end]).lowercased()
      index = end + 1
    }
    let valueColumn = index + 1
    var value = ""
    var isQuoted = false
    while index < text.count, !text[index].isWhitespace, text[index] != "(", text[index] != ")" {
      if Self.isQuotation(text[index]) {
        isQuoted = true
        value += try quoted()
      } else {
        value.append(text[index])
        index += 1
      }
    }
    let content = Self.content(field, value, isQuoted)
    return QueryToken(column: start + 1, valueColumn: valueColumn, content: content)
  }

  private mutating func quoted() throws(QueryError) -> String {
    let start = index
    var value = ""
    index += 1
    while index < text.count {
      if Self.isQuotation(text[index]) {
        index += 1
        return value
      }
      if text[index] == "\\", index + 1 < text.count { index += 1 }
      value.append(text[index])
      index += 1
    }
    throw QueryError(start + 1, "the quotation mark is not closed")
  }

  private static func isQuotation(_ character: Character) -> Bool {
    character == "\"" || character == "\u{201C}" || character == "\u{201D}"
  }

  private static func content(_ field: String?, _ value: String, _ isQuoted: Bool) -> QueryToken.Content {
    if field == nil, !isQuoted {
      switch value.lowercased() {
      case "and": return .and
      case "or": return .or
      case "not": return .not
      default: break
      }
    }
    return .term(field: field, value: value, isQuoted: isQuoted)
  }
}
