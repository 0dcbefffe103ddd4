/// What the catalogue would be with a bracket's snapshot turned on.
struct SnapshotPlan {
  /// The sets of rows that change.
  private(set) var sets: [LiveSets.Place: RowSet] = [:]
  /// Rows that would no longer be current.
  private(set) var dead = RowSet()
  /// Records that would be gone, not counting moved ones.
  private(set) var gone = 0
  /// Items that are there now and would be gone, and those that are there now: kinds whose loss is watched.
  private(set) var guarded = (gone: 0, before: 0, after: 0)
  /// The same for tracks.
  private(set) var tracks = (gone: 0, before: 0)

  init(_ bracket: Bracket, live: LiveSets, sources: SourceTable) {
    let own = Set(sources.scopes(of: bracket.sourceNumber).map(\.number))
    var replaced = bracket.scopes
    for (number, library) in sources.scopes(of: bracket.sourceNumber) {
      if bracket.libraries?.contains(library) ?? true || library == bracket.wholeLibrary { replaced.insert(number) }
    }
    for place in Set(live.sets.keys).union(bracket.new.keys) {
      let old = live[place]
      let isReplaced =
        !bracket.isDelta && replaced.contains(place.scope) && bracket.kinds?.contains(place.kind) ?? true
      add(
        place, old, bracket, isReplaced: isReplaced, isCounted: bracket.isDelta ? own.contains(place.scope) : isReplaced
      )
    }
  }

  private mutating func add(
    _ place: LiveSets.Place, _ old: RowSet, _ bracket: Bracket, isReplaced: Bool, isCounted: Bool
  ) {
    var rows = old
    if isReplaced { rows.formIntersection(bracket.seen) } else { rows.subtract(bracket.removed) }
    rows.subtract(bracket.replaced)
    var lost = old
    lost.subtract(rows)
    dead.formUnion(lost)
    lost.subtract(bracket.replaced)
    lost.subtract(bracket.movedRows)
    if let new = bracket.new[place] { rows.formUnion(new) }
    if rows != old { sets[place] = rows }
    let lostCount = lost.count
    gone += lostCount
    guard isCounted, let kind = IndexedKind(rawValue: place.kind), kind.isGuarded else { return }
    guarded.gone += lostCount
    guarded.before += old.count
    guarded.after += rows.count
    if kind == .track {
      tracks.gone += lostCount
      tracks.before += old.count
    }
  }

  /// Why this must not happen; nil when it may.
  func refusal(_ bracket: Bracket, _ limits: SnapshotLimits) -> SyncRefusal? {
    if guarded.before > 0, guarded.after == 0 {
      return limits.allowsEmpty ? nil : .wouldEmpty(items: guarded.before)
    }
    for (gone, before) in [(tracks.gone, tracks.before), (guarded.gone, guarded.before)]
    where gone > SnapshotLimits.harmless && gone * 100 > limits.maxRemovedPercent * before {
      return .wouldRemove(items: gone, of: before, percent: limits.maxRemovedPercent)
    }
    return nil
  }
}
