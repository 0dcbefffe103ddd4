internal import EnsSQLite
internal import EnsWire

extension Catalog {
  /// Gives what the next sync needs to know to send changes alone: for each source a `cursor` record, and where the
  /// source has no cursor of its own a `known` record for every item, with the stamp that its record has.
  ///
  /// - Parameter write: Takes one line; false ends it.
  package func cursors(_ write: ([UInt8]) -> Bool) throws(CatalogError) {
    try database { () throws(SQLiteError) in
      let ordered = sources.sources.sorted { ($0.value.name, $0.value.account) < ($1.value.name, $1.value.account) }
      for (number, source) in ordered where isWanted(number) {
        guard try last("committed", of: number) != nil else { continue }
        let cursor = try cursor(of: number)
        var record = RecordBuilder(kind: .cursor)
        record.set("source", source.name)
        record.set("account", source.account)
        record.set("cursor", cursor)
        guard write(record.bytes) else { return }
        if cursor == nil, try !known(number, write) { return }
      }
    }
  }

  /// Gives the `known` records of a source; false when no more are wanted.
  private func known(_ source: Int64, _ write: ([UInt8]) -> Bool) throws(SQLiteError) -> Bool {
    let scopes = Set(sources.scopes(of: source).map(\.number))
    var isWanted = true
    for (place, rows) in live.sets.sorted(by: { $0.key < $1.key }) where scopes.contains(place.scope) && isWanted {
      try rows.forEach { row throws(SQLiteError) in
        if let line = try knownLine(row) { isWanted = write(line) }
        return isWanted
      }
    }
    return isWanted
  }

  private func knownLine(_ row: UInt32) throws(SQLiteError) -> [UInt8]? {
    guard let stored = try record(row), let id = fields.string(.id, stored.line.span) else { return nil }
    var record = RecordBuilder(kind: .known, id: id)
    record.set("account", fields.string(.account, stored.line.span))
    record.set("stamp", Record(bytes: stored.line, index: index).string("stamp"))
    return record.bytes
  }
}
