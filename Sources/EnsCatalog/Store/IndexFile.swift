internal import EnsPOSIX
internal import EnsSQLite

/// Opening the index file: whose it is, which version, and how its journal is kept.
enum IndexFile {
  /// Opens an index for reading. The connection comes with a read transaction begun: what its first questions ask is
  /// of one state of the file, and the file is locked for them once.
  ///
  /// - Throws: `CatalogError.missing`, `.foreign`, `.newer`, or what SQLite says.
  static func read(_ path: FilePath) throws(CatalogError) -> Connection {
    guard Files.exists(path) else { throw .missing(path: path.displayed) }
    do {
      return try checked(path, .read)
    } catch {
      // Where shared memory does not work, or the folder may not be written, only a private view is left.
      guard Self.mayBeSharedMemory(error) else { throw error }
      return try checked(path, .read, setting: "PRAGMA locking_mode = EXCLUSIVE")
    }
  }

  /// Opens an index for writing; one that is missing or empty is made. It keeps a write-ahead log where shared memory
  /// works, else a rollback journal.
  static func write(_ path: FilePath) throws(CatalogError) -> Connection {
    do {
      let connection = try checked(path, .create)
      // What failed is tried again below, without shared memory.
      if (try? keepLog(connection)) == true { return connection }
    } catch {
      guard Self.mayBeSharedMemory(error) else { throw error }
    }
    let connection = try checked(path, .create, setting: "PRAGMA locking_mode = EXCLUSIVE")
    try database { () throws(SQLiteError) in try connection.run("PRAGMA journal_mode = DELETE") }
    return connection
  }

  /// Whether an error is one of those that SQLite gives when it cannot share memory beside the file.
  private static func mayBeSharedMemory(_ error: CatalogError) -> Bool {
    switch error {
    case .database(.cannotOpen), .database(.readOnly), .database(.ioFailed): true
    default: false
    }
  }

  private static func keepLog(_ connection: borrowing Connection) throws(SQLiteError) -> Bool {
    guard try connection.text("PRAGMA journal_mode = WAL") == "wal" else { return false }
    // Taking the lock is what finds out that shared memory does not work.
    try connection.begin(.immediate)
    try connection.rollback()
    try connection.run("PRAGMA journal_size_limit = 67108864")
    return true
  }

  private static func checked(
    _ path: FilePath, _ access: Access, setting: String = ""
  ) throws(CatalogError) -> Connection {
    let connection = try database { () throws(SQLiteError) in
      try Connection(path.displayed, access, busyMilliseconds: 60_000)
    }
    let marks = try database { () throws(SQLiteError) in
      if !setting.isEmpty { try connection.run(setting) }
      if access == .read { try connection.begin(.deferred) }
      return (
        application: try connection.integer("PRAGMA application_id") ?? 0,
        version: try connection.integer("PRAGMA user_version") ?? 0
      )
    }
    let isNew = marks == (0, 0) ? try isEmpty(connection) : false
    if isNew {
      if access == .read { throw .missing(path: path.displayed) }
      try database { () throws(SQLiteError) in try make(connection) }
    } else if marks.application != CatalogSchema.applicationID {
      throw .foreign(path: path.displayed)
    } else if marks.version > CatalogSchema.version {
      throw .newer(path: path.displayed, version: marks.version)
    }
    return connection
  }

  private static func isEmpty(_ connection: borrowing Connection) throws(CatalogError) -> Bool {
    try database { () throws(SQLiteError) in try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 }
  }

  /// Makes the tables in an empty file.
  static func make(_ connection: borrowing Connection) throws(SQLiteError) {
    try connection.transaction(.immediate) { (database) throws(SQLiteError) in
      try database.run(CatalogSchema.tables)
      try database.run(CatalogSchema.marks)
    }
  }
}
