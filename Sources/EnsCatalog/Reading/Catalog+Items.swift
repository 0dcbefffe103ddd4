package import EnsResolve
internal import EnsSQLite
internal import EnsWire

extension Catalog {
  /// Albums that are read to find the newest of an artist, and tracks that are read to find an album without a record.
  private static let mostItems = 300

  package func items(
    named name: Int64, creditedTo artists: [Int64], limit: Int
  ) throws(CatalogError) -> [CatalogueItem] {
    try database { () throws(SQLiteError) in
      guard let named = try self.name(name, checking: false) else { return [] }
      var rows = try rows(.titled, UInt32(truncatingIfNeeded: name))
      if !artists.isEmpty {
        let credited = try credited(to: artists, named.kind == .album ? .albums : .tracks)
        rows = rows.filter { credited.contains($0) }
      }
      // Of many the most played are read; what is equally popular needs no further look.
      let wanted = named.kind == .track ? limit : max(limit * 3, 24)
      if rows.count > wanted { rows = try popular(rows, limit: wanted) }
      var items = try items(Array(rows.prefix(wanted)), named: name)
      if items.isEmpty, named.kind == .album { items = try albumsOfTracks(named, creditedTo: artists) }
      items.sort(by: Self.isMorePopular)
      return Array(items.prefix(limit))
    }
  }

  package func albums(by artist: Int64, limit: Int) throws(CatalogError) -> [CatalogueItem] {
    try database { () throws(SQLiteError) in
      let rows = try rows(.albums, UInt32(truncatingIfNeeded: artist))
      var items = try items(rows, named: nil)
      items.sort { left, right in
        left.year == right.year ? Self.isMorePopular(left, right) : left.year ?? .min > right.year ?? .min
      }
      return Array(items.prefix(limit))
    }
  }

  private static func isMorePopular(_ left: CatalogueItem, _ right: CatalogueItem) -> Bool {
    left.popularity == right.popularity ? left.row ?? 0 < right.row ?? 0 : left.popularity > right.popularity
  }

  /// Rows credited to any of the artists.
  private func credited(to artists: [Int64], _ relation: Relation) throws(SQLiteError) -> RowSet {
    var credited = RowSet()
    for artist in artists {
      for row in try rows(relation, UInt32(truncatingIfNeeded: artist)) { credited.insert(row) }
    }
    return credited
  }

  private func items(_ rows: [UInt32], named name: Int64?) throws(SQLiteError) -> [CatalogueItem] {
    var items: [CatalogueItem] = []
    for row in rows.prefix(Self.mostItems) {
      if let item = try item(row, named: name) { items.append(item) }
    }
    return items
  }

  /// What ranking needs to know of a row.
  private func item(_ row: UInt32, named name: Int64?) throws(SQLiteError) -> CatalogueItem? {
    guard let record = try record(row), let kind = NameKind(rawValue: record.kind) else { return nil }
    let line = record.line.span
    let title = fields.string(.title, line) ?? ""
    let main = kind == .album ? IndexedField.albumArtist : .artist
    let artist = fields.string(main, line) ?? fields.string(kind == .album ? .artist : .albumArtist, line)
    var item = CatalogueItem(row: Int64(row), recordID: fields.string(.id, line), name: name ?? 0, title: title)
    item.artist = artist
    item.album = kind == .album ? nil : fields.string(.album, line)
    item.year = fields.year(line)
    item.rating = fields.number(.rating, line)
    item.type = fields.string(.type, line)
    let plays = fields.integer(.plays, line) ?? 0
    let count = fields.integer(.trackCount, line)
    let reference = StableHash.reference(line.extracting(fields.inside(.id, line)))
    if let artist { item.artistName = try number(.artist, artist) }
    if name == nil { item.name = try number(kind, title) ?? 0 }
    switch kind {
    case .track: item.popularity = plays
    case .album: item.popularity = try rows(.albumTracks, reference).count
    default:
      if let count { item.popularity = count } else { item.popularity = try rows(.entries, reference).count }
    }
    return item
  }

  /// Albums that have no record of their own, as their tracks tell of them.
  private func albumsOfTracks(
    _ name: CatalogueName, creditedTo artists: [Int64]
  ) throws(SQLiteError) -> [CatalogueItem] {
    var rows = try rows(.tracks, UInt32(truncatingIfNeeded: name.id))
    if !artists.isEmpty {
      let credited = try credited(to: artists, .tracks)
      rows = rows.filter { credited.contains($0) }
    }
    var albums: [String: CatalogueItem] = [:]
    for row in rows.prefix(Self.mostItems) {
      guard let record = try record(row) else { continue }
      let line = record.line.span
      let artist = fields.string(.albumArtist, line) ?? fields.string(.artist, line)
      if albums[artist ?? ""] == nil {
        var album = CatalogueItem(row: nil, recordID: nil, name: name.id, title: name.title, artist: artist)
        album.year = fields.year(line)
        if let artist { album.artistName = try number(.artist, artist) }
        albums[artist ?? ""] = album
      }
      albums[artist ?? ""]?.popularity += 1
    }
    return albums.values.sorted { ($0.artist ?? "") < ($1.artist ?? "") }
  }

  /// A stored line as it is, with `fields` read; nil when the row is gone or its line damaged.
  func record(_ row: UInt32) throws(SQLiteError) -> (line: [UInt8], kind: Int, scope: Int64)? {
    try statements.line.bind(1, Int64(row))
    defer { statements.line.reset() }
    guard try statements.line.step() else { return nil }
    let line = statements.line.bytes(0)
    guard (try? index.scan(line.span)) != nil else { return nil }
    fields.read(line.span, index)
    return (line, Int(statements.line.integer(1)), statements.line.integer(2))
  }
}
