/// The particulars of an ``SQLiteError``.
package struct SQLiteDetail: Hashable, Sendable {
  /// The extended result code, as `sqlite3_extended_errcode` gives it.
  package let code: Int32
  /// SQLite's own words, lower case, as `sqlite3_errmsg` gives them.
  package let message: String
  /// The statement as it was prepared, with its placeholders; nil where there was none.
  package let sql: String?

  package init(code: Int32, message: String, sql: String?) {
    self.code = code
    self.message = message
    self.sql = sql
  }
}
