internal import EnsSQLite

/// Keys of new rows on their way into `record_key`, held until there are enough of them to be worth sorting.
struct PendingKeys: ~Copyable {
  /// Keys at which they should be written.
  static let limit = 1_500_000

  private var keys: [Int64] = []
  private var rows: [UInt32] = []
  /// Open addressing; a place in `keys` plus 1 (0: free). Empty while nobody looks anything up.
  private var slots: [UInt32] = []

  var count: Int { keys.count }
  var isFull: Bool { keys.count >= Self.limit }

  mutating func add(_ key: Int64, _ row: UInt32) {
    keys.append(key)
    rows.append(row)
    if !slots.isEmpty { place(keys.count - 1) }
    if keys.count * 2 > slots.count, !slots.isEmpty { index() }
  }

  /// The rows of a key, newest first.
  mutating func rows(of key: Int64) -> [UInt32] {
    if keys.isEmpty { return [] }
    if slots.isEmpty { index() }
    var found: [UInt32] = []
    var slot = Self.slot(key, slots.count)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if keys[position] == key { found.append(rows[position]) }
      slot = (slot + 1) % slots.count
    }
    return found.sorted(by: >)
  }

  /// Writes all keys in their order, by way of the queue if there is one, and forgets them.
  mutating func write(to connection: borrowing Connection, _ queue: RecordQueue?) throws(SQLiteError) {
    var insert = try connection.prepare(QueuedTable.recordKey.insertion)
    // Side by side, so that a comparison does not look for its keys all over the memory.
    var pairs: [(key: Int64, row: UInt32)] = []
    pairs.reserveCapacity(keys.count)
    for position in keys.indices { pairs.append((keys[position], rows[position])) }
    keys = []
    rows = []
    slots = []
    pairs.sort { $0.key == $1.key ? $0.row < $1.row : $0.key < $1.key }
    if let queue {
      for pair in pairs { try queue.add(.recordKey, (pair.key, Int64(pair.row), 0, 0), Span(), Span()) }
      return
    }
    for pair in pairs {
      try insert.bind(1, pair.key)
      try insert.bind(2, Int64(pair.row))
      try insert.run()
    }
  }

  private mutating func index() {
    slots = [UInt32](repeating: 0, count: max(1 << 12, (keys.count * 4).nextPowerOfTwo))
    for position in keys.indices { place(position) }
  }

  private mutating func place(_ position: Int) {
    var slot = Self.slot(keys[position], slots.count)
    while slots[slot] != 0 { slot = (slot + 1) % slots.count }
    slots[slot] = UInt32(position + 1)
  }

  private static func slot(_ key: Int64, _ count: Int) -> Int { Int(truncatingIfNeeded: key) & (count - 1) }
}

extension Int {
  /// The least power of two that is not smaller.
  fileprivate var nextPowerOfTwo: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
