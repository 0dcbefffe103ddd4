internal import EnsSQLite

/// Puts rows at the ends of lists in `posting`.
struct ListWriter: ~Copyable {
  private var insert: Statement
  private var last: Statement
  private let isFirst: Bool
  /// What rows go through instead of straight into the index.
  private let queue: RecordQueue?
  private var bytes: [UInt8] = []

  init(_ connection: borrowing Connection, isFirst: Bool, _ queue: RecordQueue?) throws(SQLiteError) {
    let insert = try connection.prepare(QueuedTable.posting.insertion)
    let last = try connection.prepare(
      "SELECT key, rows FROM posting WHERE key BETWEEN ?1 AND ?2 ORDER BY key DESC LIMIT 1")
    self.insert = insert
    self.last = last
    self.isFirst = isFirst
    self.queue = queue
  }

  /// Adds ascending rows, in the lower halves of `rows`, behind those that the list has. A row given twice counts once.
  mutating func append(_ rows: Span<UInt64>, to relation: Relation, _ value: UInt32) throws(SQLiteError) {
    bytes.removeAll(keepingCapacity: true)
    var key = relation.key(value)
    var previous: UInt32 = 0
    if !isFirst { (key, previous) = try openChunk(relation, value) }
    for index in 0..<rows.count {
      let row = UInt32(truncatingIfNeeded: rows[index])
      guard row > previous else { continue }
      if bytes.count >= Relation.fullChunk {
        try write(key)
        bytes.removeAll(keepingCapacity: true)
        key += 1
        PostingCoding.append(row, to: &bytes)
      } else {
        PostingCoding.append(bytes.isEmpty ? row : row - previous, to: &bytes)
      }
      previous = row
    }
    if !bytes.isEmpty { try write(key) }
  }

  /// Loads the list's last chunk into `bytes`, and gives its key and its last row.
  private mutating func openChunk(_ relation: Relation, _ value: UInt32) throws(SQLiteError) -> (Int64, UInt32) {
    try last.bind(1, relation.key(value))
    try last.bind(2, relation.lastKey(value))
    defer { last.reset() }
    guard try last.step() else { return (relation.key(value), 0) }
    let chunk = last.bytes(1)
    var held: [UInt32] = []
    PostingCoding.decode(chunk.span, into: &held)
    bytes = chunk
    return (last.integer(0), held.last ?? 0)
  }

  private mutating func write(_ key: Int64) throws(SQLiteError) {
    let list = bytes
    if let queue { return try queue.add(.posting, (key, 0, 0, 0), Span(), list.span) }
    try insert.bind(1, key)
    try insert.run(2, lending: list.span)
  }
}
