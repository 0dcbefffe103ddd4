internal import EnsPOSIX
internal import EnsSQLite
internal import EnsWire

/// The open index of a writer, with what is kept in memory to write many records fast.
struct Store: ~Copyable {
  let connection: Connection
  /// The way of rows into a file that is built aside.
  private let queue: RecordQueue?
  var names: NameRegistry
  var postings = PostingBuffer()
  var keys = PendingKeys()
  var fields = RecordFields()
  var oldIndex = FieldIndex()
  var oldFields = RecordFields()
  var insert: Statement
  var find: Statement
  var load: Statement
  var earliest: Statement
  var walk: RecordWalk
  /// The row that the next record gets.
  var nextRow: UInt32
  /// Names that the record at hand is credited to.
  var credits: [UInt32] = []
  /// Bytes written since the last commit.
  var uncommitted = 0
  /// Whether no list has been written yet, so that none need be looked for.
  private(set) var isFirst: Bool
  /// Whether the file is built aside, in one transaction.
  let isAside: Bool

  /// Bytes in one transaction, about: others wait no longer than it takes to write them.
  static let transactionSize = 64 << 20
  /// Bytes that names may take in memory.
  static let namesLimit = 108 << 20

  /// Opens the index that all use.
  init(_ path: FilePath) throws(CatalogError) {
    let connection = try IndexFile.write(path)
    // What is written before a snapshot is turned on may be lost; only that needs a sync, see `beginDurably`.
    try database { () throws(SQLiteError) in
      try connection.run(
        """
        PRAGMA synchronous = NORMAL; PRAGMA cache_size = -24576; PRAGMA secure_delete = OFF;
        PRAGMA wal_autocheckpoint = 4000;
        """)
    }
    try self.init(connection, isFirst: false)
  }

  /// Makes a new file, which nobody else looks at yet.
  init(aside path: FilePath) throws(CatalogError) {
    let connection = try database { () throws(SQLiteError) in
      let connection = try Connection(path.displayed, .create, isShared: true)
      // Nothing is lost with this file, so it needs neither journal nor sync until it is whole.
      try connection.run(
        """
        PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA cache_size = -16384; PRAGMA secure_delete = OFF;
        """)
      try connection.run(CatalogSchema.tables)
      return connection
    }
    try self.init(connection, isFirst: true)
  }

  private init(_ connection: consuming Connection, isFirst: Bool) throws(CatalogError) {
    let open = connection
    let queue = isFirst ? try Self.queue(open) : nil
    let names = try database { () throws(SQLiteError) in try NameRegistry(open, isFirst: isFirst, queue) }
    let insert = try database { () throws(SQLiteError) in
      try open.prepare(QueuedTable.record.insertion)
    }
    let find = try database { () throws(SQLiteError) in
      try open.prepare("SELECT row FROM record_key WHERE key = ?1 ORDER BY row DESC")
    }
    let load = try database { () throws(SQLiteError) in
      try open.prepare("SELECT line FROM record WHERE row = ?1")
    }
    let earliest = try database { () throws(SQLiteError) in try open.prepare(OverlayTable.keepEarliest) }
    let walk = try database { () throws(SQLiteError) in try RecordWalk(open) }
    let nextRow = try database { () throws(SQLiteError) in
      UInt32(clamping: try open.integer("SELECT value FROM setting WHERE name = 'next_row'") ?? 1)
    }
    self.queue = queue
    self.nextRow = nextRow
    self.connection = open
    self.names = names
    self.insert = insert
    self.find = find
    self.load = load
    self.earliest = earliest
    self.walk = walk
    self.isFirst = isFirst
    isAside = isFirst
  }

  private static func queue(_ connection: borrowing Connection) throws(CatalogError) -> RecordQueue {
    let statements = try database { () throws(SQLiteError) in try QueueStatements(connection) }
    do { return try RecordQueue(statements) } catch { throw .system(error) }
  }

  /// Whether the journal is a write-ahead log.
  func keepsLog() throws(SQLiteError) -> Bool { try connection.text("PRAGMA journal_mode") == "wal" }

  /// Opens a transaction unless one is open.
  mutating func begin() throws(SQLiteError) {
    if !connection.isInTransaction { try connection.begin(.immediate) }
  }

  /// Writes a row of `record`, now or soon.
  mutating func write(
    _ row: UInt32, _ key: Int64, scope: Int64, kind: Int, _ line: Span<UInt8>
  ) throws(SQLiteError) {
    if let queue { return try queue.add(.record, (Int64(row), key, scope, Int64(kind)), Span(), line) }
    try insert.bind(1, Int64(row))
    try insert.bind(2, key)
    try insert.bind(3, scope)
    try insert.bind(4, Int64(kind))
    try insert.run(5, lending: line)
  }

  /// Waits until every row is written.
  func finishWriting() throws(SQLiteError) { try queue?.drain() }

  /// Ends the transaction if there is one, with the counters as they are.
  mutating func commit() throws(SQLiteError) {
    try finishWriting()
    guard connection.isInTransaction else { return }
    try connection.run("INSERT OR REPLACE INTO setting VALUES ('next_row', \(nextRow))")
    try connection.commit()
    uncommitted = 0
  }

  /// Opens a transaction whose end lasts through a crash of the machine; one that is open is ended first.
  mutating func beginDurably() throws(SQLiteError) {
    try commit()
    if !isAside { try connection.run("PRAGMA synchronous = FULL") }
    try begin()
  }

  /// Ends what `beginDurably` began.
  mutating func commitDurably() throws(SQLiteError) {
    try commit()
    if !isAside { try connection.run("PRAGMA synchronous = NORMAL") }
  }

  /// Ends the transaction if it is large enough, and makes room in memory.
  mutating func commitIfLarge() throws(SQLiteError) {
    if postings.isFull || keys.isFull || names.weight > Self.namesLimit { try writeLists() }
    guard uncommitted > Self.transactionSize, !isAside else { return }
    // A read that goes on would keep the log from being used again from its beginning.
    let row = walk.row
    walk.end()
    try commit()
    try begin()
    if let row { try walk.restart(behind: row - 1) }
  }

  /// Writes what is waiting in memory: keys, rows of lists, words, tallies.
  mutating func writeLists() throws(SQLiteError) {
    try begin()
    try finishWriting()
    try keys.write(to: connection, queue)
    try postings.write(to: connection, isFirst: isFirst, queue)
    try names.write(to: connection)
    try finishWriting()
    if names.weight > Self.namesLimit { names = try NameRegistry(connection, isFirst: false) }
    isFirst = false
  }
}
