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
    var select = try store.connection.prepare("SELECT key, row FROM record WHERE row BETWEEN ?1 AND ?2")
    var delete = try store.connection.prepare("DELETE FROM record WHERE row BETWEEN ?1 AND ?2")
    var keys: [(key: Int64, row: Int64)] = []
    keys.reserveCapacity(rows.count)
    var start = rows.startIndex
    while start < rows.endIndex {
      // Rows that follow each other go at once: after a change of everything that is most of them.
      var last = start
      while last + 1 < rows.endIndex, rows[last + 1] == rows[last] + 1 { last += 1 }
      for index in [1, 2] as [Int32] {
        try select.bind(index, Int64(rows[index == 1 ? start : last]))
        try delete.bind(index, Int64(rows[index == 1 ? start : last]))
      }
      while try select.step() { keys.append((select.integer(0), select.integer(1))) }
      select.reset()
      try delete.run()
      start = last + 1
    }
    keys.sort { $0.key == $1.key ? $0.row < $1.row : $0.key < $1.key }
    var forget = try store.connection.prepare("DELETE FROM record_key WHERE key = ?1 AND row = ?2")
    for (key, row) in keys {
      try forget.bind(1, key)
      try forget.bind(2, row)
      try forget.run()
    }
  }

  /// Rows behind the last clean one that no snapshot has: those that a writer which was killed has left, and those of
  /// this session, which are all known without looking.
  private func findLeftovers(into dead: inout RowSet) throws(SQLiteError) {
    let clean = try store.connection.integer("SELECT value FROM setting WHERE name = 'clean_row'") ?? 0
    var select = try store.connection.prepare("SELECT row FROM record WHERE row >= ?1 AND row < ?2")
    try select.bind(1, clean)
    try select.bind(2, Int64(firstRow))
    while try select.step() {
      let row = UInt32(truncatingIfNeeded: select.integer(0))
      if !live.all.contains(row) { dead.insert(row) }
    }
    let own = max(firstRow, UInt32(clamping: clean))
    if own < store.nextRow { for row in own..<store.nextRow where !live.all.contains(row) { dead.insert(row) } }
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
