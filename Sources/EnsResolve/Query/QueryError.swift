/// What is wrong with a field query, and where.
package struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The character, counted from 1.
  package let column: Int
  /// A phrase without full stop.
  package let reason: String

  package init(_ column: Int, _ reason: String) {
    self.column = column
    self.reason = reason
  }

  package var description: String { "column \(column): \(reason)" }
}
