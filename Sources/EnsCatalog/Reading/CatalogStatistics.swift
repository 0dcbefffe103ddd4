internal import EnsDomain
internal import EnsSQLite

/// What the index holds of one source.
package struct SourceStatistics: Hashable, Sendable {
  package var name: String
  package var account: String
  /// How the last sync ended: `committed`, `failed`, `refused`; nil before the first.
  package var outcome: String?
  package var reason: String?
  /// When the last sync ended, RFC 3339.
  package var lastSync: String?
  /// When the last good one ended.
  package var lastGood: String?
  package var tracks: Int
  package var albums: Int
  package var artists: Int
  package var playlists: Int
  /// Records of every kind.
  package var records: Int
}

extension Catalog {
  /// What the index holds, by source.
  package func statistics() throws(CatalogError) -> [SourceStatistics] {
    try database { () throws(SQLiteError) in
      var all: [SourceStatistics] = []
      let ordered = sources.sources.sorted { ($0.value.name, $0.value.account) < ($1.value.name, $1.value.account) }
      for (number, source) in ordered where isWanted(number) {
        let sync = try last(nil, of: number)
        let good = try last("committed", of: number)
        all.append(
          SourceStatistics(
            name: source.name, account: source.account, outcome: sync?.outcome, reason: sync?.reason,
            lastSync: sync?.at?.description, lastGood: good?.at?.description, tracks: count(.track, of: number),
            albums: count(.album, of: number), artists: count(.artist, of: number),
            playlists: count(.playlist, of: number), records: count(nil, of: number)))
      }
      return all
    }
  }

  /// Records that the overlay has something for.
  package func overlayCount() throws(CatalogError) -> Int {
    try database { () throws(SQLiteError) in
      Int(try connection.integer("SELECT count(*) FROM (SELECT DISTINCT account, id FROM overlay)") ?? 0)
    }
  }

  private func count(_ kind: IndexedKind?, of source: Int64) -> Int {
    let scopes = Set(sources.scopes(of: source).map(\.number))
    return live.sets.reduce(0) { sum, part in
      let isCounted = scopes.contains(part.key.scope) && (kind.map { $0.rawValue == part.key.kind } ?? true)
      return isCounted ? sum + part.value.count : sum
    }
  }
}
