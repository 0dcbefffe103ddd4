internal import EnsSQLite

/// The rows of the current snapshots, by scope and kind: the table `live` in memory.
struct LiveSets {
  /// Where a row belongs.
  struct Place: Hashable, Comparable {
    var scope: Int64
    var kind: Int

    static func < (left: Place, right: Place) -> Bool {
      left.scope == right.scope ? left.kind < right.kind : left.scope < right.scope
    }
  }

  private(set) var sets: [Place: RowSet] = [:]
  /// All of them together.
  private(set) var all = RowSet()

  init() {}

  /// Loads the sets; `isWanted` says which.
  init(
    _ connection: borrowing Connection, where isWanted: (Place) -> Bool = { _ in true }
  ) throws(SQLiteError) {
    var select = try connection.prepare("SELECT scope, kind, chunk, bits FROM live")
    while try select.step() {
      let place = Place(scope: select.integer(0), kind: Int(select.integer(1)))
      guard isWanted(place) else { continue }
      let chunk = Int(select.integer(2))
      let words = select.words(3, count: RowSet.chunkWords)
      sets[place, default: RowSet()].insert(words: words, chunk: chunk)
      all.insert(words: words, chunk: chunk)
    }
  }

  /// The rows at one place.
  subscript(place: Place) -> RowSet { sets[place] ?? RowSet() }

  /// How many rows are at one place.
  func count(_ place: Place) -> Int { sets[place]?.count ?? 0 }

  /// Puts a new set at a place, in memory and in the table; only chunks that differ are written.
  mutating func replace(_ place: Place, _ rows: RowSet, in connection: borrowing Connection) throws(SQLiteError) {
    let old = self[place]
    var insert = try connection.prepare("INSERT OR REPLACE INTO live VALUES (?1, ?2, ?3, ?4)")
    var delete = try connection.prepare("DELETE FROM live WHERE scope = ?1 AND kind = ?2 AND chunk = ?3")
    for chunk in 0..<max(old.chunks.count, rows.chunks.count) {
      let bytes = rows.bytes(ofChunk: chunk)
      guard bytes != old.bytes(ofChunk: chunk) else { continue }
      if bytes.isEmpty {
        try Self.bind(&delete, place, chunk)
        try delete.run()
      } else {
        try Self.bind(&insert, place, chunk)
        try insert.bind(4, bytes.span)
        try insert.run()
      }
    }
    sets[place] = rows
    all.subtract(old)
    all.formUnion(rows)
  }

  /// Leaves out rows of a kind that are not in `rows`, in memory alone.
  mutating func restrict(kind: Int, to rows: RowSet) {
    all = RowSet()
    for place in sets.keys {
      if place.kind == kind { sets[place]?.formIntersection(rows) }
      if let set = sets[place] { all.formUnion(set) }
    }
  }

  private static func bind(_ statement: inout Statement, _ place: Place, _ chunk: Int) throws(SQLiteError) {
    try statement.bind(1, place.scope)
    try statement.bind(2, Int64(place.kind))
    try statement.bind(3, Int64(chunk))
  }
}
