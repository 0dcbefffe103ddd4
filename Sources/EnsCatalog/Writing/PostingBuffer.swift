internal import EnsSQLite

/// Rows on their way into the lists of `posting`, held until there are enough of them to be worth sorting.
struct PostingBuffer: ~Copyable {
  /// Pairs at which the buffer should be written, all relations together: some 100 MB with what sorting needs.
  static let limit = 8_000_000

  /// For each relation the value in the upper and the row in the lower half, rows ascending.
  private var pairs: [[UInt64]] = Array(repeating: [], count: Relation.allCases.count + 1)
  private(set) var count = 0

  var isFull: Bool { count >= Self.limit }

  /// Notes that a row belongs to a value. Rows must come in ascending order.
  @inline(__always)
  mutating func add(_ relation: Relation, _ value: UInt32, _ row: UInt32) {
    pairs[relation.rawValue].append(UInt64(value) << 32 | UInt64(row))
    count += 1
  }

  /// Writes all rows into the lists and forgets them.
  ///
  /// - Parameter isFirst: Whether no list exists yet, so that none need be looked for.
  mutating func write(
    to connection: borrowing Connection, isFirst: Bool, _ queue: RecordQueue?
  ) throws(SQLiteError) {
    var lists = try ListWriter(connection, isFirst: isFirst, queue)
    for relation in Relation.allCases {
      var sorted: [UInt64] = []
      swap(&sorted, &pairs[relation.rawValue])
      PairSorting.sortByFirst(&sorted)
      var start = 0
      while start < sorted.count {
        let value = UInt32(truncatingIfNeeded: sorted[start] >> 32)
        var end = start + 1
        while end < sorted.count, sorted[end] >> 32 == UInt64(value) { end += 1 }
        try lists.append(sorted.span.extracting(start..<end), to: relation, value)
        start = end
      }
    }
    count = 0
  }
}
