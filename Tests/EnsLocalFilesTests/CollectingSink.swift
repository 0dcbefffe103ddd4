import EnsSource
import EnsWire

/// Keeps what a sync gives.
final class CollectingSink: RecordSink {
  private(set) var records: [Record] = []
  private(set) var problems: [String] = []
  private(set) var notes: [String] = []
  /// After so many records no more are wanted.
  var limit = Int.max

  func take(_ record: RecordBuilder) throws(SourceError) {
    guard records.count < limit else { throw .stopped }
    records.append(record.record)
  }

  func problem(_ what: String, _ why: String) { problems.append("\(what): \(why)") }
  func note(_ what: String, _ why: String) { notes.append("\(what): \(why)") }
  func progress(_ count: Int) {}

  /// The records of a kind.
  func all(_ kind: RecordKind) -> [Record] { records.filter { $0.kind == kind } }
}
