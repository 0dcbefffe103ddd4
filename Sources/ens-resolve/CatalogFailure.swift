import EnsCLI
import EnsCatalog

/// How errors and emptiness of the index end the command.
enum CatalogFailure {
  private static let advice = "fetch something first: ens-fetch local:DIR | ens-index"

  /// Does something with the index; its error becomes what ends the command.
  static func guarded<Result>(_ body: () throws(CatalogError) -> Result) throws(Failure) -> Result {
    do throws(CatalogError) { return try body() } catch { throw failure(error) }
  }

  private static func failure(_ error: CatalogError) -> Failure {
    switch error {
    case .missing: Failure(.missingInput, nil, "\(error)", advice: advice)
    case .foreign, .newer: Failure(.badInput, nil, "\(error)")
    case .system(let error): Failure(error)
    case .database: Failure(.inputOutput, nil, "cannot read the index: \(error)", advice: "try ens-index --check")
    }
  }

  /// The failure for an answer that is empty because there is nothing to answer from.
  static func failure(_ emptiness: Emptiness) -> Failure {
    switch emptiness {
    case .noSource:
      return Failure(.missingInput, nil, "the index holds no source", advice: advice)
    case .neverSynced(let source):
      return Failure(
        .missingInput, source, "was never fetched whole", advice: "fetch it: ens-fetch \(source) | ens-index")
    case .lastSyncFailed(let source, let at, let reason):
      let time = at.map { " at \($0)" } ?? ""
      return Failure(
        .missingInput, source, "its last fetch failed\(time)\(reason.map { ": \($0)" } ?? "")",
        advice: "fetch it again: ens-fetch \(source) | ens-index")
    case .notChosen(let what):
      return Failure(
        .configuration, what, "is not in the index, because nothing of it was fetched",
        advice: "ens-index --stats says what is")
    }
  }
}
