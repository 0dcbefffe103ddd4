import EnsCLI
import EnsLedger
import EnsPOSIX

extension Failure {
  /// What went wrong with the ledger or a file of listens, with the exit status that fits.
  init(ledger error: LedgerError) {
    switch error {
    case .ledger(let path, let trouble, let reason): self.init(Self.status(trouble), path, reason)
    case .foreign(let path): self.init(.badInput, path, "is not a ledger that this version knows")
    case .nameNotText(let path): self.init(.cannotCreate, path, "its name is not UTF-8")
    case .system(let cause) where cause.isDiskFull:
      self.init(cause, advice: "the listens are kept; make room and run ens-scrobble --flush")
    case .system(let cause): self.init(cause)
    }
  }

  private static func status(_ trouble: LedgerError.Trouble) -> ExitStatus {
    switch trouble {
    case .busy: .temporary
    case .closed: .cannotCreate
    case .damaged: .badInput
    case .full, .other: .inputOutput
    }
  }
}
