package import EnsDomain

/// A query by fields: `artist:"Miles Davis" year:1955..1960 -genre:live sort:year-,album limit:20`.
package struct FieldQuery: Hashable, Sendable {
  package var filter: TrackFilter
  package var order: [TrackOrder]
  package var limit: Int?

  /// Reads a query; ages such as `added:<30d` count back from `now`.
  ///
  /// - Throws: `QueryError`, which names the column.
  package init(_ text: String, now: Instant) throws(QueryError) {
    var lexer = QueryLexer(text)
    var parser = QueryParser(tokens: try lexer.tokens(), end: text.count + 1, now: now)
    filter = try parser.parse()
    order = parser.order
    limit = parser.limit
  }
}
