internal import EnsPOSIX
internal import EnsSQLite

extension WriteSession {
  /// Removed rows in one transaction.
  private static let cleaningStep = 200_000

  /// Removes rows that are no longer part of the catalogue, in bounded transactions, and makes lists anew when too many
  /// of the rows they name are gone. Readers see no difference.
  func clean() throws(SQLiteError) {
    var dead = RowSet()
    try DeadRows.load(into: &dead, store.connection)
    try findLeftovers(into: &dead)
    dead.subtract(live.all)
    var rows: [UInt32] = []
    dead.forEach { row in
      rows.append(row)
      return true
    }
    for start in stride(from: 0, to: rows.count, by: Self.cleaningStep) {
      try store.begin()
      try remove(rows[start..<min(rows.count, start + Self.cleaningStep)])
      try store.commit()
    }
    try finishCleaning(removed: rows.count)
  }

  /// Removes rows, and their keys in the order of the keys.
  private func remove(_ rows: ArraySlice<UInt32>) throws(SQLiteError) {
    var delete = try store.connection.prepare("DELETE FROM record WHERE row = ?1 RETURNING key")
    var keys: [(key: Int64, row: UInt32)] = []
    for row in rows {
      try delete.bind(1, Int64(row))
      while try delete.step() { keys.append((delete.integer(0), row)) }
      delete.reset()
    }
    keys.sort { $0.key < $1.key }
    var forget = try store.connection.prepare("DELETE FROM record_key WHERE key = ?1 AND row = ?2")
    for (key, row) in keys {
      try forget.bind(1, key)
      try forget.bind(2, Int64(row))
      try forget.run()
    }
  }

  /// Rows that a writer which was killed has left: those behind the last clean row that no snapshot has.
  private func findLeftovers(into dead: inout RowSet) throws(SQLiteError) {
    let clean = try store.connection.integer("SELECT value FROM setting WHERE name = 'clean_row'") ?? 0
    var select = try store.connection.prepare("SELECT row FROM record WHERE row >= ?1")
    try select.bind(1, clean)
    while try select.step() {
      let row = UInt32(truncatingIfNeeded: select.integer(0))
      if !live.all.contains(row) { dead.insert(row) }
    }
  }

  private func finishCleaning(removed: Int) throws(SQLiteError) {
    try store.begin()
    try store.connection.run("DELETE FROM dead")
    try store.connection.run("INSERT OR REPLACE INTO setting VALUES ('clean_row', \(store.nextRow))")
    var stale = try store.connection.integer("SELECT value FROM setting WHERE name = 'stale'") ?? 0
    stale += Int64(removed)
    let isStale = stale > max(20_000, Int64(live.all.count) * 3 / 2)
    try store.connection.run("INSERT OR REPLACE INTO setting VALUES ('stale', \(isStale ? 0 : stale))")
    try store.commit()
    if isStale { try compact() }
  }

  /// Takes rows that are gone out of all lists, and counts anew what is behind each name.
  private func compact() throws(SQLiteError) {
    var compaction = try ListCompaction(store.connection, live: live.all)
    while try compaction.step(store.connection) {}
    try store.connection.transaction(.immediate) { (database) throws(SQLiteError) in
      try database.run("DELETE FROM tally")
      try TallyWriter.add(compaction.tallies, to: database)
    }
  }
}
