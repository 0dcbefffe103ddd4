import EnsCLI
import EnsSource
import EnsWire

/// Hands records to standard output, and what a source has to say to standard error.
final class FetchSink: RecordSink {
  private var output: RecordWriter
  private var progress: Progress
  private let reporter: Reporter
  /// Why nothing could be written any more; nil while all is well.
  private(set) var failure: Failure?

  init(_ console: Console) {
    output = console.standardOutput()
    progress = Progress(console)
    reporter = console.reporter
  }

  func take(_ record: RecordBuilder) throws(SourceError) {
    do throws(Failure) {
      try output.write(record)
      if record.kind == .syncEnd { try output.flush() }
    } catch {
      failure = error
      throw .stopped
    }
  }

  func problem(_ what: String, _ why: String) { reporter.problem(what, why) }

  func note(_ what: String, _ why: String) { reporter.note(what, why) }

  func progress(_ count: Int) { progress.show(count, of: nil, "files") }

  /// Sends what is waiting.
  func finish() throws(Failure) { try output.flush() }
}
