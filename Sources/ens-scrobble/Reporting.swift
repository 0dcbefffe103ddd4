import EnsCLI
import EnsDomain
import EnsLedger
import EnsPOSIX
import EnsWire

/// Turns events into listens, keeps those in the ledger, and reports them.
///
/// One process at a time reports: a lock beside the ledger is held from the moment that listens are noted until their
/// targets have them. So a listen that waits in the ledger is one whose reporter has died or failed.
struct Reporting: ~Copyable {
  /// After so long without news a play is taken for over: `ens-scrobble` was killed while it went on.
  private static let abandonedMs: Int64 = 600_000
  private static let batch = 500

  private let console: Console
  private let path: FilePath
  private let targets: [ScrobbleTarget]
  private let ledger: Ledger
  private var tracker = PlayTracker()
  private var waiting: [(listen: Listen, isOver: Bool)] = []
  private let results: ResultWriter
  /// What was wrong with a file the last time that something was to be written to it.
  private var failures: [String: LedgerError] = [:]
  private var events = 0
  private var others = 0
  /// Sources that listens wait for, and that nobody can tell yet.
  private var unreachable: Set<String> = []

  init(_ console: Console, _ path: FilePath, _ targets: [ScrobbleTarget]) throws(Failure) {
    self.console = console
    self.path = path
    self.targets = targets
    let ledger = try Self.open(path)
    self.ledger = ledger
    results = ResultWriter(console)
  }

  static func open(_ path: FilePath) throws(Failure) -> Ledger {
    do throws(LedgerError) { return try Ledger(path) } catch { throw Failure(ledger: error) }
  }

  /// Takes a record of the input.
  mutating func take(_ record: Record, at place: String) throws(Failure) {
    guard record.kind == .play else {
      others += 1
      return
    }
    guard let report = PlayReport(record) else {
      return console.reporter.problem(place, "the event does not say which play it belongs to")
    }
    events += 1
    for news in tracker.take(report, now: console.clock.now()) {
      switch news {
      case .counts(let listen): waiting.append((listen, isOver: false))
      case .over(let listen): waiting.append((listen, isOver: true))
      }
    }
    if waiting.count >= Self.batch { try self.report() }
  }

  /// Takes plays for stopped that the input has left open, and tries once more what has failed.
  mutating func endPlays() throws(Failure) {
    for listen in tracker.finish() { waiting.append((listen, isOver: true)) }
    if waiting.isEmpty, failures.isEmpty { return }
    let listens = waiting
    waiting.removeAll()
    try deliver(listens, to: targets)
  }

  /// Keeps and reports what has become a listen since the last time.
  mutating func report() throws(Failure) {
    if waiting.isEmpty { return }
    let listens = waiting
    waiting.removeAll(keepingCapacity: true)
    try deliver(listens, to: targets)
  }

  /// Reports what earlier runs have left, to these targets or to all that the ledger knows.
  mutating func flush(everything: Bool) throws(Failure) {
    let moment = console.clock.now().adding(milliseconds: -Self.abandonedMs)
    var targets = targets
    do throws(LedgerError) {
      try ledger.settle(untouchedSince: moment)
      if everything {
        targets =
          [.source] + (try ledger.waitingTargets().compactMap { ScrobbleTarget.file(named: $0) }.map { .file($0) })
      }
    } catch {
      throw Failure(ledger: error)
    }
    try deliver([], to: targets)
  }

  /// Says which targets fail before there is news for them; `finish` says it for good.
  func warn() {
    for failure in failures.values {
      console.reporter.note(nil, failure.description, advice: "listens are kept in the ledger meanwhile")
    }
  }

  /// Sends what is waiting for standard output, and says what is left over.
  consuming func finish() throws(Failure) -> ExitStatus {
    let hasNothing = others > 0 && events == 0
    if hasNothing { console.reporter.note("stdin", "no play events", advice: "pipe the records through ens-play") }
    for name in unreachable.sorted() {
      console.reporter.problem(
        String(name.drop { $0 != ":" }.dropFirst()), "cannot be told of listens yet; they are kept",
        advice: "see ens-scrobble --pending")
    }
    try results.finish()
    if let failure = failures.min(by: { $0.key < $1.key }) { throw Failure(ledger: failure.value) }
    return console.status(otherwise: hasNothing ? .nothing : .success)
  }

  private mutating func deliver(
    _ listens: [(listen: Listen, isOver: Bool)], to targets: [ScrobbleTarget]
  ) throws(Failure) {
    let lock = try lock()
    do throws(LedgerError) {
      try deliverAlone(listens, to: targets)
    } catch {
      throw Failure(ledger: error)
    }
    _ = consume lock
    for (listen, isOver) in listens where isOver && targets.contains(.source) {
      let name = ScrobbleTarget.source.name(for: listen.id)
      if name != ScrobbleTarget.localSource { unreachable.insert(name) }
    }
  }

  private func lock() throws(Failure) -> FileLock {
    let reporter = console.reporter
    do throws(POSIXError) {
      return try FileLock(path.parent.appending("ledger.lock")) {
        reporter.note(nil, "another ens-scrobble is reporting; waiting until it is done")
      }
    } catch {
      throw Failure(error)
    }
  }

  /// With the lock held: notes the listens, and brings every target up to date. A file that fails gets them with the next
  /// ones; it keeps neither the other targets nor the events that are still to come from being dealt with.
  private mutating func deliverAlone(
    _ listens: [(listen: Listen, isOver: Bool)], to targets: [ScrobbleTarget]
  ) throws(LedgerError) {
    var files: [(delivery: FileDelivery, isCertain: Bool)] = []
    for case .file(let file) in targets {
      let delivery = FileDelivery(file)
      files.append((delivery, try delivery.isCertain(ledger)))
    }
    if !listens.isEmpty { try ledger.store(listens, for: targets, now: console.clock.now()) }
    for (delivery, isCertain) in files {
      do throws(LedgerError) {
        let results = results
        try delivery.deliver(ledger, isCertain: isCertain) { results.add($0, to: delivery.shown) }
        failures[delivery.shown] = nil
      } catch {
        guard case .system = error else { throw error }
        failures[delivery.shown] = error
      }
    }
    if targets.contains(.source) { try tellSource() }
  }

  /// Tells local sources, by records on standard output.
  private func tellSource() throws(LedgerError) {
    while true {
      let pending = try ledger.pending(for: ScrobbleTarget.localSource)
      if pending.isEmpty { return }
      results.add(pending, to: ScrobbleTarget.shown(ScrobbleTarget.localSource))
      guard results.flush() else { return }
      try ledger.markSent(pending.map(\.playID), to: ScrobbleTarget.localSource)
    }
  }
}
