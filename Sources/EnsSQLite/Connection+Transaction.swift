/// When a transaction takes its lock. Corresponds to `BEGIN DEFERRED` and `BEGIN IMMEDIATE`.
package enum TransactionMode: Hashable, Sendable {
  /// At the first read, or the first write.
  case deferred
  /// At once, as a writer: waits for another writer here, not half-way through.
  case immediate
}

extension Connection {
  /// Opens a transaction, which ``commit()`` or ``rollback()`` must end.
  package func begin(_ mode: TransactionMode) throws(SQLiteError) {
    try run(mode == .deferred ? "BEGIN DEFERRED" : "BEGIN IMMEDIATE")
  }

  /// Makes the transaction's changes last. After an error the transaction may still be open.
  package func commit() throws(SQLiteError) { try run("COMMIT") }

  /// Takes the transaction's changes back. Some errors have already done so (`SQLITE_FULL`, `SQLITE_IOERR`); then this
  /// does nothing.
  package func rollback() throws(SQLiteError) {
    if isInTransaction { try run("ROLLBACK") }
  }

  /// Runs `body` in a transaction: all of it, or after an error nothing.
  package func transaction<Result>(
    _ mode: TransactionMode, _ body: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try begin(mode)
    do {
      let result = try body(self)
      try commit()
      return result
    } catch {
      // The first error is the one to tell; a failed rollback leaves nothing that closing does not undo.
      try? rollback()
      throw error
    }
  }
}
