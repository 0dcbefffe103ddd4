internal import EnsSQLite

/// The statements of a `RecordQueue`, one a table; used by one thread at a time.
struct QueueStatements: ~Copyable, Sendable {
  private var record: SharedStatement
  private var name: SharedStatement
  private var recordKey: SharedStatement
  private var nameKey: SharedStatement
  private var nameEnding: SharedStatement
  private var word: SharedStatement
  private var posting: SharedStatement

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let record = try connection.prepareShared(QueuedTable.record.insertion)
    let name = try connection.prepareShared(QueuedTable.name.insertion)
    let recordKey = try connection.prepareShared(QueuedTable.recordKey.insertion)
    let nameKey = try connection.prepareShared(QueuedTable.nameKey.insertion)
    let nameEnding = try connection.prepareShared(QueuedTable.nameEnding.insertion)
    let word = try connection.prepareShared(QueuedTable.word.insertion)
    let posting = try connection.prepareShared(QueuedTable.posting.insertion)
    self.record = record
    self.name = name
    self.recordKey = recordKey
    self.nameKey = nameKey
    self.nameEnding = nameEnding
    self.word = word
    self.posting = posting
  }

  /// Writes one row; `first` and `second` are its texts and blobs.
  mutating func write(_ row: QueuedRow, _ first: Span<UInt8>, _ second: Span<UInt8>) throws(SQLiteError) {
    switch row.table {
    case .record: try Self.writeRecord(row, second, &record.statement)
    case .name:
      try name.statement.bind(1, row.numbers.0)
      try name.statement.bind(2, row.numbers.1)
      try name.statement.bind(3, text: first)
      try name.statement.bind(4, text: second)
      try name.statement.run()
    case .recordKey:
      try recordKey.statement.bind(1, row.numbers.0)
      try recordKey.statement.bind(2, row.numbers.1)
      try recordKey.statement.run()
    case .nameKey: try Self.writeText(row, first, &nameKey.statement)
    case .nameEnding: try Self.writeText(row, first, &nameEnding.statement)
    case .word:
      try word.statement.bind(1, text: first)
      try word.statement.bind(2, row.numbers.0)
      try word.statement.bind(3, row.numbers.1)
      try word.statement.run(4, lending: second)
    case .posting:
      try posting.statement.bind(1, row.numbers.0)
      try posting.statement.run(2, lending: second)
    }
  }

  private static func writeRecord(
    _ row: QueuedRow, _ line: Span<UInt8>, _ statement: inout Statement
  ) throws(SQLiteError) {
    try statement.bind(1, row.numbers.0)
    try statement.bind(2, row.numbers.1)
    try statement.bind(3, row.numbers.2)
    try statement.bind(4, row.numbers.3)
    try statement.run(5, lending: line)
  }

  private static func writeText(
    _ row: QueuedRow, _ text: Span<UInt8>, _ statement: inout Statement
  ) throws(SQLiteError) {
    try statement.bind(1, text: text)
    try statement.bind(2, row.numbers.0)
    try statement.bind(3, row.numbers.1)
    try statement.run()
  }
}
