internal import CSQLite

/// An open database, closed when its one owner ends. Corresponds to `sqlite3`.
///
/// Used by one thread at a time (it is opened without SQLite's own mutex, and is not `Sendable`). Statements that
/// outlive it are safe: `sqlite3_close_v2` keeps the handle until the last of them is finalised.
@safe package struct Connection: ~Copyable {
  private let handle: OpaquePointer
  private let isShared: Bool

  /// Opens the database at `path`; `:memory:` is a private one in memory.
  ///
  /// - Parameters:
  ///   - busyMilliseconds: How long a statement waits for another connection's lock before it fails.
  ///   - isShared: Whether another thread may use statements of it, those of `prepareShared`.
  /// - Throws: ``SQLiteError/cannotOpen(_:)`` and the like. A file that is no database is noticed at the first query.
  ///   Corresponds to `sqlite3_open_v2`, `sqlite3_busy_timeout`.
  package init(
    _ path: String, _ access: Access, busyMilliseconds: Int32 = 5_000, isShared: Bool = false
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    let threading = isShared ? SQLITE_OPEN_FULLMUTEX : SQLITE_OPEN_NOMUTEX
    let code = unsafe sqlite3_open_v2(path, &opened, access.flags | threading, nil)
    self.isShared = isShared
    guard code == SQLITE_OK, let database = unsafe opened else {
      let error =
        unsafe opened == nil
        ? SQLiteError(code: code, message: "out of memory", sql: nil) : SQLiteError(last: opened, sql: nil)
      _ = unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe handle = database
    _ = unsafe sqlite3_extended_result_codes(handle, 1)
    _ = unsafe sqlite3_busy_timeout(handle, busyMilliseconds)
    // A hostile file must not get at its own schema through views and triggers.
    _ = unsafe ens_sqlite_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = unsafe ens_sqlite_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
  }

  deinit { _ = unsafe sqlite3_close_v2(handle) }

  /// Prepares one statement, to be used again and again. Corresponds to `sqlite3_prepare_v3`.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try unsafe Statement(preparing: sql, on: handle)
  }

  /// Prepares a statement for another thread. The connection must have been opened with `isShared`.
  package func prepareShared(_ sql: String) throws(SQLiteError) -> SharedStatement {
    precondition(isShared)
    return SharedStatement(try prepare(sql))
  }

  /// Runs statements without parameters or results, separated by semicolons. Corresponds to `sqlite3_exec`.
  package func run(_ sql: String) throws(SQLiteError) {
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw unsafe SQLiteError(last: handle, sql: sql)
    }
  }

  /// The number in the first column of the first row; nil when there is no row or it is null.
  package func integer(_ sql: String) throws(SQLiteError) -> Int64? {
    var statement = try prepare(sql)
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// The text in the first column of the first row; nil when there is no row or it is null.
  package func text(_ sql: String) throws(SQLiteError) -> String? {
    var statement = try prepare(sql)
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.text(0)
  }

  /// Whether a transaction is open. Corresponds to `sqlite3_get_autocommit`.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// How many rows the last statement changed. Corresponds to `sqlite3_changes64`.
  package var changes: Int64 { unsafe sqlite3_changes64(handle) }

  /// Statements that were prepared and not finalised yet; zero when nothing is left busy.
  /// Corresponds to `sqlite3_next_stmt`.
  package var openStatements: Int {
    var count = 0
    var next = unsafe sqlite3_next_stmt(handle, nil)
    while let statement = unsafe next {
      count += 1
      unsafe next = sqlite3_next_stmt(handle, statement)
    }
    return count
  }
}
