internal import EnsSQLite
internal import EnsWire

extension WriteSession {
  /// Takes a record into a bracket; false when nothing tells it from others, so that it cannot be kept.
  func take(_ line: Span<UInt8>, _ kindName: String, into bracket: Bracket) throws(SQLiteError) -> Bool {
    let kind: Int
    if let known = kinds.known(kindName) {
      kind = known
    } else {
      try store.begin()
      kind = try kinds.number(kindName, in: store.connection)
    }
    bracket.received[kind, default: 0] += 1
    let account = bracket.accountBytes
    guard let key = RecordIdentity.key(store.fields, line, kind: kind, account: account.span) else { return false }
    let scope = try scope(of: bracket, line)
    if bracket.isDelta { try noteChange(kind, line, in: bracket) }
    var match = try store.match(key, line, among: live.all, bracket.pending)
    if case .same(let row) = match, bracket.replaced.contains(row) {
      // It came in before with another line, which now counts no more.
      match = try store.search(key, line, among: RowSet(), bracket.pending)
    }
    try apply(match, key, LiveSets.Place(scope: scope, kind: kind), line, to: bracket)
    try store.commitIfLarge()
    return true
  }

  private func apply(
    _ match: Match, _ key: Int64, _ place: LiveSets.Place, _ line: Span<UInt8>, to bracket: Bracket
  ) throws(SQLiteError) {
    switch match {
    case .same(let row) where bracket.pending.contains(row): return
    case .same(let row) where live[place].contains(row):
      bracket.unchanged += bracket.seen.contains(row) ? 0 : 1
      bracket.seen.insert(row)
      bracket.removed.remove(row)
      return
    case .same(let row), .other(let row, _):
      if bracket.pending.contains(row) {
        bracket.drop(row)
      } else {
        bracket.seen.remove(row)
        bracket.removed.remove(row)
        bracket.replaced.insert(row)
        bracket.changed += 1
        if case .other(_, let added?) = match { try keepEarliest(added, line, bracket) }
      }
    case .none: break
    }
    let row = try store.add(key, scope: place.scope, kind: place.kind, line)
    bracket.new[place, default: RowSet()].insert(row)
    bracket.pending.insert(row)
  }

  /// A record that comes with a later `added`, or none, keeps the one it had. That holds whatever becomes of the sync.
  private func keepEarliest(_ added: String, _ line: Span<UInt8>, _ bracket: Bracket) throws(SQLiteError) {
    let new = store.fields.string(.added, line)
    guard new.map({ $0 > added }) ?? true, let id = store.fields.string(.id, line) else { return }
    try store.begin()
    let account = store.fields.string(.account, line) ?? bracket.account
    try store.keepEarliest(added, account: account, id: id)
  }

  /// What a record of a delta says beyond itself: where it was before, and that all entries of a playlist follow.
  private func noteChange(_ kind: Int, _ line: Span<UInt8>, in bracket: Bracket) throws(SQLiteError) {
    if let old = store.fields.string(.movedFrom, line), let id = store.fields.string(.id, line) {
      bracket.moves.append((old, id))
      for row in try store.rows(of: old, account: bracket.accountBytes, among: live.all) {
        bracket.movedRows.insert(row)
        bracket.removed.insert(row)
      }
    }
    let isWhole = kind == IndexedKind.playlist.rawValue || kind == IndexedKind.hub.rawValue
    guard isWhole, let id = store.fields.string(.id, line) else { return }
    for row in try store.entries(of: id, among: live.all) where !bracket.seen.contains(row) {
      bracket.removed.insert(row)
    }
  }

  /// Takes a `removed` record into a delta; false without an id.
  func remove(_ line: Span<UInt8>, from bracket: Bracket) throws(SQLiteError) -> Bool {
    guard let id = store.fields.string(.id, line) else { return false }
    bracket.receivedRemovals += 1
    for row in try store.rows(of: id, account: bracket.accountBytes, among: live.all) { bracket.removed.insert(row) }
    for row in try store.entries(of: id, among: live.all) { bracket.removed.insert(row) }
    return true
  }
}
