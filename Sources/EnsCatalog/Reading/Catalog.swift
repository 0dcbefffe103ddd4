package import EnsPOSIX
internal import EnsResolve
internal import EnsSQLite
internal import EnsWire

/// The index, open for questions.
///
/// What it gives between `beginAnswer` and `endAnswer` is of one moment, and rows mean the same all the while; writers
/// go on meanwhile. Outside of them each question is of its own moment.
package final class Catalog {
  let connection: Connection
  let scope: CatalogScope
  var statements: CatalogStatements
  /// The rows that count now: current, and within the scope.
  private(set) var live = LiveSets()
  /// The same for tracks alone.
  private(set) var tracks = RowSet()
  private(set) var albums = RowSet()
  /// SQLite's number for the state of the file that `live` is of.
  private var version: Int64 = -1
  /// Chunks of tallies that have been read.
  var tallies: [Int64: [UInt8]] = [:]
  /// The text that was folded last for an order.
  var lastFolded = (text: "", folded: "")
  /// Names of artists and albums by their text, as far as they have been asked for.
  var nameNumbers: [NameText: Int64] = [:]
  /// Tracks by the number of binary digits of their plays, most first; nil until somebody asks.
  var playedRows: [RowSet]?
  /// Whether the overlay holds anything, so that records must be looked up in it.
  private(set) var hasOverlay = false
  var index = FieldIndex()
  var fields = RecordFields()
  private(set) var kinds = KindNumbers()
  private(set) var sources = SourceTable()

  /// A name as it is written in a record.
  struct NameText: Hashable {
    var kind: NameKind
    var text: [UInt8]
  }

  /// Opens an index that is there.
  ///
  /// - Throws: `CatalogError.missing`, `.foreign`, `.newer`, or what SQLite says.
  package init(reading path: FilePath, scope: CatalogScope = CatalogScope()) throws(CatalogError) {
    let open = try IndexFile.read(path)
    self.scope = scope
    statements = try database { () throws(SQLiteError) in
      try open.run("PRAGMA cache_size = -8192; PRAGMA query_only = ON")
      return try CatalogStatements(open)
    }
    connection = open
    try database { () throws(SQLiteError) in try refresh() }
    endAnswer()
  }

  /// Takes the state of the file as it is now for everything until `endAnswer`.
  package func beginAnswer() throws(CatalogError) {
    try database { () throws(SQLiteError) in
      if !connection.isInTransaction { try connection.begin(.deferred) }
      try refresh()
    }
  }

  /// Lets the state of the file go, so that writers can tidy up behind it.
  package func endAnswer() {
    // A read transaction has nothing to lose.
    try? connection.rollback()
  }

  /// Loads what has changed since.
  private func refresh() throws(SQLiteError) {
    let now = try connection.integer("PRAGMA data_version") ?? 0
    if now == version { return }
    version = now
    tallies = [:]
    playedRows = nil
    nameNumbers = [:]
    kinds = try KindNumbers(connection)
    sources = try SourceTable(connection)
    hasOverlay = try connection.integer("SELECT 1 FROM overlay LIMIT 1") != nil
    let wanted = wantedScopes()
    live = try LiveSets(connection) { wanted?.contains($0.scope) ?? true }
    if scope.isDownloadedOnly { try restrict(to: downloadedRows()) }
    tracks = rows(of: .track)
    albums = rows(of: .album)
  }

  /// The current rows of a kind.
  func rows(of kind: IndexedKind) -> RowSet {
    var rows = RowSet()
    for (place, set) in live.sets where place.kind == kind.rawValue { rows.formUnion(set) }
    return rows
  }

  /// The scopes that the restriction leaves; nil when there is none.
  private func wantedScopes() -> Set<Int64>? {
    if scope.sources.isEmpty, scope.libraries.isEmpty { return nil }
    var wanted: Set<Int64> = []
    for (part, number) in sources.scopes {
      let isSource = scope.sources.isEmpty || scope.sources.contains { sources.isNamed(part.source, $0) }
      let isLibrary = scope.libraries.isEmpty || scope.libraries.contains(part.library)
      if isSource, isLibrary { wanted.insert(number) }
    }
    return wanted
  }

  /// Leaves out tracks that are not in a set; albums, artists and what else has no file of its own stays.
  private func restrict(to rows: RowSet) {
    live.restrict(kind: IndexedKind.track.rawValue, to: rows)
  }
}

/// The statements that answers are made of, prepared once.
struct CatalogStatements: ~Copyable {
  var line: Statement
  var lists: Statement
  var name: Statement
  var keys: Statement
  var tally: Statement
  var rowsOfKey: Statement
  var overlay: Statement

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let line = try connection.prepare("SELECT line, kind, scope FROM record WHERE row = ?1")
    let lists = try connection.prepare("SELECT rows FROM posting WHERE key BETWEEN ?1 AND ?2 ORDER BY key")
    let name = try connection.prepare("SELECT kind, folded, title FROM name WHERE id = ?1")
    let keys = try connection.prepare("SELECT kind, name FROM name_key WHERE key = ?1")
    let tally = try connection.prepare("SELECT counts FROM tally WHERE chunk = ?1")
    let rowsOfKey = try connection.prepare("SELECT row FROM record_key WHERE key = ?1 ORDER BY row DESC")
    let overlay = try connection.prepare("SELECT name, value FROM overlay WHERE account = ?1 AND id = ?2")
    self.line = line
    self.lists = lists
    self.name = name
    self.keys = keys
    self.tally = tally
    self.rowsOfKey = rowsOfKey
    self.overlay = overlay
  }
}
