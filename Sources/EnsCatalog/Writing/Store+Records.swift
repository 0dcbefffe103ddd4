internal import EnsSQLite
internal import EnsWire

/// What the index has for a record that came in.
enum Match: Hashable {
  /// No record of that key.
  case none
  /// The same line, in this row.
  case same(UInt32)
  /// Another line of the same record, in this row, and when it says that the record was added unless both say the same.
  case other(UInt32, added: String?)
}

extension Store {
  /// Looks for the current row of a record.
  ///
  /// - Parameters:
  ///   - current: The rows of the current snapshots.
  ///   - pending: The rows that came in since; they win over current ones.
  mutating func match(
    _ key: Int64, _ line: Span<UInt8>, among current: RowSet, _ pending: RowSet
  ) throws(SQLiteError) -> Match {
    // In a first snapshot nothing is looked up; of records that came twice the last is found at its end.
    if isAside { return .none }
    // A few rows that are no longer current may lie between two that are.
    for _ in 0..<16 {
      guard let row = walk.row, !current.contains(row) else { break }
      try walk.advance()
    }
    if let row = walk.row, walk.key == key, current.contains(row) {
      if walk.withLine({ old in old.hasSameBytes(as: line) }) {
        try walk.advance()
        return .same(row)
      }
      let old = walk.withLine { old in old.array }
      if let match = compareChanged(old.span, line, row) {
        try walk.advance()
        return match
      }
    }
    return try search(key, line, among: current, pending)
  }

  /// The same by the index of keys alone.
  mutating func search(
    _ key: Int64, _ line: Span<UInt8>, among current: RowSet, _ pending: RowSet
  ) throws(SQLiteError) -> Match {
    for row in try rows(of: key) where current.contains(row) || pending.contains(row) {
      guard let old = try self.line(row), let match = compare(old.span, line, row) else { continue }
      if !pending.contains(row) { try walk.restart(behind: row) }
      return match
    }
    return .none
  }

  /// The rows that have a key, newest first, current or not.
  mutating func rows(of key: Int64) throws(SQLiteError) -> [UInt32] {
    var rows = keys.rows(of: key)
    try find.bind(1, key)
    while try find.step() { rows.append(UInt32(truncatingIfNeeded: find.integer(0))) }
    find.reset()
    return rows
  }

  /// The line in a row.
  mutating func line(_ row: UInt32) throws(SQLiteError) -> [UInt8]? {
    try load.bind(1, Int64(row))
    defer { load.reset() }
    return try load.step() ? load.bytes(0) : nil
  }

  /// Compares a line of the index with one of the same key; nil when only the hash is the same.
  private mutating func compare(_ old: Span<UInt8>, _ line: Span<UInt8>, _ row: UInt32) -> Match? {
    old.hasSameBytes(as: line) ? .same(row) : compareChanged(old, line, row)
  }

  /// The same for lines that differ.
  private mutating func compareChanged(_ old: Span<UInt8>, _ line: Span<UInt8>, _ row: UInt32) -> Match? {
    // Lines of the index were valid when they came in; of a damaged one nothing is known, and it is replaced.
    guard (try? oldIndex.scan(old)) != nil else { return .other(row, added: nil) }
    oldFields.read(old, oldIndex)
    guard hasSameIdentity(old, line) else { return nil }
    let isAddedThen = hasSame(.added, old, line)
    return .other(row, added: isAddedThen ? nil : oldFields.string(.added, old))
  }

  /// Whether a line of the index, whose `oldFields` have been read, and the line at hand are of one record.
  private func hasSameIdentity(_ old: Span<UInt8>, _ line: Span<UInt8>) -> Bool {
    if hasSame(.id, old, line) { return true }
    return RecordIdentity.text(oldFields, old) == RecordIdentity.text(fields, line)
  }

  /// Whether both have a string there, written alike.
  private func hasSame(_ field: IndexedField, _ old: Span<UInt8>, _ line: Span<UInt8>) -> Bool {
    let value = old.extracting(oldFields.inside(field, old))
    return !value.isEmpty && value.hasSameBytes(as: line.extracting(fields.inside(field, line)))
  }

  /// Writes a new row.
  mutating func add(
    _ key: Int64, scope: Int64, kind: Int, _ line: Span<UInt8>
  ) throws(SQLiteError) -> UInt32 {
    try begin()
    let row = nextRow
    nextRow += 1
    try write(row, key, scope: scope, kind: kind, line)
    uncommitted += line.count + 64
    keys.add(key, row)
    if let known = IndexedKind(rawValue: kind) { try relate(known, row, line) }
    return row
  }

  /// Keeps the earlier of two moments at which a record was added.
  mutating func keepEarliest(_ added: String, account: String, id: String) throws(SQLiteError) {
    try earliest.bind(1, account)
    try earliest.bind(2, id)
    try earliest.bind(3, JSONValue.string(added).text)
    try earliest.run()
  }
}
