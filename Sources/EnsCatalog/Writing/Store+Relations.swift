internal import EnsResolve
internal import EnsSQLite

extension Store {
  /// Notes what a new record is to be found by.
  mutating func relate(_ kind: IndexedKind, _ row: UInt32, _ line: Span<UInt8>) throws(SQLiteError) {
    if let nameKind = kind.nameKind, let name = try names.number(nameKind, line.extracting(fields.inside(.title, line)))
    {
      postings.add(.titled, name, row)
      if kind != .album, kind != .artist { names.count(name) }
    }
    switch kind {
    case .track: try relateTrack(row, line)
    case .album: try relateAlbum(row, line)
    case .playlistEntry: refer(.entries, .playlistID, row, line)
    case .hubEntry: refer(.entries, .hubID, row, line)
    default: break
    }
  }

  private mutating func relateTrack(_ row: UInt32, _ line: Span<UInt8>) throws(SQLiteError) {
    try credit(line)
    for name in credits {
      postings.add(.tracks, name, row)
      names.count(name)
    }
    try relate(.album, .album, .tracks, row, line)
    try relate(.genres, .genre, .tracks, row, line)
    try relate(.moods, .mood, .tracks, row, line)
    try relate(.composer, .composer, .tracks, row, line)
    refer(.albumTracks, .albumID, row, line)
    if let plays = fields.integer(.plays, line), plays > 0 {
      postings.add(.plays, UInt32(Int.bitWidth - plays.leadingZeroBitCount), row)
    }
    if let year = fields.year(line), let value = UInt32(exactly: year) { postings.add(.yearTracks, value, row) }
  }

  private mutating func relateAlbum(_ row: UInt32, _ line: Span<UInt8>) throws(SQLiteError) {
    try credit(line)
    for name in credits { postings.add(.albums, name, row) }
    try relate(.genres, .genre, .albums, row, line)
    if let year = fields.year(line), let value = UInt32(exactly: year) { postings.add(.yearAlbums, value, row) }
  }

  /// Collects the artists' names in `credits`, each once.
  private mutating func credit(_ line: Span<UInt8>) throws(SQLiteError) {
    credits.removeAll(keepingCapacity: true)
    try add(credit: line.extracting(fields.inside(.artist, line)))
    try add(credit: line.extracting(fields.inside(.albumArtist, line)))
    for place in fields.strings(.artists, line) { try add(credit: line.extracting(place)) }
  }

  private mutating func add(credit text: Span<UInt8>) throws(SQLiteError) {
    guard let name = try names.number(.artist, text), !credits.contains(name) else { return }
    credits.append(name)
  }

  /// Relates a row to the names in a field: one string, or an array.
  private mutating func relate(
    _ field: IndexedField, _ kind: NameKind, _ relation: Relation, _ row: UInt32, _ line: Span<UInt8>
  ) throws(SQLiteError) {
    for place in fields.strings(field, line) {
      guard let name = try names.number(kind, line.extracting(place)) else { continue }
      postings.add(relation, name, row)
      if relation == .tracks { names.count(name) }
    }
  }

  private mutating func refer(
    _ relation: Relation, _ field: IndexedField, _ row: UInt32, _ line: Span<UInt8>
  ) {
    let id = line.extracting(fields.inside(field, line))
    if !id.isEmpty { postings.add(relation, StableHash.reference(id), row) }
  }
}
