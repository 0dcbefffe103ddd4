internal import EnsSQLite

extension Ledger {
  /// Every listen that is over, oldest first, as its `scrobble` record.
  package func forEachListen(_ body: ([UInt8]) -> Void) throws(LedgerError) {
    try reading { connection throws(SQLiteError) in
      var statement = try connection.prepare("SELECT line FROM play WHERE is_over ORDER BY second")
      while try statement.step() { body(statement.bytes(0)) }
    }
  }

  /// Every report that is not made yet, oldest first: the `scrobble` record and the name of the target.
  package func forEachPending(_ body: ([UInt8], String) -> Void) throws(LedgerError) {
    try reading { connection throws(SQLiteError) in
      var statement = try connection.prepare(
        "SELECT line, target FROM delivery JOIN play USING (play_id) WHERE is_sent = 0 ORDER BY second, target")
      while try statement.step() { body(statement.bytes(0), statement.text(1)) }
    }
  }

  /// The targets that something waits for.
  package func waitingTargets() throws(LedgerError) -> [String] {
    try reading { connection throws(SQLiteError) in
      var statement = try connection.prepare("SELECT DISTINCT target FROM delivery WHERE is_sent = 0 ORDER BY target")
      var names: [String] = []
      while try statement.step() { names.append(statement.text(0)) }
      return names
    }
  }

  /// Listens for a target whose records begin with these bytes: those that wait first, then the ones reported last.
  func deliveries(to target: String, beginning start: [UInt8]) throws(LedgerError) -> [(play: Pending, isSent: Bool)] {
    try reading { connection throws(SQLiteError) in
      var statement = try connection.prepare(
        """
        SELECT play_id, line, is_sent FROM delivery JOIN play USING (play_id)
        WHERE target = ? AND substr(line, 1, ?) = ? ORDER BY is_sent, delivery.rowid DESC LIMIT 100
        """)
      try statement.bind(1, target)
      try statement.bind(2, Int64(start.count))
      try statement.bind(3, start.span)
      var found: [(play: Pending, isSent: Bool)] = []
      while try statement.step() {
        found.append((Pending(playID: statement.text(0), line: statement.bytes(1)), statement.integer(2) != 0))
      }
      return found
    }
  }
}
