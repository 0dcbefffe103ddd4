internal import EnsSQLite

extension Catalog {
  /// The rows of tracks whose file is here.
  func downloadedRows() throws(SQLiteError) -> RowSet {
    var downloaded = RowSet()
    var select = try connection.prepare("SELECT account, id FROM overlay WHERE name = 'file'")
    while try select.step() {
      let account = select.bytes(0)
      let id = select.bytes(1)
      let key = StableHash.key(account: account.span, kind: IndexedKind.track.rawValue, id: id.span)
      for row in try rows(ofKey: key) { downloaded.insert(row) }
    }
    return downloaded
  }

  /// The rows that a key has, newest first, current or not.
  func rows(ofKey key: Int64) throws(SQLiteError) -> [UInt32] {
    try statements.rowsOfKey.bind(1, key)
    defer { statements.rowsOfKey.reset() }
    var rows: [UInt32] = []
    while try statements.rowsOfKey.step() { rows.append(UInt32(truncatingIfNeeded: statements.rowsOfKey.integer(0))) }
    return rows
  }
}
