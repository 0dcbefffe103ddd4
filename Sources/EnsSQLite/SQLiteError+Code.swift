internal import CSQLite

extension SQLiteError {
  /// Sorts an extended result code into its case.
  init(code: Int32, message: String, sql: String?) {
    let detail = SQLiteDetail(code: code, message: message, sql: sql)
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(detail)
    case SQLITE_FULL: self = .full(detail)
    case SQLITE_NOTADB: self = .notADatabase(detail)
    case SQLITE_CORRUPT: self = .corrupt(detail)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .cannotOpen(detail)
    case SQLITE_READONLY: self = .readOnly(detail)
    case SQLITE_CONSTRAINT: self = .constraint(detail)
    case SQLITE_IOERR: self = .ioFailed(detail)
    default: self = .failed(detail)
    }
  }

  /// The last error of a connection. `database` is a live `sqlite3`. Corresponds to `sqlite3_extended_errcode`,
  /// `sqlite3_errmsg`.
  @unsafe init(last database: OpaquePointer?, sql: String?) {
    let code = unsafe sqlite3_extended_errcode(database)
    let message = unsafe String(cString: sqlite3_errmsg(database))
    self.init(code: code, message: message, sql: sql)
  }
}
