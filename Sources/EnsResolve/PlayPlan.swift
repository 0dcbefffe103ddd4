/// What is to be played for an answer.
package enum PlayPlan: Hashable, Sendable {
  /// The record in this row alone.
  case record(row: Int64)
  /// The entries of the playlist in this row.
  case playlist(row: Int64)
  /// Tracks by a query; spread, no artist follows himself where that can be helped.
  case tracks(TrackQuery, spreadsArtists: Bool)

  /// The plan for an answer; `seed` decides what is random.
  package init(_ candidate: Candidate, of resolution: Resolution, seed: UInt64) {
    let name = candidate.name ?? 0
    switch candidate.kind {
    case .year, .decade:
      self = Self.spread([], candidate, resolution, seed)
    case .name(.track), .name(.movie):
      self = .record(row: candidate.item?.row ?? 0)
    case .name(.playlist), .name(.collection), .name(.hub):
      self = .playlist(row: candidate.item?.row ?? 0)
    case .name(.album):
      self = .tracks(TrackQuery(Self.album(candidate), order: [TrackOrder(.disc)], seed: seed), spreadsArtists: false)
    case .name(.genre):
      self = Self.spread([.name(.genre, name)], candidate, resolution, seed)
    case .name(.mood):
      self = Self.spread([.name(.mood, name)], candidate, resolution, seed)
    case .name(.artist), .name(.composer):
      var filters: [TrackFilter] = [.name(.artist, name)]
      if let genre = candidate.genre { filters.append(.name(.genre, genre)) }
      let query = TrackQuery(Self.narrowed(filters, candidate), order: Self.order(resolution.pick), seed: seed)
      self = .tracks(query, spreadsArtists: false)
    }
  }

  /// The plan for music of whatever kind.
  package static func everything(seed: UInt64) -> PlayPlan {
    .tracks(TrackQuery(.everything, seed: seed), spreadsArtists: false)
  }

  private static func album(_ candidate: Candidate) -> TrackFilter {
    if let row = candidate.item?.row { return .album(row: row) }
    let album = TrackFilter.name(.album, candidate.name ?? 0)
    return candidate.item?.artistName.map { .all([album, .name(.artist, $0)]) } ?? album
  }

  private static func spread(
    _ filters: [TrackFilter], _ candidate: Candidate, _ resolution: Resolution, _ seed: UInt64
  ) -> PlayPlan {
    let query = TrackQuery(narrowed(filters, candidate), order: order(resolution.pick), seed: seed)
    return .tracks(query, spreadsArtists: resolution.pick == nil)
  }

  private static func narrowed(_ filters: [TrackFilter], _ candidate: Candidate) -> TrackFilter {
    var filters = filters
    if let years = candidate.years {
      filters.append(.number(.year, NumberBounds(lower: Double(years.lowerBound), upper: Double(years.upperBound))))
    }
    return filters.count == 1 ? filters[0] : .all(filters)
  }

  private static func order(_ pick: Resolution.Pick?) -> [TrackOrder] {
    switch pick {
    case .newest: [TrackOrder(.year, descending: true)]
    case .oldest: [TrackOrder(.year)]
    case .popular: [TrackOrder(.plays, descending: true), TrackOrder(.rating, descending: true)]
    case .random: [TrackOrder(.random)]
    case nil: []
    }
  }
}
