internal import EnsResolve
internal import EnsSQLite

extension Catalog {
  /// Looks up what lists can tell about a filter.
  func condition(_ filter: TrackFilter) throws(SQLiteError) -> TrackCondition {
    switch filter {
    case .everything: return .rows(tracks)
    case .all(let parts):
      var conditions: [TrackCondition] = []
      for part in parts { conditions.append(try condition(part)) }
      return .all(conditions)
    case .any(let parts):
      var conditions: [TrackCondition] = []
      for part in parts { conditions.append(try condition(part)) }
      return .any(conditions)
    case .not(let part): return .not(try condition(part))
    case .name(let kind, let number): return .rows(try rows(named: kind, UInt32(truncatingIfNeeded: number)))
    case .album(let row): return .rows(set(try rows(ofAlbum: UInt32(truncatingIfNeeded: row))))
    case .contains(let field, let folded, let prefix):
      guard let kinds = Self.nameKinds(field) else { return partOfIndex(filter, field, folded) }
      return .rows(try rows(kinds, containing: folded, prefix: prefix))
    case .equals(let field, let folded):
      guard let kinds = Self.nameKinds(field) else { return partOfIndex(filter, field, folded) }
      return .rows(try rows(kinds, equalTo: folded))
    case .number(.year, let bounds): return .rows(try rows(fromYears: bounds))
    case .flag(.downloaded): return .rows(try downloadedRows())
    case .number, .instant, .flag: return .test(filter)
    }
  }

  /// The kinds of names that a field's text is among; nil where the field has no names.
  private static func nameKinds(_ field: TextField) -> [NameKind]? {
    switch field {
    case .any: [.track, .artist, .album, .genre]
    case .title: [.track]
    case .artist: [.artist]
    case .album: [.album]
    case .genre: [.genre]
    case .mood: [.mood]
    case .composer: [.composer]
    case .playlist: [.playlist]
    default: nil
    }
  }

  /// Fields by which the index is divided: whole libraries and sources.
  private func partOfIndex(_ filter: TrackFilter, _ field: TextField, _ folded: String) -> TrackCondition {
    guard field == .library || field == .source else { return .test(filter) }
    var rows = RowSet()
    for (scope, number) in sources.scopes {
      let name = field == .library ? scope.library : sources.sources[scope.source]?.name ?? ""
      let text = TextFolding.fold(name)
      var fits = text == folded
      if case .contains(_, _, let prefix) = filter { fits = FoldedText.contains(text, folded, prefix: prefix) }
      if field == .source, sources.isNamed(scope.source, folded) { fits = true }
      if fits { rows.formUnion(live[LiveSets.Place(scope: number, kind: IndexedKind.track.rawValue)]) }
    }
    return .rows(rows)
  }

  /// Tracks that belong to a name: titled so, credited to the artist, on the album, of the genre, in the playlist.
  private func rows(named kind: NameKind, _ number: UInt32) throws(SQLiteError) -> RowSet {
    switch kind {
    case .track: return set(try rows(.titled, number))
    case .artist, .album, .genre, .mood, .composer: return set(try rows(.tracks, number))
    case .playlist, .collection, .hub:
      var found: [UInt32] = []
      for row in try rows(.titled, number) { found += try rows(ofEntries: row) }
      return set(found)
    case .movie: return RowSet()
    }
  }

  private func rows(
    _ kinds: [NameKind], containing folded: String, prefix: Bool
  ) throws(SQLiteError) -> RowSet {
    let words = folded.split(separator: " ").map { String($0) }
    if words.isEmpty { return tracks }
    var search = try WordSearch(connection)
    var found = RowSet()
    for number in try search.names(words, lastIsPrefix: prefix) {
      guard let name = try name(Int64(number), checking: false), kinds.contains(name.kind) else { continue }
      if words.count > 1, !FoldedText.contains(name.folded, folded, prefix: prefix) { continue }
      found.formUnion(try rows(named: name.kind, number))
    }
    return found
  }

  private func rows(_ kinds: [NameKind], equalTo folded: String) throws(SQLiteError) -> RowSet {
    var found = RowSet()
    for kind in kinds {
      guard let number = try number(kind, folded) else { continue }
      found.formUnion(try rows(named: kind, UInt32(truncatingIfNeeded: number)))
    }
    return found
  }

  private func rows(fromYears bounds: NumberBounds) throws(SQLiteError) -> RowSet {
    let lower = Self.year(bounds.lower.map { bounds.includesLower ? $0.rounded(.up) : $0.rounded(.down) + 1 } ?? 0)
    let upper = Self.year(bounds.upper.map { bounds.includesUpper ? $0.rounded(.down) : $0.rounded(.up) - 1 } ?? 99_999)
    if lower > upper { return RowSet() }
    try statements.lists.bind(1, Relation.yearTracks.key(lower))
    try statements.lists.bind(2, Relation.yearTracks.lastKey(upper))
    defer { statements.lists.reset() }
    var found: [UInt32] = []
    while try statements.lists.step() { statements.lists.withBytes(0) { PostingCoding.decode($0, into: &found) } }
    return set(found)
  }

  private static func year(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 99_999)) }

  /// Those of the rows that are tracks and count.
  func set(_ rows: [UInt32]) -> RowSet {
    var set = RowSet()
    for row in rows where tracks.contains(row) { set.insert(row) }
    return set
  }
}
