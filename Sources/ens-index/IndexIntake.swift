import EnsCLI
import EnsCatalog
import EnsPOSIX
import EnsWire

/// Takes a stream of records into the index.
struct IndexIntake: ~Copyable {
  private let console: Console
  private let writer: CatalogWriter
  private var input: RecordReader
  private var output: RecordWriter
  /// Records that went by without being taken.
  private var passed = 0
  private var taken = 0

  init(_ console: Console, _ path: FilePath, _ limits: SnapshotLimits) throws(Failure) {
    let input = try console.standardInput()
    self.console = console
    let clock = console.clock
    let reporter = console.reporter
    writer = CatalogWriter(
      path, limits: limits, now: { clock.now() },
      waiting: { reporter.note(path.displayed, "another ens-index is writing, waiting for it") })
    self.input = input
    output = console.standardOutput()
  }

  consuming func run() throws(Failure) -> ExitStatus {
    while true {
      let writer = writer
      let isMore = try input.next { () throws(Failure) in
        // What came outside of brackets is kept before this waits for more.
        try catching { () throws(CatalogError) in try writer.flush() }
      }
      guard isMore else { break }
      try take()
    }
    let writer = writer
    for report in try catching({ () throws(CatalogError) in try writer.finish() }) { try write(report) }
    if taken == 0, passed > 0 {
      console.reporter.problem(
        "stdin", "\(passed) records outside of sync_begin and sync_end were passed over",
        advice: "use --as SOURCE to take them as one snapshot")
    }
    if writer.hasNoSharedMemory {
      console.reporter.noteOnce(
        "index", "shared memory does not work there, so readers and writers wait for each other")
    }
    try output.finish()
    return console.status()
  }

  private mutating func take() throws(Failure) {
    let writer = writer
    let result = input.withLine { line, index in
      Result { () throws(CatalogError) in try writer.take(line, copy index) }
    }
    switch try catching({ () throws(CatalogError) in try result.get() }) {
    case .taken: taken += 1
    case .passedOver: passed += 1
    case .refused(let reason):
      console.reporter.problem(input.place, reason)
      try input.keepRejected()
    case .ended(let reports):
      taken += 1
      for report in reports { try write(report) }
      try output.flush()
    }
  }

  /// Writes what became of a bracket.
  private mutating func write(_ report: SyncReport) throws(Failure) {
    if let refusal = report.refusal { console.reporter.problem(report.source, "\(refusal)", advice: refusal.advice) }
    var record = RecordBuilder(kind: .summary)
    record.set("source", report.source)
    record.set("account", report.account)
    record.set("outcome", report.refusal?.outcome ?? "committed")
    record.set("reason", report.refusal.map { "\($0)" })
    record.set("snapshot", report.snapshot)
    record.set("added_count", report.added)
    record.set("changed_count", report.changed)
    record.set("unchanged_count", report.unchanged)
    record.set("removed_count", report.removed)
    record.set("counts", .object(report.counts.map { JSONMember($0.kind, .integer(Int64($0.count))) }))
    try output.write(record)
  }
}
