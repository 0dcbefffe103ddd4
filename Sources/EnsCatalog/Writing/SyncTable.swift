internal import EnsDomain
internal import EnsSQLite

/// What became of brackets, and what sources were asked for.
enum SyncTable {
  /// Brackets remembered for each source.
  private static let remembered = 20

  /// Notes the end of a bracket; gives its number.
  static func add(
    _ bracket: Bracket, outcome: String, reason: String?, at now: Instant, in connection: borrowing Connection
  ) throws(SQLiteError) -> Int64 {
    var insert = try connection.prepare(
      "INSERT INTO sync(source, begun, ended, outcome, reason) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING number")
    try insert.bind(1, bracket.sourceNumber)
    try insert.bind(2, bracket.begun.description)
    try insert.bind(3, now.description)
    try insert.bind(4, outcome)
    try insert.bind(5, reason)
    _ = try insert.step()
    let number = insert.integer(0)
    try insert.run()
    var forget = try connection.prepare(
      "DELETE FROM sync WHERE source = ?1 AND number <= (SELECT max(number) FROM sync) - ?2 AND outcome <> 'committed'")
    try forget.bind(1, bracket.sourceNumber)
    try forget.bind(2, Int64(remembered))
    try forget.run()
    return number
  }

  /// Notes what a whole snapshot was of.
  static func cover(
    _ bracket: Bracket, kinds: KindNumbers, sync: Int64, in connection: borrowing Connection
  ) throws(SQLiteError) {
    if bracket.isDelta { return }
    if bracket.libraries == nil, bracket.kinds == nil {
      try connection.run("DELETE FROM coverage WHERE source = \(bracket.sourceNumber)")
    }
    var insert = try connection.prepare("INSERT OR REPLACE INTO coverage VALUES (?1, ?2, ?3, ?4)")
    for library in bracket.libraries ?? [""] {
      for kind in bracket.kinds.map({ $0.map { kinds.name($0) }.sorted() }) ?? [""] {
        try insert.bind(1, bracket.sourceNumber)
        try insert.bind(2, library)
        try insert.bind(3, kind)
        try insert.bind(4, sync)
        try insert.run()
      }
    }
  }
}
