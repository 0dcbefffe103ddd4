/// What went wrong in SQLite, by the primary result codes that a caller may want to tell apart.
///
/// Neither the message nor the SQL holds bound values, so an error may be logged. Corresponds to the result codes of
/// https://www.sqlite.org/rescode.html.
package enum SQLiteError: Error, Hashable {
  /// `SQLITE_BUSY`, `SQLITE_LOCKED`: another connection holds the lock, and the busy time is over.
  case busy(SQLiteDetail)
  /// `SQLITE_FULL`: no space left on the device.
  case full(SQLiteDetail)
  /// `SQLITE_NOTADB`: the file is something else.
  case notADatabase(SQLiteDetail)
  /// `SQLITE_CORRUPT`: the file is damaged.
  case corrupt(SQLiteDetail)
  /// `SQLITE_CANTOPEN`, `SQLITE_PERM`, `SQLITE_AUTH`: the file cannot be opened.
  case cannotOpen(SQLiteDetail)
  /// `SQLITE_READONLY`: the file or its folder may not be written.
  case readOnly(SQLiteDetail)
  /// `SQLITE_CONSTRAINT`: a row that the schema forbids.
  case constraint(SQLiteDetail)
  /// `SQLITE_IOERR`: the operating system failed to read, write or sync.
  case ioFailed(SQLiteDetail)
  /// Any other code; most are mistakes in the SQL.
  case failed(SQLiteDetail)

  /// The code, message and SQL, whichever case it is.
  package var detail: SQLiteDetail {
    switch self {
    case .busy(let detail), .full(let detail), .notADatabase(let detail), .corrupt(let detail),
      .cannotOpen(let detail), .readOnly(let detail), .constraint(let detail), .ioFailed(let detail),
      .failed(let detail):
      detail
    }
  }
}

extension SQLiteError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .busy: "the database is in use"
    case .full: "the disk is full"
    case .notADatabase: "the file is not a database"
    case .corrupt(let detail): "the database is damaged (\(detail.message))"
    case .cannotOpen: "the database cannot be opened"
    case .readOnly: "the database may not be written"
    case .constraint(let detail), .ioFailed(let detail), .failed(let detail): detail.message
    }
  }
}
