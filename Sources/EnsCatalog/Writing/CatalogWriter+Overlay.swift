internal import EnsSQLite
internal import EnsWire

extension CatalogWriter {
  /// Takes a record into the overlay.
  func overlay(_ record: Record) throws(CatalogError) -> Intake {
    let subject = record.object("record")
    let changes = OverlayChanges(record)
    if changes.isEmpty { return .passedOver }
    guard let id = record.id ?? subject?.id else { return .refused("has no id") }
    let session = try openSession(mayBuildAside: false)
    let account = record.account ?? subject?.account ?? ""
    return try database { () throws(SQLiteError) in
      if !session.store.connection.isInTransaction { try session.store.beginDurably() }
      if let play = changes.play, try !OverlayTable.count(play, in: session.store.connection) { return .taken }
      for (name, json) in changes.members {
        try OverlayTable.set(name, json, account: account, id: id, in: session.store.connection)
      }
      if changes.isPlay {
        try session.countPlay(at: changes.playedAt, account: account, id: id)
      }
      session.store.uncommitted += record.bytes.count
      if session.store.uncommitted > Store.transactionSize { try session.store.commit() }
      return .taken
    }
  }
}
