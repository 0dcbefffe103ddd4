internal import EnsResolve

/// A condition on tracks, with everything that lists can tell put into sets of rows.
indirect enum TrackCondition {
  /// Exactly these rows.
  case rows(RowSet)
  case all([TrackCondition])
  case any([TrackCondition])
  case not(TrackCondition)
  /// What only the record itself tells.
  case test(TrackFilter)

  /// Joins sets where nothing else is in between. `tracks` are all tracks that count.
  func simplified(_ tracks: RowSet) -> TrackCondition {
    switch self {
    case .rows, .test: return self
    case .not(let inner):
      guard case .rows(let rows) = inner.simplified(tracks) else { return .not(inner) }
      var rest = tracks
      rest.subtract(rows)
      return .rows(rest)
    case .all(let parts): return Self.joined(parts.map { $0.simplified(tracks) }, from: tracks)
    case .any(let parts):
      let parts = parts.map { $0.simplified(tracks) }
      var union = RowSet()
      for part in parts {
        guard case .rows(let rows) = part else { return .any(parts) }
        union.formUnion(rows)
      }
      return .rows(union)
    }
  }

  private static func joined(_ parts: [TrackCondition], from tracks: RowSet) -> TrackCondition {
    var shared = tracks
    var others: [TrackCondition] = []
    for part in parts {
      if case .rows(let rows) = part { shared.formIntersection(rows) } else { others.append(part) }
    }
    return others.isEmpty ? .rows(shared) : .all([.rows(shared)] + others)
  }

  /// Rows that may fulfil the condition; all others do not.
  func candidates(_ tracks: RowSet) -> RowSet {
    switch self {
    case .rows(let rows): return rows
    case .not, .test: return tracks
    case .all(let parts):
      var shared = tracks
      for part in parts { shared.formIntersection(part.candidates(tracks)) }
      return shared
    case .any(let parts):
      var union = RowSet()
      for part in parts { union.formUnion(part.candidates(tracks)) }
      return union
    }
  }

  /// Whether a row fulfils the condition; `test` answers what the record tells.
  func holds<Failure: Error>(
    _ row: UInt32, _ test: (TrackFilter) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    switch self {
    case .rows(let rows): return rows.contains(row)
    case .test(let filter): return try test(filter)
    case .not(let inner): return try !inner.holds(row, test)
    case .all(let parts):
      for part in parts where try !part.holds(row, test) { return false }
      return true
    case .any(let parts):
      for part in parts where try part.holds(row, test) { return true }
      return false
    }
  }
}
