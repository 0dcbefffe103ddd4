/// A piece of a field query.
struct QueryToken: Hashable {
  /// What it is.
  enum Content: Hashable {
    case open
    case close
    /// A minus sign right before a term, or the word `not`.
    case not
    case and
    case or
    /// `field:value`, or a value alone, for which the field is nil.
    case term(field: String?, value: String, isQuoted: Bool)
  }

  /// Where it begins, counted from 1.
  var column: Int
  /// Where its value begins.
  var valueColumn: Int
  var content: Content
}
