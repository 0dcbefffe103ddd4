import EnsCLI
import EnsFixtures
import EnsPOSIX
import EnsWire

/// `ens-fixture scrub`: replaces what is private in each record. Lines that are no records are reported by the reader
/// and go nowhere but into `--rejects`.
enum ScrubDeed {
  static func run(_ scrubber: Scrubber, _ console: Console) throws(Failure) {
    var input = try console.standardInput()
    var output = console.standardOutput()
    while try input.next(flushing: &output) {
      let line = scrubber.scrubbed(input.record().bytes)
      switch Result(catching: { () throws(RecordError) in try Record(line: line) }) {
      case .success(let record): try output.write(record)
      // What was put in may have made the line longer than a line can be.
      case .failure(let error): console.reporter.problem(input.place, "cannot be scrubbed: \(error)")
      }
    }
    try output.finish()
  }
}
