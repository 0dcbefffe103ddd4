internal import EnsSQLite
internal import EnsWire

extension WriteSession {
  /// Counts one more play of a record, on top of those that the overlay or else the record itself has.
  func countPlay(at moment: String?, account: String, id: String) throws(SQLiteError) {
    let held = try OverlayTable.value("plays", account: account, id: id, in: store.connection)
    var before = held.flatMap { Int($0) } ?? 0
    if held == nil { before = try ownPlays(account: account, id: id) }
    try OverlayTable.set("plays", String(before + 1), account: account, id: id, in: store.connection)
    guard let moment else { return }
    let json = JSONValue.string(moment).text
    let last = try OverlayTable.value("last_played", account: account, id: id, in: store.connection) ?? ""
    if json > last { try OverlayTable.set("last_played", json, account: account, id: id, in: store.connection) }
  }

  private func ownPlays(account: String, id: String) throws(SQLiteError) -> Int {
    for row in try store.rows(of: id, account: Array(account.utf8), among: live.all) {
      if let plays = try store.plays(ofRow: row) { return plays }
    }
    return 0
  }
}
