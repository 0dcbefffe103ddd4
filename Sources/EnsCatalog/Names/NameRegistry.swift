internal import EnsResolve
internal import EnsSQLite
internal import EnsWire

/// Gives names their numbers while records are written, and puts new ones into the index.
///
/// Most names of a library occur again and again, so what was seen in this run is kept: folded, and but for titles of
/// tracks, which are mostly new, as written too, so that it need not be folded again.
struct NameRegistry: ~Copyable {
  private var written = ByteInterner()
  private var writtenNames: [UInt32] = []
  private var folded = ByteInterner()
  private var foldedNames: [UInt32] = []
  private var buffer: [UInt8] = []
  private var key: [UInt8] = []
  /// What is to be added to each name's tally, by the name's number.
  private var additions: [UInt32] = []
  private var words = WordBuffer()
  private var keys = TextBatch()
  /// The number that the next new name gets.
  private var next: UInt32
  private let isFirst: Bool
  private var hasWritten = false
  /// The last text of each kind and its name: neighbours mostly share artist, album and genre.
  private var lastText: [[UInt8]] = Array(repeating: [], count: 11)
  private var lastName: [UInt32?] = Array(repeating: nil, count: 11)
  private var insert: Statement
  /// Where new names go while the file is built aside.
  private let queue: RecordQueue?
  private var find: Statement

  /// - Parameters:
  ///   - isFirst: Whether there are no names yet, so that none need be looked for.
  ///   - queue: Where new names go instead of straight into the index.
  init(_ connection: borrowing Connection, isFirst: Bool, _ queue: RecordQueue? = nil) throws(SQLiteError) {
    let insert = try connection.prepare(QueuedTable.name.insertion)
    let find = try connection.prepare(
      "SELECT id, folded FROM name_key JOIN name ON id = name WHERE name_key.key = ?1 AND name_key.kind = ?2")
    next = UInt32(clamping: try connection.integer("SELECT value FROM setting WHERE name = 'next_name'") ?? 1)
    self.isFirst = isFirst
    self.insert = insert
    self.queue = queue
    self.find = find
  }

  /// Bytes that the names of this run take in memory, about.
  var weight: Int {
    written.byteCount + folded.byteCount + (written.count + folded.count) * 28 + words.weight + keys.weight
  }

  /// The number of a name given as the inside of a JSON string; nil when nothing is left of it after folding.
  mutating func number(_ kind: NameKind, _ text: Span<UInt8>) throws(SQLiteError) -> UInt32? {
    if text.isEmpty { return nil }
    if kind == .track {
      let name = try fold(kind, text)
      return name == 0 ? nil : name
    }
    let last = lastText[kind.rawValue]
    if text.hasSameBytes(as: last.span) { return lastName[kind.rawValue] }
    let (number, isNew) = written.number(prefix: UInt8(kind.rawValue), text)
    if isNew { writtenNames.append(try fold(kind, text)) }
    let name = writtenNames[number] == 0 ? nil : writtenNames[number]
    lastText[kind.rawValue] = text.array
    lastName[kind.rawValue] = name
    return name
  }

  /// Counts one more thing behind a name.
  mutating func count(_ name: UInt32) {
    if additions.count <= Int(name) {
      additions.append(contentsOf: repeatElement(0, count: max(Int(name) + 1, additions.count * 2) - additions.count))
    }
    additions[Int(name)] += 1
  }

  private mutating func fold(_ kind: NameKind, _ text: Span<UInt8>) throws(SQLiteError) -> UInt32 {
    if text.hasEscape {
      let decoded = RecordText.decoded(text, 0..<text.count)
      return try fold(kind, title: decoded.span)
    }
    return try fold(kind, title: text)
  }

  private mutating func fold(_ kind: NameKind, title: Span<UInt8>) throws(SQLiteError) -> UInt32 {
    TextFolding.fold(title, into: &buffer)
    if buffer.isEmpty { return 0 }
    let text = buffer
    let (number, isNew) = folded.number(prefix: UInt8(kind.rawValue), text.span)
    if isNew {
      if let name = try known(kind) { foldedNames.append(name) } else { foldedNames.append(try add(kind, title)) }
    }
    return foldedNames[number]
  }

  /// The number that the folded name in `buffer` has in the index already.
  private mutating func known(_ kind: NameKind) throws(SQLiteError) -> UInt32? {
    if isFirst { return nil }
    let text = buffer
    TextFolding.key(text.span, into: &key)
    let key = key
    try find.bind(1, text: key.span)
    try find.bind(2, Int64(kind.rawValue))
    defer { find.reset() }
    while try find.step() {
      if find.withBytes(1, { $0.hasSameBytes(as: text.span) }) { return UInt32(clamping: find.integer(0)) }
    }
    return nil
  }

  private mutating func add(_ kind: NameKind, _ title: Span<UInt8>) throws(SQLiteError) -> UInt32 {
    let name = next
    next += 1
    let text = buffer
    TextFolding.key(text.span, into: &key)
    let key = key
    if let queue {
      try queue.add(.name, (Int64(name), Int64(kind.rawValue), 0, 0), text.span, title)
    } else {
      try insert.bind(1, Int64(name))
      try insert.bind(2, Int64(kind.rawValue))
      try insert.bind(3, text: text.span)
      try insert.bind(4, text: title)
      try insert.run()
    }
    keys.add(key.span, tag: UInt8(kind.rawValue), number: name)
    words.add(text.span, name: name)
    return name
  }

  /// Writes words, tallies and the counter of names; names themselves were written when they were met.
  mutating func write(to connection: borrowing Connection) throws(SQLiteError) {
    try words.write(to: connection, isFirst: isFirst && !hasWritten, queue)
    hasWritten = true
    var endings = keys.mapped { (key, ending) in TextFolding.reverse(key, into: &ending) }
    try Self.write(&keys, .nameKey, connection, queue)
    try Self.write(&endings, .nameEnding, connection, queue)
    try TallyWriter.add(additions, to: connection)
    additions.removeAll(keepingCapacity: true)
    try connection.run("INSERT OR REPLACE INTO setting VALUES ('next_name', \(next))")
  }

  private static func write(
    _ batch: inout TextBatch, _ table: QueuedTable, _ connection: borrowing Connection, _ queue: RecordQueue?
  ) throws(SQLiteError) {
    if let queue {
      return try batch.drain { (text, kind, name) throws(SQLiteError) in
        try queue.add(table, (Int64(kind), Int64(name), 0, 0), text, Span())
      }
    }
    var insert = try connection.prepare(table.insertion)
    try batch.drain { (text, kind, name) throws(SQLiteError) in
      try insert.bind(1, text: text)
      try insert.bind(2, Int64(kind))
      try insert.bind(3, Int64(name))
      try insert.run()
    }
  }
}
