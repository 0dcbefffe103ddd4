internal import EnsDomain
internal import EnsSQLite
internal import EnsWire

/// The statements that put plays into the ledger, within one transaction.
struct PlayWriting: ~Copyable {
  private var known: Statement
  private var taken: Statement
  private var insert: Statement
  private var update: Statement
  private var lastAsked: Int64?
  private var lastFound: Int64 = 0

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let known = try connection.prepare("SELECT is_over, second FROM play WHERE play_id = ?")
    let taken = try connection.prepare("SELECT 1 FROM play WHERE second = ?")
    let insert = try connection.prepare(
      "INSERT INTO play (play_id, second, touched_ms, is_over, line) VALUES (?, ?, ?, ?, ?)")
    let update = try connection.prepare("UPDATE play SET touched_ms = ?, is_over = ?, line = ? WHERE play_id = ?")
    self.known = known
    self.taken = taken
    self.insert = insert
    self.update = update
  }

  /// Puts in a play, or what is new about one that was still going on.
  mutating func write(_ listen: Listen, isOver: Bool, now: Instant) throws(SQLiteError) {
    try known.bind(1, listen.playID)
    let isKnown = try known.step()
    let wasOver = isKnown && known.integer(0) != 0
    let second = isKnown ? known.integer(1) : 0
    known.reset()
    if wasOver { return }
    if isKnown {
      try update.bind(1, now.milliseconds)
      try update.bind(2, Int64(isOver ? 1 : 0))
      try update.bind(3, line(of: listen, second: second).span)
      try update.bind(4, listen.playID)
      try update.run()
    } else {
      let second = try freeSecond(from: listen.startedAt.seconds)
      try insert.bind(1, listen.playID)
      try insert.bind(2, second)
      try insert.bind(3, now.milliseconds)
      try insert.bind(4, Int64(isOver ? 1 : 0))
      try insert.bind(5, line(of: listen, second: second).span)
      try insert.run()
    }
  }

  private mutating func freeSecond(from first: Int64) throws(SQLiteError) -> Int64 {
    // Plays that all begin in one second, as with a clock that stands still, would else be gone through for each.
    var second = first == lastAsked ? lastFound + 1 : first
    while true {
      try taken.bind(1, second)
      let isTaken = try taken.step()
      taken.reset()
      if !isTaken {
        lastAsked = first
        lastFound = second
        return second
      }
      second += 1
    }
  }

  private func line(of listen: Listen, second: Int64) -> [UInt8] {
    let moved = listen.startedAt.adding(milliseconds: (second - listen.startedAt.seconds) * 1000)
    return listen.scrobble(listenedAt: moved).bytes
  }
}
