import EnsCLI
import EnsCatalog
import EnsResolve
import EnsWire

extension Session {
  /// Answers a record of the input: with itself as the index has it, or, when expanding, with its tracks.
  mutating func answer(_ record: Record, at place: String, to output: inout RecordWriter) throws(Failure) {
    switch record.kind {
    case .intent, .resolution: return try output.write(record)
    default: break
    }
    try begin()
    defer { catalog.endAnswer() }
    if settings.expands, let query = query(for: record) {
      try write(rows(of: query), to: &output)
      return
    }
    guard let id = record.id else {
      return console.reporter.problem(place, "a \(record.kind.rawValue) record without an id", advice: nil)
    }
    let row = try CatalogFailure.guarded { () throws(CatalogError) in try catalog.row(id: id, account: record.account) }
    guard let row else { return console.reporter.problem(place, "\(id) is not in the index") }
    if settings.expands { try expand(row, to: &output) } else { try write([row], to: &output) }
  }

  /// Writes the tracks of a record: an album's in their order, a playlist's entries, an artist's tracks; else itself.
  mutating func expand(_ row: Int64, to output: inout RecordWriter) throws(Failure) {
    guard let record = try record(row) else { return }
    switch record.kind {
    case .album:
      try write(rows(of: TrackQuery(.album(row: row), order: [TrackOrder(.disc)])), to: &output)
    case .playlist, .collection, .hub:
      try write(entries(of: row), to: &output)
    case .artist, .genre:
      if let query = query(for: record) { try write(rows(of: query), to: &output) }
    default:
      try write([row], to: &output)
    }
  }

  /// The query for the tracks of a record that is but a name: an artist, a genre, a mood, a decade.
  private func query(for record: Record) -> TrackQuery? {
    guard let title = record.string("title") else { return nil }
    let folded = TextFolding.fold(title)
    switch record.kind.rawValue {
    case "artist": return TrackQuery(.equals(.artist, folded: folded), seed: settings.seed)
    case "genre": return TrackQuery(.equals(.genre, folded: folded), seed: settings.seed)
    case "mood": return TrackQuery(.equals(.mood, folded: folded), seed: settings.seed)
    case "decade":
      guard let year = Int(title.prefix(4)) else { return nil }
      return TrackQuery(.number(.year, NumberBounds(lower: Double(year), upper: Double(year + 9))), seed: settings.seed)
    default: return nil
    }
  }

  /// Lists what there is of a subject.
  mutating func list(
    _ subject: ListSubject, _ query: FieldQuery?, to output: inout RecordWriter
  ) throws(Failure) {
    try begin()
    defer { catalog.endAnswer() }
    var entries: [ListEntry] = []
    try CatalogFailure.guarded { () throws(CatalogError) in
      try catalog.list(subject, where: query?.filter ?? .everything, limit: most(query?.limit)) { entry in
        entries.append(entry)
        return true
      }
    }
    if entries.isEmpty { return try sayEmpty("there are no \(subject.rawValue)", nearest: []) }
    for entry in entries { try write(entry, subject, to: &output) }
  }

  private mutating func write(
    _ entry: ListEntry, _ subject: ListSubject, to output: inout RecordWriter
  ) throws(Failure) {
    if let row = entry.row {
      if settings.expands { try expand(row, to: &output) } else { try write([row], to: &output) }
      return
    }
    var builder = RecordBuilder(kind: RecordKind(rawValue: subject.singular))
    builder.set("title", entry.title)
    builder.set("track_count", entry.count)
    if settings.expands, let query = query(for: builder.record) {
      try write(rows(of: query), to: &output)
    } else {
      try output.write(builder)
      count(1)
    }
  }
}

extension ListSubject {
  /// The kind of what is listed.
  fileprivate var singular: String { String(rawValue.dropLast()) }
}
