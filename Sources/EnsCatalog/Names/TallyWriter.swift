internal import EnsSQLite

/// How much is behind each name: four bytes a name, little-endian, 1,024 names a row of `tally`.
enum TallyWriter {
  /// Names in one row.
  static let chunkNames = 1_024

  /// Adds to the tallies; `additions` is indexed by the names' numbers.
  static func add(_ additions: [UInt32], to connection: borrowing Connection) throws(SQLiteError) {
    var select = try connection.prepare("SELECT counts FROM tally WHERE chunk = ?1")
    var insert = try connection.prepare("INSERT OR REPLACE INTO tally VALUES (?1, ?2)")
    for first in stride(from: 0, to: additions.count, by: chunkNames) {
      let part = additions[first..<min(first + chunkNames, additions.count)]
      guard part.contains(where: { $0 != 0 }) else { continue }
      let chunk = Int64(first / chunkNames)
      try select.bind(1, chunk)
      var counts: [UInt8] = try select.step() ? select.bytes(0) : []
      select.reset()
      counts.append(contentsOf: repeatElement(0, count: max(0, chunkNames * 4 - counts.count)))
      for (offset, addition) in part.enumerated() where addition != 0 {
        put(count(counts.span, offset) &+ addition, at: offset, into: &counts)
      }
      try insert.bind(1, chunk)
      try insert.bind(2, counts.span)
      try insert.run()
    }
  }

  /// The tally of the name at a place within its row.
  static func count(_ counts: Span<UInt8>, _ offset: Int) -> UInt32 {
    guard offset * 4 + 3 < counts.count else { return 0 }
    var value: UInt32 = 0
    for byte in (0..<4).reversed() { value = value << 8 | UInt32(counts[offset * 4 + byte]) }
    return value
  }

  private static func put(_ value: UInt32, at offset: Int, into counts: inout [UInt8]) {
    for byte in 0..<4 { counts[offset * 4 + byte] = UInt8(truncatingIfNeeded: value >> UInt32(byte * 8)) }
  }
}
