import EnsCLI
import EnsCatalog
import EnsResolve
import EnsWire

/// One open index, and the questions that are asked of it one after another.
struct Session {
  let catalog: Catalog
  let settings: AnswerSettings
  let console: Console
  let scope: CatalogScope
  private let resolver: Resolver<Catalog>
  /// How many records were found, over all answers.
  private(set) var foundCount = 0

  init(_ catalog: Catalog, _ settings: AnswerSettings, _ console: Console, _ scope: CatalogScope) {
    self.catalog = catalog
    self.settings = settings
    self.console = console
    self.scope = scope
    resolver = Resolver(catalog)
  }

  /// Answers one sentence; `filter` narrows what it plays.
  mutating func answer(_ sentence: String, _ filter: FieldQuery?, to output: inout RecordWriter) throws(Failure) {
    try begin()
    defer { catalog.endAnswer() }
    if let row = try row(linkedBy: sentence) { return try expand(row, to: &output) }
    let most = settings.showsCandidates ? settings.limit ?? 10 : 3
    let resolution = try CatalogFailure.guarded { () throws(CatalogError) in
      try resolver.resolve(sentence, kinds: settings.kinds, limit: most)
    }
    if settings.explains { explain(resolution) }
    if settings.showsCandidates {
      foundCount += resolution.candidates.count
      return try output.write(try ResolutionRecord(resolution, catalog).builder)
    }
    try play(resolution, filter, to: &output)
  }

  /// Writes the tracks of a field query.
  mutating func answer(_ query: FieldQuery, to output: inout RecordWriter) throws(Failure) {
    try begin()
    defer { catalog.endAnswer() }
    let tracks = TrackQuery(query.filter, order: query.order, limit: most(query.limit), seed: settings.seed)
    if try write(rows(of: tracks), to: &output) == 0 { try sayEmpty("no track fits the query", nearest: []) }
  }

  /// Answers line by line: a line that begins with `{` is a record, any other a sentence.
  mutating func answerLines(_ input: inout RecordReader, to output: inout RecordWriter) throws(Failure) {
    while try input.nextLine(flushing: &output) {
      if input.firstByte == UInt8(ascii: "{") {
        if try input.scan() { try answer(input.record(), at: input.place, to: &output) }
      } else {
        try answer(input.text, nil, to: &output)
      }
      try output.flush()
    }
  }

  /// Everything from here to `endAnswer` is of one state of the index.
  func begin() throws(Failure) {
    try CatalogFailure.guarded { () throws(CatalogError) in try catalog.beginAnswer() }
  }

  private mutating func play(
    _ resolution: Resolution, _ filter: FieldQuery?, to output: inout RecordWriter
  ) throws(Failure) {
    guard let plan = plan(resolution) else {
      return try sayEmpty("nothing matches: \(resolution.query)", nearest: resolution.nearMisses)
    }
    let rows = try rows(of: plan, filter)
    if rows.isEmpty {
      return try sayEmpty("\(Explanation(resolution).understood) has no tracks here", nearest: [])
    }
    if output.writesJSON { try output.write(ResolutionRecord.intent(resolution)) }
    try write(rows, to: &output)
    sayOnceIfStale()
  }

  private func plan(_ resolution: Resolution) -> PlayPlan? {
    if let best = resolution.candidates.first { return PlayPlan(best, of: resolution, seed: settings.seed) }
    return resolution.asksForEverything ? .everything(seed: settings.seed) : nil
  }

  /// Writes rows, no more than the limit; gives how many.
  @discardableResult
  mutating func write(_ rows: [Int64], to output: inout RecordWriter) throws(Failure) -> Int {
    var count = 0
    for row in rows.prefix(settings.limit ?? .max) {
      guard let record = try record(row) else { continue }
      try output.write(record)
      count += 1
    }
    foundCount += count
    return count
  }

  /// The stored record with its overlay; nil when it is gone.
  func record(_ row: Int64) throws(Failure) -> Record? {
    let line = try CatalogFailure.guarded { () throws(CatalogError) in try catalog.line(row: row) }
    do throws(RecordError) { return try Record(line: line) } catch { return nil }
  }

  /// Counts what was written otherwise.
  mutating func count(_ records: Int) { foundCount += records }

  private func explain(_ resolution: Resolution) {
    for line in Explanation(resolution).lines { console.reporter.note(nil, line) }
  }
}
