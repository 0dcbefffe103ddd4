internal import EnsSQLite

/// The tables of the ledger.
enum LedgerSchema {
  /// `ensl`, in the header of the file.
  static let applicationID: Int64 = 0x656E_736C
  static let version: Int64 = 1

  /// A play is kept as the `scrobble` record that is reported. No two begin in one second, because some services take
  /// such for one. A delivery is a play and a place that it goes to; its row number says in which order they came.
  private static let tables = """
    CREATE TABLE play (
      play_id TEXT PRIMARY KEY, second INTEGER NOT NULL UNIQUE, touched_ms INTEGER NOT NULL,
      is_over INTEGER NOT NULL, line BLOB NOT NULL
    ) STRICT;
    CREATE TABLE target (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE delivery (
      target TEXT NOT NULL, play_id TEXT NOT NULL, is_sent INTEGER NOT NULL, PRIMARY KEY (target, play_id)
    ) STRICT;
    CREATE INDEX delivery_pending ON delivery (target) WHERE is_sent = 0;
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    """

  /// Makes the tables in an empty file; false when the file is something else.
  static func prepare(_ connection: borrowing Connection) throws(SQLiteError) -> Bool {
    try connection.transaction(.immediate) { connection throws(SQLiteError) in
      let application = try connection.integer("PRAGMA application_id")
      if application == applicationID { return try connection.integer("PRAGMA user_version") == version }
      guard try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else { return false }
      try connection.run(tables)
      return true
    }
  }
}
