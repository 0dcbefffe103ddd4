internal import EnsPOSIX
internal import EnsWire

/// The way of listens from the ledger into a file, each of them once.
///
/// Lines are added and synced before the ledger is told. Whoever was killed between the two has left listens in the
/// ledger that wait, and may stand in the file: then the file is read first, and what it holds is not written again.
package struct FileDelivery: Sendable {
  private let file: ScrobbleFile
  private let target: String

  /// What the target is called: `file:PATH`.
  package var shown: String { ScrobbleTarget.shown(target) }

  package init(_ file: ScrobbleFile) {
    self.file = file
    target = ScrobbleTarget.file(file).name(for: nil)
  }

  /// Whether the ledger's word on what the file holds can be trusted: it knows the file, and nothing waits for it.
  package func isCertain(_ ledger: borrowing Ledger) throws(LedgerError) -> Bool {
    let isKnown = try ledger.meet(target)
    let waiting = try ledger.pending(for: target, limit: 1)
    return isKnown && waiting.isEmpty
  }

  /// Mends the end of the file, and writes what waits for it; makes the file when it is missing, so that one that cannot
  /// be made is noticed before anything was heard. `written` is called for what is on the disk.
  package func deliver(
    _ ledger: borrowing Ledger, isCertain: Bool, written: ([Ledger.Pending]) -> Void
  ) throws(LedgerError) {
    var lock: FileLock?
    if file.isRegular || file.isMissing { lock = try Self.lock(file) }
    if file.isRegular {
      try mend(ledger)
      if !isCertain { try learn(ledger) }
    }
    while true {
      let waiting = try ledger.pending(for: target)
      if waiting.isEmpty { break }
      try file.append(waiting.flatMap { $0.line + [0x0A] })
      try ledger.markSent(waiting.map(\.playID), to: target)
      written(waiting)
    }
    _ = consume lock
  }

  /// Tells the ledger what the file holds.
  private func learn(_ ledger: borrowing Ledger) throws(LedgerError) {
    var found: [String] = []
    try file.forEachPlayID { playID throws(LedgerError) in
      found.append(playID)
      if found.count == 500 {
        try ledger.markSent(found, to: target)
        found.removeAll(keepingCapacity: true)
      }
    }
    try ledger.markSent(found, to: target)
  }

  /// Sees to it that the file ends with a whole line. A torn line of ours is completed; what somebody else has left
  /// there gets its line feed.
  private func mend(_ ledger: borrowing Ledger) throws(LedgerError) {
    guard let tail = try file.tail() else { return try file.append([0x0A]) }
    if tail.isEmpty { return }
    // A record is whole, whatever it is.
    if (try? Record(line: tail)) == nil, let play = try torn(tail, ledger) {
      try file.append(Array(play.line[tail.count...]) + [0x0A])
      try ledger.markSent([play.playID], to: target)
    } else {
      try file.append([0x0A])
    }
  }

  /// The listen whose line the end of the file is the beginning of.
  private func torn(_ tail: [UInt8], _ ledger: borrowing Ledger) throws(LedgerError) -> Ledger.Pending? {
    let candidates = try ledger.deliveries(to: target, beginning: tail)
    var present: Set<String> = []
    if !candidates.isEmpty { try file.forEachPlayID { present.insert($0) } }
    return candidates.first { !present.contains($0.play.playID) }?.play
  }

  private static func lock(_ file: ScrobbleFile) throws(LedgerError) -> FileLock {
    do throws(POSIXError) { return try FileLock(file.path) } catch { throw .system(error) }
  }
}
