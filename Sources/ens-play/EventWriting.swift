import EnsCLI
import EnsPOSIX
import EnsPlayer

/// Writes play events in a thread of its own, so that a slow reader never holds up the sound.
struct EventWriting {
  private let console: Console
  private let queue: EventQueue
  private let path: FilePath?

  /// Writes what `queue` gives to the file at `path`, or to standard output.
  init(_ console: Console, _ queue: EventQueue, to path: FilePath?) {
    self.console = console
    self.queue = queue
    self.path = path
  }

  /// Writes until the queue is closed. A reader that leaves is mentioned once; the music goes on.
  ///
  /// - Throws: what writing fails with.
  func run() throws(Failure) {
    defer { queue.finish() }
    do throws(Failure) {
      var output = try writer()
      while let events = queue.takeAll() {
        for event in events { try output.write(event.builder) }
        try output.flush()
      }
      try output.finish()
    } catch {
      guard error == .readerLeft else { throw error }
      console.reporter.note("events", "their reader has gone; the music goes on")
    }
  }

  private func writer() throws(Failure) -> RecordWriter {
    guard let path else { return console.standardOutput() }
    do throws(POSIXError) {
      let descriptor = try Descriptor(opening: path, .writing)
      return RecordWriter(descriptor, format: console.format ?? .json, isTerminal: false)
    } catch {
      throw Failure(error)
    }
  }
}
