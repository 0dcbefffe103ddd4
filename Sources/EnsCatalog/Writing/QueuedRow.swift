/// A row that waits in a `RecordQueue`.
struct QueuedRow: Sendable {
  var table: QueuedTable
  /// Its numbers, in the order of the statement's parameters; those that it has not are 0.
  var numbers: (Int64, Int64, Int64, Int64)
  /// Where the first of its texts ends in the batch's bytes; it begins where the row before ends.
  var middle: Int
  /// Where the second ends.
  var end: Int
}
