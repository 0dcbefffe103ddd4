internal import EnsSQLite

/// Goes through the rows of the index beside a stream that comes in the same order, as a sync does that is repeated:
/// then the record to compare with is at hand without a search.
struct RecordWalk: ~Copyable {
  private var statement: Statement
  private var isPositioned = false
  /// The row at hand; nil before the beginning and behind the end.
  private(set) var row: UInt32?
  private(set) var key: Int64 = 0

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    statement = try connection.prepare("SELECT row, key, line FROM record WHERE row > ?1 ORDER BY row")
  }

  /// Goes to the first row behind `row`.
  mutating func restart(behind row: UInt32) throws(SQLiteError) {
    statement.reset()
    try statement.bind(1, Int64(row))
    isPositioned = true
    try advance()
  }

  /// Goes to the next row.
  mutating func advance() throws(SQLiteError) {
    guard isPositioned, try statement.step() else {
      row = nil
      isPositioned = false
      statement.reset()
      return
    }
    row = UInt32(truncatingIfNeeded: statement.integer(0))
    key = statement.integer(1)
  }

  /// Lets the rows go, so that nothing is read any more.
  mutating func end() {
    statement.reset()
    isPositioned = false
    row = nil
  }

  /// Lends the line at hand.
  func withLine<Result>(_ body: (Span<UInt8>) -> Result) -> Result { statement.withBytes(2, body) }
}
