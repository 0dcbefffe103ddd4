import EnsCLI
import EnsLedger
import EnsWire

/// Writes to standard output what was reported. A reader that leaves, or a full disk behind it, does not stop the work:
/// the other targets are no worse for it.
final class ResultWriter {
  private var output: RecordWriter
  private var failure: Failure?

  init(_ console: Console) { output = console.standardOutput(row: Self.row) }

  /// Writes listens with the place that they were reported to.
  func add(_ listens: [Ledger.Pending], to target: String, status: String = "sent") {
    for listen in listens { add(listen.line, to: target, status: status) }
  }

  /// Writes one `scrobble` record.
  func add(_ line: [UInt8], to target: String?, status: String?) {
    // The ledger holds what was written as a record; a damaged one is not worth a crash.
    guard var record = try? Record(line: line) else { return }
    if let target { record = record.setting("to", .string(target)) }
    if let status { record = record.setting("status", .string(status)) }
    attempt { output throws(Failure) in try output.write(record) }
  }

  /// Sends what is waiting; whether it arrived.
  func flush() -> Bool {
    attempt { output throws(Failure) in try output.flush() }
    return failure == nil
  }

  /// Sends what is waiting.
  func finish() throws(Failure) {
    if !flush(), let failure, failure != .readerLeft { throw failure }
  }

  private func attempt(_ body: (inout RecordWriter) throws(Failure) -> Void) {
    guard failure == nil else { return }
    do throws(Failure) { try body(&output) } catch { failure = error }
  }

  /// When, what, and where it was reported.
  private static let row: RowMaker = { record in
    let names = [record.string("artist"), record.string("title") ?? record.id].compactMap { $0 }
    let place = [record.string("to"), record.string("status")].compactMap { $0 }.joined(separator: " ")
    return [record.string("listened_at") ?? "", names.joined(separator: " – "), place]
  }
}
