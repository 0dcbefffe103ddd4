internal import EnsSQLite
internal import EnsWire

extension Store {
  /// The current rows of an id, whatever their kind.
  mutating func rows(of id: String, account: [UInt8], among current: RowSet) throws(SQLiteError) -> [UInt32] {
    if isAside { return [] }
    var rows: [UInt32] = []
    for kind in IndexedKind.allCases {
      let key = StableHash.key(account: account.span, kind: kind.rawValue, id: id.utf8Span.span)
      for row in try self.rows(of: key) where current.contains(row) {
        if let line = try line(row), identity(line) == id { rows.append(row) }
      }
    }
    return rows
  }

  /// The current rows of what belongs to a playlist or hub.
  mutating func entries(of id: String, among current: RowSet) throws(SQLiteError) -> [UInt32] {
    if isAside { return [] }
    let reference = StableHash.reference(id.utf8Span.span)
    var rows: [UInt32] = []
    var lists = try connection.prepare("SELECT rows FROM posting WHERE key BETWEEN ?1 AND ?2 ORDER BY key")
    try lists.bind(1, Relation.entries.key(reference))
    try lists.bind(2, Relation.entries.lastKey(reference))
    while try lists.step() { lists.withBytes(0) { PostingCoding.decode($0, into: &rows) } }
    var found: [UInt32] = []
    for row in rows where current.contains(row) {
      if let line = try line(row), owner(line) == id { found.append(row) }
    }
    return found
  }

  /// How often the line of a row says that it was played.
  mutating func plays(ofRow row: UInt32) throws(SQLiteError) -> Int? {
    guard let line = try line(row), (try? oldIndex.scan(line.span)) != nil else { return nil }
    oldFields.read(line.span, oldIndex)
    return oldFields.integer(.plays, line.span)
  }

  /// What tells a line of the index from others.
  mutating func identity(_ line: [UInt8]) -> String? {
    guard (try? oldIndex.scan(line.span)) != nil else { return nil }
    oldFields.read(line.span, oldIndex)
    return RecordIdentity.text(oldFields, line.span)
  }

  private mutating func owner(_ line: [UInt8]) -> String? {
    guard (try? oldIndex.scan(line.span)) != nil else { return nil }
    oldFields.read(line.span, oldIndex)
    return oldFields.string(.playlistID, line.span) ?? oldFields.string(.hubID, line.span)
  }
}
