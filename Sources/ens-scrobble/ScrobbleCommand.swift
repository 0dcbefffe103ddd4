import EnsCLI
import EnsConfig
import EnsDomain
import EnsLedger
import EnsPOSIX
import EnsWire

/// Makes listens of play events and reports each of them once.
struct ScrobbleCommand: Command {
  static let targets = Option<TargetChoice>.parsed(
    "to", "source|file:PATH", value: .choice(["source", "file:"]), variable: "ENS_SCROBBLE_TO", repeats: true,
    "report listens to the source of the track, or to a file; the source when not given"
  ) { text throws(UsageError) in try TargetChoice(text) }
  static let pending = Option<Bool>.flag("pending", "show what has not been reported yet, and read nothing")
  static let flush = Option<Bool>.flag("flush", "report what has not been reported yet, and read nothing")
  static let export = Option<Bool>.flag("export", "write every listen that is known, and read nothing")

  private let choices: [TargetChoice]
  private let deed: String?

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.refuseOperands()
    choices = try arguments.all(Self.targets)
    deed = try arguments.chosen(of: [Self.pending, Self.flush, Self.export])
    if let deed, deed != "flush", !choices.isEmpty { throw UsageError("--\(deed) and --to exclude each other") }
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    let places = Places(environment: console.environment)
    switch deed {
    case "pending": return try LedgerListing(console, places.ledger).writePending()
    case "export": return try LedgerListing(console, places.ledger).writeListens()
    case "flush":
      if choices.isEmpty, !Files.exists(places.ledger) { return .success }
      let targets = try targets()
      var reporting = try Reporting(console, places.ledger, targets)
      try reporting.flush(everything: targets.isEmpty)
      return try reporting.finish()
    default:
      let reporting = try Reporting(console, places.ledger, choices.isEmpty ? [.source] : targets())
      return try follow(console, reporting)
    }
  }

  /// Reads events to the end.
  private func follow(_ console: Console, _ given: consuming Reporting) throws(Failure) -> ExitStatus {
    var reporting = given
    let pump: InputPump
    // Refuses a terminal before anything is started.
    _ = try console.standardInput()
    do throws(POSIXError) { pump = try InputPump() } catch { throw Failure(error) }
    var reader = try console.standardInput(through: Descriptor(number: pump.readingEnd, isOwned: true))
    try reporting.flush(everything: false)
    reporting.warn()
    var failure: Failure?
    do throws(Failure) {
      while try reader.next(beforeBlocking: { () throws(Failure) in try reporting.report() }) {
        try reporting.take(reader.record(), at: reader.place)
      }
    } catch {
      failure = error
    }
    pump.inputIsOver()
    if let failure = pump.failure { console.reporter.problem("stdin", "cannot read: \(failure.reason)") }
    try reporting.endPlays()
    let status = try reporting.finish()
    if let failure { throw failure }
    pump.raise()
    return status
  }

  private func targets() throws(Failure) -> [ScrobbleTarget] {
    var targets: [ScrobbleTarget] = []
    for choice in choices {
      let target = try choice.target()
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }
}
