import EnsCLI
import EnsFixtures
import EnsPOSIX
import EnsWire

/// `ens-fixture records`: streams a catalogue.
enum RecordsDeed {
  static func run(_ stream: CatalogueStream, _ console: Console) throws(Failure) {
    var output = console.standardOutput()
    try stream.forEach(workers: SystemEnvironment.processorCount()) { record throws(Failure) in
      try output.write(record)
    }
    try output.finish()
  }
}
