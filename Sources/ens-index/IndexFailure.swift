import EnsCLI
import EnsCatalog
import EnsPOSIX
import EnsSQLite

/// Runs something on the index, with its error as the line that ends the command.
func catching<Result>(_ body: () throws(CatalogError) -> Result) throws(Failure) -> Result {
  do { return try body() } catch { throw Failure(error) }
}

extension Failure {
  /// An error of the index, with the exit status and the advice that fit.
  init(_ error: CatalogError) {
    switch error {
    case .missing(let path):
      self.init(.missingInput, path, "there is no index", advice: "make one: ens-fetch local:DIR | ens-index")
    case .foreign(let path):
      self.init(.badInput, path, "a database of something else", advice: "give another file with --database")
    case .newer(let path, let version):
      self.init(
        .configuration, path, "written by a newer version of ens (schema \(version))",
        advice: "use that version, or another file with --database")
    case .database(let error): self.init(error)
    case .system(let error): self.init(error, advice: error.isDiskFull ? "make room and run it again" : nil)
    }
  }

  private init(_ error: SQLiteError) {
    switch error {
    case .full: self.init(.inputOutput, "index", "\(error)", advice: "make room and run it again")
    case .notADatabase, .corrupt:
      self.init(
        .badInput, "index", "\(error)", advice: "move the file away and fetch again, or give another with --database")
    case .busy: self.init(.temporary, "index", "\(error)", advice: "try again")
    case .cannotOpen: self.init(.cannotCreate, "index", "\(error)")
    case .readOnly: self.init(.notAllowed, "index", "\(error)")
    case .ioFailed: self.init(.inputOutput, "index", "\(error)")
    case .constraint, .failed: self.init(.badInput, "index", "\(error)", advice: "run ens-index --check")
    }
  }
}
