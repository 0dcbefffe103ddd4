/// The names that the grammar of field queries knows, for manuals.
package enum QueryFieldNames {
  /// The fields, `a, b and c`.
  package static var text: String { list(QueryField.names.filter { $0 != "sort" && $0 != "limit" }) }

  /// What can be sorted by.
  package static var orders: String { list(TrackOrder.Key.allCases.map(\.rawValue)) }

  private static func list(_ names: [String]) -> String {
    names.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " and `\(names.last ?? "")`"
  }
}
