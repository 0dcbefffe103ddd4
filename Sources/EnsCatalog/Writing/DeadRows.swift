internal import EnsSQLite

/// Rows that are to be removed: the table `dead`.
enum DeadRows {
  /// Adds rows to those that wait.
  static func add(_ rows: RowSet, in connection: borrowing Connection) throws(SQLiteError) {
    var all = rows
    try load(into: &all, connection)
    var insert = try connection.prepare("INSERT OR REPLACE INTO dead VALUES (?1, ?2)")
    for chunk in rows.chunks.indices where !rows.bytes(ofChunk: chunk).isEmpty {
      try insert.bind(1, Int64(chunk))
      try insert.bind(2, all.bytes(ofChunk: chunk).span)
      try insert.run()
    }
  }

  /// Adds the rows that wait to a set.
  static func load(into rows: inout RowSet, _ connection: borrowing Connection) throws(SQLiteError) {
    var select = try connection.prepare("SELECT chunk, bits FROM dead")
    while try select.step() {
      select.withBytes(1) { rows.insert(chunk: Int(select.integer(0)), bytes: $0) }
    }
  }
}
