package import EnsPOSIX
package import EnsSQLite

/// Why the catalogue could not do what it was asked.
package enum CatalogError: Error, Hashable {
  /// There is no index file yet.
  case missing(path: String)
  /// The file is a database, but not one of ours.
  case foreign(path: String)
  /// The file was written by a newer version of these programs.
  case newer(path: String, version: Int64)
  /// SQLite failed.
  case database(SQLiteError)
  /// The operating system failed.
  case system(POSIXError)
}

extension CatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "there is no index at \(path)"
    case .foreign(let path): "\(path) is not an index of ens"
    case .newer(let path, let version): "\(path) was written by a newer version of ens (schema \(version))"
    case .database(let error): "\(error)"
    case .system(let error): "\(error)"
    }
  }
}

/// Runs SQL with its error as one of ours.
func database<Result: ~Copyable>(
  _ body: () throws(SQLiteError) -> Result
) throws(CatalogError) -> Result {
  do { return try body() } catch { throw .database(error) }
}

/// Asks the system with its error as one of ours.
func system<Result: ~Copyable>(_ body: () throws(POSIXError) -> Result) throws(CatalogError) -> Result {
  do { return try body() } catch { throw .system(error) }
}
