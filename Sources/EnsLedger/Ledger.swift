package import EnsDomain
package import EnsPOSIX
internal import EnsSQLite

/// What has been listened to, and which place has been told of it. An SQLite file; every method is one transaction.
package struct Ledger: ~Copyable {
  /// A listen that waits to be reported.
  package struct Pending: Hashable, Sendable {
    package let playID: String
    /// The `scrobble` record.
    package let line: [UInt8]
  }

  let connection: Connection
  let path: String

  /// Opens the ledger, making it and its folder when they are missing.
  package init(_ path: FilePath) throws(LedgerError) {
    let text = path.displayed
    do throws(POSIXError) { try Files.makeFolder(path.parent, permissions: 0o700) } catch { throw .system(error) }
    let connection = try Self.open(text)
    self.connection = connection
    self.path = text
  }

  /// Keeps listens, with the places that they go to. One that is known to be over stays as it is; but a place that is
  /// new to it is noted.
  package func store(_ listens: [(listen: Listen, isOver: Bool)], for targets: [ScrobbleTarget], now: Instant)
    throws(LedgerError)
  {
    try transaction { connection throws(SQLiteError) in
      var writing = try PlayWriting(connection)
      var delivery = try connection.prepare(
        "INSERT INTO delivery (target, play_id, is_sent) VALUES (?, ?, 0) ON CONFLICT DO NOTHING")
      for (listen, isOver) in listens {
        try writing.write(listen, isOver: isOver, now: now)
        for target in targets {
          try delivery.bind(1, target.name(for: listen.id))
          try delivery.bind(2, listen.playID)
          try delivery.run()
        }
      }
    }
  }

  /// Takes plays for over that nobody has said anything about for a while: their reporter was killed.
  package func settle(untouchedSince moment: Instant) throws(LedgerError) {
    try transaction { connection throws(SQLiteError) in
      var statement = try connection.prepare("UPDATE play SET is_over = 1 WHERE is_over = 0 AND touched_ms < ?")
      try statement.bind(1, moment.milliseconds)
      try statement.run()
    }
  }

  /// Listens that are over and wait for a target, oldest first, at most so many.
  package func pending(for target: String, limit: Int = 500) throws(LedgerError) -> [Pending] {
    try reading { connection throws(SQLiteError) in
      var statement = try connection.prepare(
        """
        SELECT play_id, line FROM delivery JOIN play USING (play_id)
        WHERE target = ? AND is_sent = 0 AND is_over ORDER BY second LIMIT ?
        """)
      try statement.bind(1, target)
      try statement.bind(2, Int64(limit))
      var result: [Pending] = []
      while try statement.step() { result.append(Pending(playID: statement.text(0), line: statement.bytes(1))) }
      return result
    }
  }

  /// Notes that a target has been told of plays, whether or not the ledger knew of them.
  package func markSent(_ playIDs: [String], to target: String) throws(LedgerError) {
    try transaction { connection throws(SQLiteError) in
      var statement = try connection.prepare(
        """
        INSERT INTO delivery (target, play_id, is_sent) VALUES (?, ?, 1)
        ON CONFLICT DO UPDATE SET is_sent = 1 WHERE is_sent = 0
        """)
      for playID in playIDs {
        try statement.bind(1, target)
        try statement.bind(2, playID)
        try statement.run()
      }
    }
  }

  /// Notes that a target is known; false when it was not before.
  package func meet(_ target: String) throws(LedgerError) -> Bool {
    try transaction { connection throws(SQLiteError) in
      var statement = try connection.prepare("INSERT INTO target (name) VALUES (?) ON CONFLICT DO NOTHING")
      try statement.bind(1, target)
      try statement.run()
      return connection.changes == 0
    }
  }

  private static func open(_ path: String) throws(LedgerError) -> Connection {
    do throws(SQLiteError) {
      let connection = try Connection(path, .create, busyMilliseconds: 30_000)
      if try LedgerSchema.prepare(connection) { return connection }
    } catch {
      throw .ledger(path: path, error)
    }
    throw .foreign(path: path)
  }

  func transaction<Result>(
    _ body: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(LedgerError) -> Result {
    do throws(SQLiteError) {
      return try connection.transaction(.immediate, body)
    } catch {
      throw .ledger(path: path, error)
    }
  }

  func reading<Result>(_ body: (borrowing Connection) throws(SQLiteError) -> Result) throws(LedgerError) -> Result {
    do throws(SQLiteError) { return try body(connection) } catch { throw .ledger(path: path, error) }
  }
}
