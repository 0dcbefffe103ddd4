internal import EnsDomain
internal import EnsPOSIX
internal import EnsSQLite

extension WriteSession {
  /// Ends a bracket: turns its snapshot on, or keeps the last one.
  ///
  /// - Parameter refusal: What the end of the bracket itself says against it.
  func end(
    _ bracket: Bracket, refusal: SyncRefusal?, cursor: String?, limits: SnapshotLimits, at now: Instant
  ) throws(CatalogError) -> SyncReport {
    try database { () throws(SQLiteError) in
      store.walk.end()
      try store.writeLists()
      if isAside { try dropRepeated(in: bracket) }
      try store.commit()
    }
    var report = SyncReport(source: bracket.source, account: bracket.account)
    let next = SnapshotPlan(bracket, live: live, sources: sources)
    report.refusal = refusal ?? next.refusal(bracket, limits)
    try database { () throws(SQLiteError) in
      try store.beginDurably()
      if report.refusal == nil {
        report.snapshot = try turnOn(next, bracket, cursor: cursor, at: now)
      } else {
        try keep(bracket, report.refusal, at: now)
      }
      try store.commitDurably()
    }
    if report.refusal == nil {
      report.added = bracket.pending.count - bracket.changed
      report.changed = bracket.changed
      report.unchanged = bracket.unchanged
      report.removed = next.gone
      try publish()
    }
    report.counts = counts(of: bracket.sourceNumber)
    return report
  }

  /// Records of a source, by kind.
  private func counts(of source: Int64) -> [(kind: String, count: Int)] {
    var counts: [Int: Int] = [:]
    let scopes = Set(sources.scopes(of: source).map(\.number))
    for (place, rows) in live.sets where scopes.contains(place.scope) { counts[place.kind, default: 0] += rows.count }
    return counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { (kinds.name($0.key), $0.value) }
  }

  /// The small transaction that makes a snapshot what readers see.
  private func turnOn(
    _ plan: SnapshotPlan, _ bracket: Bracket, cursor: String?, at now: Instant
  ) throws(SQLiteError) -> Int64 {
    for (place, rows) in plan.sets.sorted(by: { $0.key < $1.key }) {
      try live.replace(place, rows, in: store.connection)
    }
    try DeadRows.add(plan.dead, in: store.connection)
    for move in bracket.moves {
      try OverlayTable.move(from: move.old, to: move.new, account: bracket.account, in: store.connection)
    }
    let number = try SyncTable.add(bracket, outcome: "committed", reason: nil, at: now, in: store.connection)
    try SyncTable.cover(bracket, kinds: kinds, sync: number, in: store.connection)
    var update = try store.connection.prepare("UPDATE source SET cursor = ?1, prefixes = ?3 WHERE id = ?2")
    try update.bind(1, cursor)
    try update.bind(2, bracket.sourceNumber)
    try update.bind(3, bracket.prefixes.map { String(decoding: $0, as: UTF8.self) }.sorted().joined(separator: "\n"))
    try update.run()
    return number
  }

  /// Notes that a bracket did not become a snapshot.
  private func keep(_ bracket: Bracket, _ refusal: SyncRefusal?, at now: Instant) throws(SQLiteError) {
    try DeadRows.add(bracket.pending, in: store.connection)
    let reason = refusal.map { "\($0)" }
    _ = try SyncTable.add(
      bracket, outcome: refusal?.outcome ?? "failed", reason: reason, at: now, in: store.connection)
  }

  /// In a first snapshot nothing was looked up while records came in: of those that came twice the last counts.
  private func dropRepeated(in bracket: Bracket) throws(SQLiteError) {
    try store.finishWriting()
    var repeated = try store.connection.prepare("SELECT key FROM record_key GROUP BY key HAVING count(*) > 1")
    while try repeated.step() {
      var kept: Set<String> = []
      for row in try store.rows(of: repeated.integer(0)) where bracket.pending.contains(row) {
        guard let line = try store.line(row), let identity = store.identity(line) else { continue }
        if !kept.insert(identity).inserted { bracket.drop(row) }
      }
    }
  }
}
