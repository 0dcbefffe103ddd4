internal import EnsSQLite

/// Puts names at the ends of the lists of words.
struct WordWriter: ~Copyable {
  private var insert: Statement
  private var last: Statement
  private let isFirst: Bool
  /// What rows go through instead of straight into the index.
  private let queue: RecordQueue?
  private var bytes: [UInt8] = []
  private var count = 0

  init(_ connection: borrowing Connection, isFirst: Bool, _ queue: RecordQueue?) throws(SQLiteError) {
    let insert = try connection.prepare(QueuedTable.word.insertion)
    let last = try connection.prepare("SELECT chunk, names FROM word WHERE text = ?1 ORDER BY chunk DESC LIMIT 1")
    self.insert = insert
    self.last = last
    self.isFirst = isFirst
    self.queue = queue
  }

  /// Adds ascending names, in the lower halves of `names`. A name given twice counts once.
  mutating func append(_ names: Span<UInt64>, to word: String) throws(SQLiteError) {
    bytes.removeAll(keepingCapacity: true)
    count = 0
    var chunk: Int64 = 0
    var previous: UInt32 = 0
    if !isFirst { (chunk, previous) = try openChunk(word) }
    for index in 0..<names.count {
      let name = UInt32(truncatingIfNeeded: names[index])
      guard name > previous else { continue }
      if bytes.count >= Relation.fullChunk {
        try write(word, chunk)
        bytes.removeAll(keepingCapacity: true)
        count = 0
        chunk += 1
      }
      PostingCoding.append(bytes.isEmpty ? name : name - previous, to: &bytes)
      count += 1
      previous = name
    }
    if !bytes.isEmpty { try write(word, chunk) }
  }

  private mutating func openChunk(_ word: String) throws(SQLiteError) -> (Int64, UInt32) {
    try last.bind(1, word)
    defer { last.reset() }
    guard try last.step() else { return (0, 0) }
    let list = last.bytes(1)
    var held: [UInt32] = []
    PostingCoding.decode(list.span, into: &held)
    bytes = list
    count = held.count
    return (last.integer(0), held.last ?? 0)
  }

  private mutating func write(_ word: String, _ chunk: Int64) throws(SQLiteError) {
    let list = bytes
    if let queue { return try queue.add(.word, (chunk, Int64(count), 0, 0), word.utf8Span.span, list.span) }
    try insert.bind(1, word)
    try insert.bind(2, chunk)
    try insert.bind(3, Int64(count))
    try insert.run(4, lending: list.span)
  }
}
