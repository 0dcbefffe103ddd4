package import EnsDomain
internal import EnsSQLite

extension Catalog {
  /// Why there are no tracks within the scope; nil when there are some, or when there is really nothing: the sources
  /// were asked for tracks and have none.
  package func emptiness() throws(CatalogError) -> Emptiness? {
    if !tracks.isEmpty { return nil }
    return try database { () throws(SQLiteError) in
      let wanted = sources.sources.filter { source in
        scope.sources.isEmpty || scope.sources.contains { sources.isNamed(source.key, $0) }
      }.sorted { $0.key < $1.key }
      guard let first = wanted.first else { return .noSource }
      for source in wanted where try last("committed", of: source.key) != nil { return try notChosen(by: source.key) }
      guard let sync = try last(nil, of: first.key) else { return .neverSynced(source: first.value.name) }
      return .lastSyncFailed(source: first.value.name, at: sync.at, reason: sync.reason)
    }
  }

  /// The source whose last sync failed although an earlier one succeeded: what is answered is older than that.
  package func failedSince() throws(CatalogError) -> (source: String, at: Instant?)? {
    try database { () throws(SQLiteError) in
      for (number, source) in sources.sources.sorted(by: { $0.key < $1.key }) {
        guard let sync = try last(nil, of: number), sync.outcome != "committed" else { continue }
        return (source.name, sync.at)
      }
      return nil
    }
  }

  private func notChosen(by source: Int64) throws(SQLiteError) -> Emptiness? {
    let covered = try coverage(of: source)
    for library in scope.libraries {
      let parts = covered.filter { $0.library.isEmpty || $0.library == library }
      if parts.isEmpty { return .notChosen(what: "library \(library)") }
      if !parts.contains(where: { $0.kind.isEmpty || $0.kind == IndexedKind.track.name }) {
        return .notChosen(what: "tracks of library \(library)")
      }
    }
    if !covered.isEmpty, !covered.contains(where: { $0.kind.isEmpty || $0.kind == IndexedKind.track.name }) {
      return .notChosen(what: "tracks")
    }
    return nil
  }

  /// What a source was asked for; '' is all.
  func coverage(of source: Int64) throws(SQLiteError) -> [(library: String, kind: String)] {
    var select = try connection.prepare("SELECT library, kind FROM coverage WHERE source = ?1 ORDER BY library, kind")
    try select.bind(1, source)
    var covered: [(library: String, kind: String)] = []
    while try select.step() { covered.append((select.text(0), select.text(1))) }
    return covered
  }

  /// The last sync of a source, of one outcome or any.
  func last(
    _ outcome: String?, of source: Int64
  ) throws(SQLiteError) -> (outcome: String, at: Instant?, reason: String?)? {
    var select = try connection.prepare(
      """
      SELECT outcome, ended, reason FROM sync WHERE source = ?1 AND (?2 IS NULL OR outcome = ?2)
      ORDER BY number DESC LIMIT 1
      """)
    try select.bind(1, source)
    try select.bind(2, outcome)
    guard try select.step() else { return nil }
    return (select.text(0), Instant(rfc3339: select.text(1)), select.optionalText(2))
  }
}
