internal import EnsDomain
internal import EnsPOSIX
internal import EnsSQLite

/// One writer's time with the index, from the first line that is to be kept until nothing is open any more. Other
/// writers wait for its end; readers do not.
final class WriteSession {
  let path: FilePath
  private let lock: FileLock
  var store: Store
  var live: LiveSets
  var kinds: KindNumbers
  var sources: SourceTable
  /// The first row that this session writes.
  let firstRow: UInt32
  /// Whether the index is being built in a file aside, since there is none yet.
  private(set) var isAside: Bool
  /// The library of the last record and its scope, since the next one mostly has the same.
  private var lastLibrary: [UInt8] = []
  private var lastScope: (bracket: ObjectIdentifier, scope: Int64)?

  /// - Parameter waiting: Called when another writer is at work, before waiting for it.
  init(_ path: FilePath, mayBuildAside: Bool, waiting: () -> Void) throws(CatalogError) {
    self.path = path
    let lock = try system { () throws(POSIXError) in
      try Files.makeFolder(path.parent)
      let lock = try FileLock(Self.beside(path, ".lock"), waiting: waiting)
      // What a writer that was killed has left behind.
      try Files.remove(Self.beside(path, ".building"))
      try Files.remove(Self.beside(path, ".building-journal"))
      return lock
    }
    let isAside = mayBuildAside && !Files.exists(path)
    let store = isAside ? try Self.storeAside(path) : try Store(path)
    let tables = try database { () throws(SQLiteError) in try Self.tables(store.connection) }
    self.lock = lock
    firstRow = store.nextRow
    self.store = store
    self.isAside = isAside
    (live, kinds, sources) = tables
  }

  deinit {
    // A file that was not finished is of no use to anybody.
    if isAside { try? Files.remove(Self.beside(path, ".building")) }
  }

  /// Begins a new file; one that cannot even be begun leaves nothing.
  private static func storeAside(_ path: FilePath) throws(CatalogError) -> Store {
    let aside = beside(path, ".building")
    do {
      return try Store(aside: aside)
    } catch {
      // The first error is the one to tell.
      try? Files.remove(aside)
      throw error
    }
  }

  private static func beside(_ path: FilePath, _ ending: String) -> FilePath {
    FilePath(bytes: path.bytes + Array(ending.utf8))
  }

  private static func tables(
    _ connection: borrowing Connection
  ) throws(SQLiteError) -> (LiveSets, KindNumbers, SourceTable) {
    (try LiveSets(connection), try KindNumbers(connection), try SourceTable(connection))
  }

  /// Puts the file that was built aside in its place, and goes on with it as everybody sees it.
  func publish() throws(CatalogError) {
    guard isAside else { return }
    let aside = Self.beside(path, ".building")
    try database { () throws(SQLiteError) in
      try store.connection.run(CatalogSchema.marks)
      try store.commit()
      store.walk.end()
      // The file is taken over with a log, so that the first reader need not change it.
      _ = try store.connection.text("PRAGMA journal_mode = WAL")
    }
    // The last connection to leave puts everything into the file; an empty one stands in for it.
    store = try Store(aside: ":memory:")
    try system { () throws(POSIXError) in
      try Descriptor(opening: aside).synchronize()
      try Files.rename(aside, to: path)
      try Files.synchronizeFolder(path.parent)
    }
    isAside = false
    store = try Store(path)
  }

  /// Gives up a file that was built aside, and notes in a new index why.
  func abandon(noting failures: [(bracket: Bracket, refusal: SyncRefusal)], at now: Instant) throws(CatalogError) {
    store = try Store(aside: ":memory:")
    try system { () throws(POSIXError) in try Files.remove(Self.beside(path, ".building")) }
    isAside = false
    if failures.isEmpty { return }
    store = try Store(path)
    try database { () throws(SQLiteError) in
      try store.begin()
      (live, kinds, sources) = try Self.tables(store.connection)
      for (bracket, refusal) in failures {
        let number = try sources.source(bracket.source, bracket.account, in: store.connection)
        bracket.sourceNumber = number
        _ = try SyncTable.add(
          bracket, outcome: refusal.outcome, reason: "\(refusal)", at: now, in: store.connection)
      }
      try store.commit()
    }
  }

  /// The numbers of kinds named in `sync_begin`, where they may stand in the plural; nil when none are named.
  func kindNumbers(_ names: [String]) throws(SQLiteError) -> Set<Int>? {
    if names.isEmpty { return nil }
    var numbers: Set<Int> = []
    for name in names {
      let single = name != "lyrics" && name.hasSuffix("s") ? String(name.dropLast()) : name
      let kind = name == "libraries" ? "library" : single
      numbers.insert(try kinds.number(kind, in: store.connection))
      if kind == "playlist" { numbers.insert(IndexedKind.playlistEntry.rawValue) }
      if kind == "hub" { numbers.insert(IndexedKind.hubEntry.rawValue) }
    }
    return numbers
  }

  /// The scope of the record at hand.
  func scope(of bracket: Bracket, _ line: Span<UInt8>) throws(SQLiteError) -> Int64 {
    let place = store.fields.inside(.library, line)
    let last = lastLibrary
    if let lastScope, lastScope.bracket == ObjectIdentifier(bracket), line.extracting(place).hasSameBytes(as: last.span)
    {
      return lastScope.scope
    }
    let library = store.fields.string(.library, line) ?? bracket.wholeLibrary
    try store.begin()
    let scope = try sources.scope(.init(source: bracket.sourceNumber, library: library), in: store.connection)
    lastLibrary = line.extracting(place).array
    lastScope = (ObjectIdentifier(bracket), scope)
    bracket.scopes.insert(scope)
    return scope
  }
}
