import EnsCLI
import EnsCatalog
import EnsPOSIX
import EnsWire

/// Tells what is in the index.
struct IndexListing {
  private let catalog: Catalog
  private let path: FilePath

  init(_ catalog: Catalog, _ path: FilePath) {
    self.catalog = catalog
    self.path = path
  }

  /// Writes the lines that `body` gives.
  func write(
    to console: Console, _ body: ((([UInt8]) -> Bool)) throws(CatalogError) -> Void
  ) throws(Failure) {
    var output = console.standardOutput()
    var failure: Failure?
    try catching { () throws(CatalogError) in
      try body { line in
        do throws(Failure) {
          try output.write(Record(bytes: line, index: Self.index(of: line, isNeeded: !output.writesJSON)))
          return true
        } catch {
          failure = error
          return false
        }
      }
    }
    if let failure { throw failure }
    try output.finish()
  }

  /// Templates need to know where fields are; JSON goes out as it is.
  private static func index(of line: [UInt8], isNeeded: Bool) -> FieldIndex {
    var index = FieldIndex()
    // Lines of the index were valid when they came in.
    if isNeeded { try? index.scan(line.span) }
    return index
  }

  /// Writes one `summary` a source: a table for a person.
  func writeStatistics(to console: Console) throws(Failure) {
    var output = console.standardOutput { record in
      [
        record.string("source") ?? "", record.string("account") ?? "", record.string("outcome") ?? "never synced",
        record.string("last_good") ?? "-", "\(record.integer("tracks") ?? 0) tracks",
        "\(record.integer("albums") ?? 0) albums", "\(record.integer("artists") ?? 0) artists",
        "\(record.integer("playlists") ?? 0) playlists", record.string("reason") ?? "",
      ]
    }
    for source in try catching({ () throws(CatalogError) in try catalog.statistics() }) {
      var record = RecordBuilder(kind: .summary)
      record.set("source", source.name)
      record.set("account", source.account)
      record.set("outcome", source.outcome)
      record.set("reason", source.reason)
      record.set("last_sync", source.lastSync)
      record.set("last_good", source.lastGood)
      record.set("tracks", source.tracks)
      record.set("albums", source.albums)
      record.set("artists", source.artists)
      record.set("playlists", source.playlists)
      record.set("records", source.records)
      try output.write(record)
    }
    try output.finish()
  }

  /// Says what is wrong with the index, or how much is right.
  func check(_ console: Console) throws(Failure) -> ExitStatus {
    let problems = try catching { () throws(CatalogError) in try catalog.problems() }
    for problem in problems {
      console.reporter.problem(path.displayed, problem)
    }
    var record = RecordBuilder(kind: .summary)
    record.set("outcome", problems.isEmpty ? "sound" : "damaged")
    record.set("records", catalog.recordCount)
    record.set("overlay", try catching { () throws(CatalogError) in try catalog.overlayCount() })
    var output = console.standardOutput()
    try output.write(record)
    try output.finish()
    return problems.isEmpty ? .success : .badInput
  }
}
