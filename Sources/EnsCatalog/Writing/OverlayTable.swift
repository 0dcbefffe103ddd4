internal import EnsSQLite
internal import EnsWire

/// Members of records that no sync touches.
enum OverlayTable {
  /// Sets a member to a JSON value; nil takes it out.
  static func set(
    _ name: String, _ json: String?, account: String, id: String, in connection: borrowing Connection
  ) throws(SQLiteError) {
    var statement = try connection.prepare(
      json == nil
        ? "DELETE FROM overlay WHERE account = ?1 AND id = ?2 AND name = ?3"
        : "INSERT OR REPLACE INTO overlay VALUES (?1, ?2, ?3, ?4)")
    try statement.bind(1, account)
    try statement.bind(2, id)
    try statement.bind(3, name)
    if let json { try statement.bind(4, json) }
    try statement.run()
  }

  /// The JSON value of a member.
  static func value(
    _ name: String, account: String, id: String, in connection: borrowing Connection
  ) throws(SQLiteError) -> String? {
    var select = try connection.prepare("SELECT value FROM overlay WHERE account = ?1 AND id = ?2 AND name = ?3")
    try select.bind(1, account)
    try select.bind(2, id)
    try select.bind(3, name)
    return try select.step() ? select.text(0) : nil
  }

  /// Keeps the earlier of two moments in `added`; account, id and the moment in JSON are the parameters.
  static let keepEarliest = """
    INSERT INTO overlay VALUES (?1, ?2, 'added', ?3)
    ON CONFLICT DO UPDATE SET value = excluded.value WHERE excluded.value < value
    """

  /// Gives everything kept for one id to another, which keeps what it has itself.
  static func move(
    from old: String, to new: String, account: String, in connection: borrowing Connection
  ) throws(SQLiteError) {
    for sql in [
      "INSERT OR IGNORE INTO overlay SELECT account, ?3, name, value FROM overlay WHERE account = ?1 AND id = ?2",
      "DELETE FROM overlay WHERE account = ?1 AND id = ?2 AND ?3 <> ''",
    ] {
      var statement = try connection.prepare(sql)
      try statement.bind(1, account)
      try statement.bind(2, old)
      try statement.bind(3, new)
      try statement.run()
    }
  }

  /// Notes that a play is counted; false when it was before.
  static func count(_ play: String, in connection: borrowing Connection) throws(SQLiteError) -> Bool {
    var insert = try connection.prepare("INSERT OR IGNORE INTO counted VALUES (?1)")
    try insert.bind(1, play)
    try insert.run()
    return connection.changes > 0
  }
}
