import EnsCLI
import EnsLedger
import EnsPOSIX

/// Shows what the ledger holds.
struct LedgerListing {
  private let console: Console
  private let path: FilePath

  init(_ console: Console, _ path: FilePath) {
    self.console = console
    self.path = path
  }

  /// Writes what has not been reported yet, with where it is to go.
  func writePending() throws(Failure) -> ExitStatus {
    try write { ledger, results throws(LedgerError) in
      try ledger.forEachPending { line, target in
        results.add(line, to: ScrobbleTarget.shown(target), status: "pending")
      }
    }
  }

  /// Writes every listen.
  func writeListens() throws(Failure) -> ExitStatus {
    try write { ledger, results throws(LedgerError) in
      try ledger.forEachListen { results.add($0, to: nil, status: nil) }
    }
  }

  private func write(
    _ body: (borrowing Ledger, ResultWriter) throws(LedgerError) -> Void
  ) throws(Failure) -> ExitStatus {
    // Who has never listened to anything has nothing to show.
    guard Files.exists(path) else { return .success }
    let results = ResultWriter(console)
    do throws(LedgerError) { try body(try Ledger(path), results) } catch { throw Failure(ledger: error) }
    try results.finish()
    return .success
  }
}
