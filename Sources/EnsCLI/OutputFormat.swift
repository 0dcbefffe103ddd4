package import EnsWire

/// How records are written to standard output.
package enum OutputFormat: Hashable, Sendable {
  /// One JSON object a line.
  case json
  /// Aligned columns, for people.
  case table
  /// A text for each record.
  case template(Template)

  /// Reads the value of `--format`.
  ///
  /// - Throws: `UsageError` when it is a template with an unclosed or empty brace.
  package init(_ text: String) throws(UsageError) {
    self = text == "json" ? .json : .template(try Template(text))
  }
}

/// The cells of a record for a person; nil when it is not to be shown.
package typealias RowMaker = @Sendable (Record) -> [String]?
