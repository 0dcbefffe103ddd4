/// Why a source could not do what it was asked.
package enum SourceError: Error, Hashable, Sendable {
  /// No source speaks this dialect.
  case unknownDialect(String)
  /// The place is not there.
  case missing(place: String, reason: String)
  /// The place may not be looked at, or the credentials are refused.
  case notAllowed(place: String, reason: String)
  /// The place is there and gives nothing, which is never taken for an empty library.
  case empty(place: String)
  /// The place cannot be reached or read now.
  case unavailable(place: String, reason: String)
  /// The id is of another source, or of nothing that is there.
  case unknownItem(String)
  /// The source has no such thing.
  case notOffered(String)
  /// Whoever took the records wants no more.
  case stopped
}

extension SourceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownDialect(let dialect): "no source is called \(dialect)"
    case .missing(_, let reason), .notAllowed(_, let reason), .unavailable(_, let reason): reason
    case .empty: "holds no music"
    case .unknownItem(let id): "\(id) is not there"
    case .notOffered(let what): "\(what) is not offered here"
    case .stopped: "stopped"
    }
  }
}
