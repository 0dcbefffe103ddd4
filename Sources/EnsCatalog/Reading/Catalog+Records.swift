internal import EnsSQLite
package import EnsWire

/// A playlist's entries, in their order.
package struct PlaylistContent: Hashable, Sendable {
  /// Where an entry leads.
  package enum Entry: Hashable, Sendable {
    /// A track that is there.
    case track(row: Int64)
    /// None; the row of the entry itself, which tells what it was.
    case missing(row: Int64)
  }

  /// Whether every entry that the playlist should have is in the index.
  package var isComplete: Bool
  package var entries: [Entry]
}

extension Catalog {
  /// A record's line with what the overlay has for it.
  package func line(row: Int64) throws(CatalogError) -> [UInt8] {
    try database { () throws(SQLiteError) in try spliced(UInt32(truncatingIfNeeded: row)) ?? [] }
  }

  /// The current row of an id, of whatever kind; without an account those of any.
  package func row(id: String, account: String?) throws(CatalogError) -> Int64? {
    try database { () throws(SQLiteError) in
      let accounts = account.map { [$0] } ?? Set(sources.sources.values.map(\.account)).union([""]).sorted()
      for kind in IndexedKind.allCases {
        for account in accounts {
          if let row = try current(id, kind, account: account) { return Int64(row) }
        }
      }
      return nil
    }
  }

  /// The kind of a row's record; nil when the row is gone.
  package func kind(row: Int64) throws(CatalogError) -> RecordKind? {
    try database { () throws(SQLiteError) in
      try record(UInt32(truncatingIfNeeded: row)).map { RecordKind(rawValue: kinds.name($0.kind)) }
    }
  }

  /// The entries of a playlist, collection or hub.
  package func playlist(row: Int64) throws(CatalogError) -> PlaylistContent {
    try database { () throws(SQLiteError) in
      var content = PlaylistContent(isComplete: false, entries: [])
      guard let record = try record(UInt32(truncatingIfNeeded: row)) else { return content }
      let account = fields.string(.account, record.line.span) ?? ""
      let announced = fields.integer(.trackCount, record.line.span)
      let isMarked = try isMarkedIncomplete(record.line)
      let id = fields.string(.id, record.line.span) ?? ""
      let entries = try entries(of: id)
      for entry in entries { content.entries.append(try target(of: entry, account: account)) }
      let isWhole = entries.enumerated().allSatisfy { $0.offset + 1 == $0.element.position }
      content.isComplete = !isMarked && isWhole && (announced ?? entries.count) == entries.count
      return content
    }
  }

  /// The tracks of an album record, in disc and track order.
  package func albumTracks(row: Int64) throws(CatalogError) -> [Int64] {
    try database { () throws(SQLiteError) in
      try rows(ofAlbum: UInt32(truncatingIfNeeded: row)).map { Int64($0) }
    }
  }

  /// The current row of an id of one kind.
  func current(_ id: String, _ kind: IndexedKind, account: String) throws(SQLiteError) -> UInt32? {
    let key = StableHash.key(account: account.utf8Span.span, kind: kind.rawValue, id: id.utf8Span.span)
    for row in try rows(ofKey: key) where live.all.contains(row) {
      guard let record = try record(row) else { continue }
      if RecordIdentity.text(fields, record.line.span) == id { return row }
    }
    return nil
  }

  private func isMarkedIncomplete(_ line: [UInt8]) throws(SQLiteError) -> Bool {
    guard let place = index.value("complete", in: line.span) else { return false }
    return line[place.lowerBound] == UInt8(ascii: "f")
  }

  /// An entry's position, what it leads to, and its own row.
  private struct EntryRow {
    var position: Int
    var target: String?
    var row: UInt32
  }

  private func entries(of id: String) throws(SQLiteError) -> [EntryRow] {
    var entries: [EntryRow] = []
    for row in try rows(.entries, StableHash.reference(id.utf8Span.span)) {
      guard let record = try record(row) else { continue }
      let line = record.line.span
      guard (fields.string(.playlistID, line) ?? fields.string(.hubID, line)) == id else { continue }
      let target = fields.string(.trackID, line) ?? fields.string(.itemID, line)
      entries.append(EntryRow(position: fields.integer(.position, line) ?? 0, target: target, row: row))
    }
    return entries.sorted { $0.position == $1.position ? $0.row < $1.row : $0.position < $1.position }
  }

  private func target(of entry: EntryRow, account: String) throws(SQLiteError) -> PlaylistContent.Entry {
    if let target = entry.target {
      for kind in [IndexedKind.track, .album, .artist, .playlist, .movie] {
        if let row = try current(target, kind, account: account) { return .track(row: Int64(row)) }
      }
    }
    return .missing(row: Int64(entry.row))
  }

  /// The rows of an album's tracks, in disc and track order.
  func rows(ofAlbum row: UInt32) throws(SQLiteError) -> [UInt32] {
    guard let album = try record(row), let id = fields.string(.id, album.line.span) else { return [] }
    var found: [(disc: Int, track: Int, row: UInt32)] = []
    for row in try rows(.albumTracks, StableHash.reference(id.utf8Span.span)) {
      guard let record = try record(row), fields.string(.albumID, record.line.span) == id else { continue }
      let line = record.line.span
      found.append((fields.integer(.discNumber, line) ?? 1, fields.integer(.trackNumber, line) ?? .max, row))
    }
    return found.sorted { ($0.disc, $0.track, $0.row) < ($1.disc, $1.track, $1.row) }.map(\.row)
  }

  /// The rows that the entries of a playlist, collection or hub lead to.
  func rows(ofEntries row: UInt32) throws(SQLiteError) -> [UInt32] {
    guard let record = try record(row), let id = fields.string(.id, record.line.span) else { return [] }
    let account = fields.string(.account, record.line.span) ?? ""
    var rows: [UInt32] = []
    for entry in try entries(of: id) {
      if case .track(let row) = try target(of: entry, account: account) {
        rows.append(UInt32(truncatingIfNeeded: row))
      }
    }
    return rows
  }

  /// A stored line with what the overlay has for it; nil when the row is gone.
  func spliced(_ row: UInt32) throws(SQLiteError) -> [UInt8]? {
    if !hasOverlay { return try stored(row) }
    guard let record = try record(row) else { return nil }
    let changes = try overlay(of: record.line)
    if changes.isEmpty { return record.line }
    var result = Record(bytes: record.line, index: index)
    for change in changes { result = result.setting(change.name, raw: Array(change.json.utf8)) }
    return result.bytes
  }

  /// A stored line as it is; nil when the row is gone.
  private func stored(_ row: UInt32) throws(SQLiteError) -> [UInt8]? {
    try statements.line.bind(1, Int64(row))
    defer { statements.line.reset() }
    return try statements.line.step() ? statements.line.bytes(0) : nil
  }

  /// What the overlay has for the line whose `fields` have just been read.
  func overlay(of line: [UInt8]) throws(SQLiteError) -> [(name: String, json: String)] {
    guard let id = fields.string(.id, line.span) else { return [] }
    try statements.overlay.bind(1, fields.string(.account, line.span) ?? "")
    try statements.overlay.bind(2, id)
    defer { statements.overlay.reset() }
    var changes: [(name: String, json: String)] = []
    while try statements.overlay.step() { changes.append((statements.overlay.text(0), statements.overlay.text(1))) }
    return changes
  }
}
