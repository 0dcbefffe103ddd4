internal import EnsSQLite

extension Catalog {
  /// Looks for damage: SQLite's own check, and whether every current row has a line that can be found by its key.
  ///
  /// - Returns: What is wrong, one phrase each; empty when all is well.
  package func problems() throws(CatalogError) -> [String] {
    try database { () throws(SQLiteError) in
      var problems: [String] = []
      var check = try connection.prepare("PRAGMA integrity_check(20)")
      while try check.step() {
        if check.text(0) != "ok" { problems.append(check.text(0)) }
      }
      if !problems.isEmpty { return problems }
      var missing = 0
      var unreadable = 0
      var unfound = 0
      try live.all.forEach { row throws(SQLiteError) in
        guard let key = try key(ofRow: row) else {
          missing += 1
          return true
        }
        if try record(row) == nil { unreadable += 1 }
        if try !rows(ofKey: key).contains(row) { unfound += 1 }
        return true
      }
      if missing > 0 { problems.append("\(missing) current records are missing") }
      if unreadable > 0 { problems.append("\(unreadable) current records are not JSON") }
      if unfound > 0 { problems.append("\(unfound) current records cannot be found by id") }
      return problems
    }
  }

  /// Current records.
  package var recordCount: Int { live.all.count }

  private func key(ofRow row: UInt32) throws(SQLiteError) -> Int64? {
    try connection.integer("SELECT key FROM record WHERE row = \(row)")
  }
}
