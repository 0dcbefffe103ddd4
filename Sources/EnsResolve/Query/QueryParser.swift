internal import EnsDomain

/// Makes a filter of the pieces of a query. `or` binds weakest, then `and`, which may be left out, then `not` and `-`.
struct QueryParser {
  /// Parentheses may be nested so deep.
  private static let deepest = 64

  private let tokens: [QueryToken]
  private let end: Int
  private let now: Instant
  private var index = 0
  private var depth = 0
  private(set) var order: [TrackOrder] = []
  private(set) var limit: Int?

  init(tokens: [QueryToken], end: Int, now: Instant) {
    self.tokens = tokens
    self.end = end
    self.now = now
  }

  mutating func parse() throws(QueryError) -> TrackFilter {
    if tokens.isEmpty { return .everything }
    let filter = try disjunction()
    if index < tokens.count { throw QueryError(tokens[index].column, "a closing parenthesis without an opening one") }
    return filter
  }

  private mutating func disjunction() throws(QueryError) -> TrackFilter {
    var parts = [try conjunction()]
    while index < tokens.count, tokens[index].content == .or {
      index += 1
      parts.append(try conjunction())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(QueryError) -> TrackFilter {
    var parts: [TrackFilter] = []
    var isRequired = true
    while index < tokens.count {
      let content = tokens[index].content
      if content == .and, !isRequired {
        index += 1
        isRequired = true
        continue
      }
      if content == .close || content == .or { break }
      let part = try negation()
      if part != .everything { parts.append(part) }
      isRequired = false
    }
    if isRequired { throw QueryError(index < tokens.count ? tokens[index].column : end, "a condition is missing here") }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .everything : .all(parts)
  }

  private mutating func negation() throws(QueryError) -> TrackFilter {
    var isNegated = false
    while index < tokens.count, tokens[index].content == .not {
      isNegated.toggle()
      index += 1
    }
    guard index < tokens.count else { throw QueryError(end, "a condition is missing here") }
    let column = tokens[index].column
    let filter = try primary()
    if isNegated, filter == .everything { throw QueryError(column, "this cannot be negated") }
    return isNegated ? .not(filter) : filter
  }

  private mutating func primary() throws(QueryError) -> TrackFilter {
    let token = tokens[index]
    switch token.content {
    case .open:
      depth += 1
      if depth > Self.deepest { throw QueryError(token.column, "parentheses are nested too deeply") }
      index += 1
      let filter = try disjunction()
      guard index < tokens.count else { throw QueryError(token.column, "the parenthesis is not closed") }
      index += 1
      depth -= 1
      return filter
    case .term(let field, let value, let isQuoted):
      index += 1
      return try term(token, field, value, isQuoted)
    case .close, .and, .or, .not:
      throw QueryError(token.column, "a condition is missing here")
    }
  }

  private mutating func term(
    _ token: QueryToken, _ name: String?, _ value: String, _ isQuoted: Bool
  ) throws(QueryError) -> TrackFilter {
    guard let name else { return try text(.any, token, value, isQuoted) }
    guard let field = QueryField(name) else {
      let advice =
        QueryField.nearest(to: name).map { "did you mean \($0)?" }
        ?? "known are \(QueryField.names.joined(separator: ", "))"
      throw QueryError(token.column, "no field is called \(name), \(advice)")
    }
    if value.isEmpty { throw QueryError(token.valueColumn, "\(name) needs a value") }
    let reader = QueryValue(column: token.valueColumn, text: value)
    switch field {
    case .text(let field): return try text(field, token, value, isQuoted)
    case .number(let field): return .number(field, try reader.numbers(field))
    case .instant(let field): return .instant(field, try reader.instants(now: now))
    case .decade: return .number(.year, try reader.decade())
    case .flag(let flag): return try self.flag(flag, token, value)
    case .is:
      guard case .flag(let flag)? = QueryField(value.lowercased()) else {
        throw QueryError(token.valueColumn, "is: takes \(FlagField.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return .flag(flag)
    case .sort: return try sort(token, value)
    case .limit: return try limit(token, value)
    }
  }

  private func flag(_ flag: FlagField, _ token: QueryToken, _ value: String) throws(QueryError) -> TrackFilter {
    switch value.lowercased() {
    case "yes", "true", "1": return .flag(flag)
    case "no", "false", "0": return .not(.flag(flag))
    default: throw QueryError(token.valueColumn, "yes or no is wanted: \(value)")
    }
  }

  private func text(
    _ field: TextField, _ token: QueryToken, _ value: String, _ isQuoted: Bool
  ) throws(QueryError) -> TrackFilter {
    let isWhole = value.hasPrefix("=")
    let isPrefix = !isWhole && value.hasSuffix("*")
    let plain = isWhole ? String(value.dropFirst()) : isPrefix ? String(value.dropLast()) : value
    switch field {
    case .id, .codec, .container, .source, .library, .type:
      return isWhole ? .equals(field, folded: plain) : .contains(field, folded: plain, prefix: isPrefix)
    default: break
    }
    let folded = TextFolding.fold(plain)
    if folded.isEmpty { throw QueryError(token.valueColumn, "nothing to look for") }
    return isWhole ? .equals(field, folded: folded) : .contains(field, folded: folded, prefix: isPrefix)
  }

  private mutating func sort(_ token: QueryToken, _ value: String) throws(QueryError) -> TrackFilter {
    var column = token.valueColumn
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      var name = String(part).lowercased()
      let isDescending = name.hasSuffix("-")
      if isDescending || name.hasSuffix("+") { name.removeLast() }
      guard let key = TrackOrder.Key(rawValue: name == "random" ? "random" : name) else {
        let known = TrackOrder.Key.allCases.map(\.rawValue).joined(separator: ", ")
        throw QueryError(column, "cannot sort by \(name.isEmpty ? "nothing" : name), but by \(known)")
      }
      order.append(TrackOrder(key, descending: isDescending))
      column += part.count + 1
    }
    return .everything
  }

  private mutating func limit(_ token: QueryToken, _ value: String) throws(QueryError) -> TrackFilter {
    guard let count = Int(value), count > 0 else { throw QueryError(token.valueColumn, "not a count: \(value)") }
    limit = count
    return .everything
  }
}
