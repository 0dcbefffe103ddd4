package import EnsPOSIX
internal import EnsSQLite

/// What is wrong with the ledger or with a file that listens go to.
package enum LedgerError: Error, Hashable, CustomStringConvertible {
  /// What keeps SQLite from its work, as far as it makes a difference.
  package enum Trouble: Hashable, Sendable {
    /// Somebody else holds the ledger.
    case busy
    /// There is no room left.
    case full
    /// It may not be opened or written.
    case closed
    /// It is damaged, or no database.
    case damaged
    case other
  }

  /// The ledger fails.
  case ledger(path: String, Trouble, reason: String)
  /// The ledger is of a later version, or some other program's.
  case foreign(path: String)
  /// A file or folder cannot be used.
  case system(POSIXError)
  /// The path is not UTF-8, which the ledger could not keep.
  case nameNotText(path: String)

  /// An error of SQLite.
  static func ledger(path: String, _ error: SQLiteError) -> LedgerError {
    let trouble: Trouble =
      switch error {
      case .busy: .busy
      case .full: .full
      case .cannotOpen, .readOnly: .closed
      case .notADatabase, .corrupt: .damaged
      case .constraint, .ioFailed, .failed: .other
      }
    return .ledger(path: path, trouble, reason: error.description)
  }

  package var description: String {
    switch self {
    case .ledger(let path, _, let reason): "\(path): \(reason)"
    case .foreign(let path): "\(path): not a ledger of this version"
    case .system(let error): error.description
    case .nameNotText(let path): "\(path): the name is not UTF-8"
    }
  }
}
