package import EnsResolve
internal import EnsSQLite
internal import EnsWire

extension Catalog {
  /// Gives what there is of a kind, by title, until `body` answers false; with a filter only what has a track that
  /// fulfils it.
  package func list(
    _ what: ListSubject, where filter: TrackFilter, limit: Int?, _ body: (ListEntry) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    let entries: [ListEntry] = try database { () throws(SQLiteError) in
      var matching: RowSet?
      if filter != .everything { matching = try rows(fulfilling: filter) }
      return try self.entries(what, matching)
    }
    for entry in entries.prefix(limit ?? .max) where try !body(entry) { return }
  }

  private func entries(_ what: ListSubject, _ matching: RowSet?) throws(SQLiteError) -> [ListEntry] {
    switch what {
    case .decades: return try decades(matching)
    case .favorites: return try marked("favorite", matching)
    case .pins: return try marked("pinned", matching)
    case .libraries: return try records(.library, matching)
    default: break
    }
    guard let kind = what.kind, let nameKind = kind.nameKind else { return [] }
    var keyed: [(key: String, entry: ListEntry)] = []
    var select = try connection.prepare("SELECT id, folded, title FROM name WHERE kind = ?1")
    try select.bind(1, Int64(nameKind.rawValue))
    while try select.step() {
      let number = UInt32(truncatingIfNeeded: select.integer(0))
      for entry in try entries(nameKind, number, select.text(2), matching) { keyed.append((select.text(1), entry)) }
    }
    keyed.sort {
      $0.key == $1.key ? $0.entry.row ?? 0 < $1.entry.row ?? 0 : $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    return keyed.map(\.entry)
  }

  /// What bears a name: its records, or for genres, moods and artists without one the name itself.
  private func entries(
    _ kind: NameKind, _ number: UInt32, _ title: String, _ matching: RowSet?
  ) throws(SQLiteError) -> [ListEntry] {
    let records = try rows(.titled, number)
    if kind == .album || kind == .playlist || kind == .collection || kind == .hub {
      var entries: [ListEntry] = []
      for row in records {
        let members = kind == .album ? try rows(ofAlbum: row) : try rows(ofEntries: row)
        let count = matching.map { set in members.count { set.contains($0) } } ?? members.count
        if count > 0 || matching == nil { entries.append(ListEntry(row: Int64(row), title: title, count: count)) }
      }
      return entries
    }
    let tracks = try rows(.tracks, number)
    let count = matching.map { set in tracks.count { set.contains($0) } } ?? tracks.count
    if count == 0, matching != nil || records.isEmpty { return [] }
    if records.isEmpty { return [ListEntry(row: nil, title: title, count: count)] }
    return records.map { ListEntry(row: Int64($0), title: title, count: count) }
  }

  private func records(_ kind: IndexedKind, _ matching: RowSet?) throws(SQLiteError) -> [ListEntry] {
    var entries: [ListEntry] = []
    try rows(of: kind).forEach { row throws(SQLiteError) in
      if let record = try record(row) {
        let title = fields.string(.title, record.line.span) ?? fields.string(.id, record.line.span) ?? ""
        var members = live[LiveSets.Place(scope: record.scope, kind: IndexedKind.track.rawValue)]
        if let matching { members.formIntersection(matching) }
        entries.append(ListEntry(row: Int64(row), title: title, count: members.count))
      }
      return true
    }
    return entries
  }

  private func decades(_ matching: RowSet?) throws(SQLiteError) -> [ListEntry] {
    var entries: [ListEntry] = []
    for decade in stride(from: 1000, through: 2990, by: 10) {
      let bounds = NumberBounds(lower: Double(decade), upper: Double(decade + 9))
      var rows = try rows(fulfilling: .number(.year, bounds))
      if let matching { rows.formIntersection(matching) }
      if !rows.isEmpty { entries.append(ListEntry(row: nil, title: "\(decade)s", count: rows.count)) }
    }
    return entries
  }

  /// Records that the overlay, or their own line, marks.
  private func marked(_ name: String, _ matching: RowSet?) throws(SQLiteError) -> [ListEntry] {
    var rows = name == "favorite" ? try rows(fulfilling: .flag(.favorite)) : RowSet()
    var select = try connection.prepare("SELECT account, id FROM overlay WHERE name = ?1 AND value = 'true'")
    try select.bind(1, name)
    while try select.step() {
      for kind in IndexedKind.allCases {
        if let row = try current(select.text(1), kind, account: select.text(0)) { rows.insert(row) }
      }
    }
    var entries: [ListEntry] = []
    try rows.forEach { row throws(SQLiteError) in
      guard let record = try record(row), matching?.contains(row) ?? true else { return true }
      entries.append(ListEntry(row: Int64(row), title: fields.string(.title, record.line.span) ?? "", count: 1))
      return true
    }
    return entries
  }
}
