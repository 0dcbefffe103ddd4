internal import EnsDomain
package import EnsResolve
internal import EnsSQLite
internal import EnsWire

/// A track that fulfils a query, and the names by which a player spreads artists and albums.
package struct TrackReference: Hashable, Sendable {
  package var row: Int64
  /// The `CatalogueName.id` of its artist; 0 without one.
  package var artistName: Int64
  /// The `CatalogueName.id` of its album; 0 without one.
  package var albumName: Int64
}

extension Catalog {
  /// So many tracks of an artist are put in the order of their albums; of more they come in the order of the source.
  private static let mostSorted = 5_000

  /// Gives the tracks that fulfil a query, in its order, until `body` answers false.
  package func tracks(
    _ query: TrackQuery, _ body: (TrackReference) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    var left = query.limit ?? .max
    let rows: [UInt32] = try database { () throws(SQLiteError) in try ordered(query) }
    for row in rows {
      if left == 0 { return }
      left -= 1
      let reference: TrackReference? = try database { () throws(SQLiteError) in try self.reference(row) }
      if let reference, try !body(reference) { return }
    }
  }

  /// The rows of the tracks that fulfil a query, in its order.
  package func rows(of query: TrackQuery) throws(CatalogError) -> [Int64] {
    let rows: [UInt32] = try database { () throws(SQLiteError) in try ordered(query) }
    return rows.prefix(query.limit ?? .max).map { Int64($0) }
  }

  private func reference(_ row: UInt32) throws(SQLiteError) -> TrackReference? {
    guard let record = try record(row) else { return nil }
    let artist = fields.string(.artist, record.line.span) ?? fields.string(.albumArtist, record.line.span)
    let album = fields.string(.album, record.line.span)
    var reference = TrackReference(row: Int64(row), artistName: 0, albumName: 0)
    if let artist { reference.artistName = try number(.artist, artist) ?? 0 }
    if let album { reference.albumName = try number(.album, album) ?? 0 }
    return reference
  }

  /// The rows that fulfil a query, in its order.
  private func ordered(_ query: TrackQuery) throws(SQLiteError) -> [UInt32] {
    let condition = try condition(query.filter).simplified(tracks)
    let order = query.order.isEmpty ? Self.suggestedOrder(query.filter) : query.order
    if let order, order.count == 1, order[0].key == .random {
      return shuffled(try matching(condition), query.seed)
    }
    let rows = try matching(condition)
    guard let order, query.order.count > 0 || rows.count <= Self.mostSorted else {
      return try popular(rows, limit: query.limit)
    }
    return try sorted(rows, order, query.seed)
  }

  /// The order that a filter suggests: an album's own, an artist's albums by year; nil: popular ones first.
  private static func suggestedOrder(_ filter: TrackFilter) -> [TrackOrder]? {
    switch filter {
    case .album: return [TrackOrder(.disc)]
    case .name(.album, _), .contains(.album, _, _), .equals(.album, _):
      return [TrackOrder(.artist), TrackOrder(.album), TrackOrder(.disc)]
    case .name(.artist, _), .contains(.artist, _, _), .equals(.artist, _):
      return [TrackOrder(.year), TrackOrder(.album), TrackOrder(.disc)]
    case .all(let parts): return parts.lazy.compactMap { suggestedOrder($0) }.first
    default: return nil
    }
  }

  /// The tracks that fulfil a filter.
  func rows(fulfilling filter: TrackFilter) throws(SQLiteError) -> RowSet {
    set(try matching(condition(filter).simplified(tracks)))
  }

  private func matching(_ condition: TrackCondition) throws(SQLiteError) -> [UInt32] {
    var rows: [UInt32] = []
    let candidates = condition.candidates(tracks)
    if case .rows = condition {
      candidates.forEach { row in
        rows.append(row)
        return true
      }
      return rows
    }
    try candidates.forEach { row throws(SQLiteError) in
      var values: TrackValues?
      let holds = try condition.holds(row) { filter throws(SQLiteError) in
        if values == nil { values = try self.values(row) }
        return values?.fulfils(filter) ?? false
      }
      if holds { rows.append(row) }
      return true
    }
    return rows
  }

  private func values(_ row: UInt32) throws(SQLiteError) -> TrackValues? {
    guard let record = try record(row) else { return nil }
    let changes = hasOverlay ? try overlay(of: record.line) : []
    return TrackValues(Record(bytes: record.line, index: index), overlay: changes)
  }

  private func sorted(_ rows: [UInt32], _ order: [TrackOrder], _ seed: UInt64) throws(SQLiteError) -> [UInt32] {
    var keyed: [(values: [OrderValue?], row: UInt32)] = []
    keyed.reserveCapacity(rows.count)
    for row in rows {
      guard let values = try orderValues(row, order) else { continue }
      keyed.append((values, row))
    }
    keyed.sort { left, right in
      for (position, part) in order.enumerated() {
        guard left.values[position] != right.values[position] else { continue }
        guard let one = left.values[position] else { return false }
        guard let other = right.values[position] else { return true }
        return part.descending ? other < one : one < other
      }
      return left.row < right.row
    }
    return keyed.map(\.row)
  }

  /// What an order compares of a row; nil when the row is gone.
  private func orderValues(_ row: UInt32, _ order: [TrackOrder]) throws(SQLiteError) -> [OrderValue?]? {
    guard let record = try record(row) else { return nil }
    let changes = hasOverlay ? try overlay(of: record.line) : []
    // Made only where the places that `record` has just noted do not tell.
    lazy var values = TrackValues(Record(bytes: record.line, index: index), overlay: changes)
    return order.map { part in
      guard changes.isEmpty else { return values.value(part.key) }
      switch part.key {
      case .year: return (number(.year, record.line.span) ?? values.year).map { .number($0) }
      case .album: return fields.string(.album, record.line.span).map { .text(folded($0)) }
      case .disc: return .number(disc(record.line.span))
      default: return values.value(part.key)
      }
    }
  }

  private func disc(_ line: Span<UInt8>) -> Double {
    (number(.discNumber, line) ?? 1) * 100_000 + (number(.trackNumber, line) ?? 99_999)
  }

  private func number(_ field: IndexedField, _ line: Span<UInt8>) -> Double? {
    fields.integer(field, line).map { Double($0) } ?? fields.number(field, line)
  }

  /// A text folded; neighbours often have the same album.
  private func folded(_ text: String) -> String {
    if text != lastFolded.text { lastFolded = (text, TextFolding.fold(text)) }
    return lastFolded.folded
  }

  /// Rows with the most played first, as far as a limit needs it, else in the order of the source.
  func popular(_ rows: [UInt32], limit: Int?) throws(SQLiteError) -> [UInt32] {
    var sorted: [UInt32] = []
    var rest = rows
    for set in try played() {
      sorted += rest.filter { set.contains($0) }
      if let limit, sorted.count >= limit { return sorted }
      rest.removeAll { set.contains($0) }
    }
    return sorted + rest
  }

  /// Tracks by how often they were played, most first.
  private func played() throws(SQLiteError) -> [RowSet] {
    if let playedRows { return playedRows }
    var sets: [RowSet] = []
    var select = try connection.prepare("SELECT key, rows FROM posting WHERE key BETWEEN ?1 AND ?2 ORDER BY key DESC")
    try select.bind(1, Relation.plays.key(0))
    try select.bind(2, Relation.plays.lastKey(64))
    var last: Int64 = -1
    while try select.step() {
      let digits = select.integer(0) >> Relation.chunkBits
      if digits != last { sets.append(RowSet()) }
      last = digits
      var rows: [UInt32] = []
      select.withBytes(1) { PostingCoding.decode($0, into: &rows) }
      for row in rows { sets[sets.count - 1].insert(row) }
    }
    playedRows = sets
    return sets
  }

  private func shuffled(_ rows: [UInt32], _ seed: UInt64) -> [UInt32] {
    var rows = rows
    var generator = SeededGenerator(seed: seed)
    generator.shuffle(&rows)
    return rows
  }
}
