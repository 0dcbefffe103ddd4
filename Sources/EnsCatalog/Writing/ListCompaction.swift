internal import EnsResolve
internal import EnsSQLite

/// Goes through all lists of rows and takes out those that are gone, one bounded transaction after another.
struct ListCompaction: ~Copyable {
  private let live: RowSet
  private var next: Int64 = 0
  /// What is behind each name, by its number, as far as the lists have been gone through.
  private(set) var tallies: [UInt32] = []
  /// The kinds of names, by number.
  private var kinds: [UInt8] = []
  /// Lists in one transaction.
  private static let step = 50_000

  init(_ connection: borrowing Connection, live: RowSet) throws(SQLiteError) {
    self.live = live
    var select = try connection.prepare("SELECT id, kind FROM name")
    while try select.step() {
      let name = Int(select.integer(0))
      guard name < Int(UInt32.max) else { continue }
      if kinds.count <= name {
        kinds.append(contentsOf: repeatElement(0, count: max(name + 1, kinds.count * 2) - kinds.count))
      }
      kinds[name] = UInt8(truncatingIfNeeded: select.integer(1))
    }
    tallies = [UInt32](repeating: 0, count: kinds.count)
  }

  /// Does the next part; false when all is done.
  mutating func step(_ connection: borrowing Connection) throws(SQLiteError) -> Bool {
    try connection.begin(.immediate)
    var select = try connection.prepare("SELECT key, rows FROM posting WHERE key >= ?1 ORDER BY key LIMIT ?2")
    var update = try connection.prepare("UPDATE posting SET rows = ?2 WHERE key = ?1")
    var delete = try connection.prepare("DELETE FROM posting WHERE key = ?1")
    try select.bind(1, next)
    try select.bind(2, Int64(Self.step))
    var seen = 0
    while try select.step() {
      seen += 1
      let key = select.integer(0)
      next = key + 1
      var rows: [UInt32] = []
      select.withBytes(1) { PostingCoding.decode($0, into: &rows) }
      let left = rows.filter { live.contains($0) }
      count(key, left.count)
      if left.count == rows.count { continue }
      if left.isEmpty {
        try delete.bind(1, key)
        try delete.run()
      } else {
        try update.bind(1, key)
        try update.bind(2, PostingCoding.encode(left.span).span)
        try update.run()
      }
    }
    try connection.commit()
    return seen == Self.step
  }

  private mutating func count(_ key: Int64, _ rows: Int) {
    let name = Int(key >> Relation.chunkBits & 0xFFFF_FFFF)
    guard name < kinds.count else { return }
    let kind = NameKind(rawValue: Int(kinds[name]))
    let isTitle = Int(key >> 56) == Relation.titled.rawValue && kind != .album && kind != .artist
    if isTitle || Int(key >> 56) == Relation.tracks.rawValue { tallies[name] += UInt32(clamping: rows) }
  }
}
