import EnsCLI
import EnsCatalog
import EnsConfig
import EnsPOSIX
import EnsResolve

/// Understands a sentence or a field query and writes what it asks for, in playing order.
struct ResolveCommand: Command {
  static let query = Option.text(
    "where", short: "w", "QUERY", "ask by fields, such as 'artist:\"Miles Davis\" year:1955..1960 sort:year'")
  static let list = Option.choice(
    "list", short: "l", ListSubject.allCases.map(\.rawValue), "list what there is instead of tracks")
  static let kind = Option.choice(
    "kind", short: "k", AnswerKinds.words, repeats: true, "answer only with things of this kind")
  static let source = Option.text(
    "source", "SOURCE", repeats: true, "answer only from this source: its name, or the beginning of its ids")
  static let downloaded = Option.flag("downloaded", "answer only with tracks whose file is here")
  static let limit = Option.count("limit", short: "n", atLeast: 1, "write at most N records an answer")
  static let seed = Option.seed("make random orders the same every time")
  static let explain = Option.flag("explain", "say on standard error what was understood, and why")
  static let candidates = Option.flag("candidates", "write the answers themselves, best first, one record a sentence")
  static let expand = Option.flag("expand", "put the tracks of albums, playlists, artists and the like in their place")
  static let database = Option.file("database", short: "d", variable: "ENS_DATABASE", "use this index")

  private let settings: AnswerSettings
  private let sentence: String?
  private let query: String?
  private let subject: ListSubject?
  private let scope: CatalogScope
  private let database: FilePath

  init(_ arguments: Arguments) throws(UsageError) {
    sentence = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    query = try arguments[Self.query]
    subject = try arguments[Self.list].flatMap { ListSubject(rawValue: $0) }
    var settings = AnswerSettings()
    settings.kinds = AnswerKinds.set(of: try arguments.all(Self.kind))
    settings.limit = try arguments[Self.limit]
    settings.seed = try arguments[Self.seed] ?? SystemEnvironment.randomNumber()
    settings.explains = try arguments.has(Self.explain)
    settings.showsCandidates = try arguments.has(Self.candidates)
    settings.expands = try arguments.has(Self.expand)
    self.settings = settings
    var scope = CatalogScope()
    scope.sources = try arguments.all(Self.source)
    scope.isDownloadedOnly = try arguments.has(Self.downloaded)
    self.scope = scope
    let places = Places(environment: arguments.environment)
    database = try arguments[Self.database].map { FilePath($0) } ?? places.database
    if sentence != nil, subject != nil { throw UsageError("--list takes no sentence: narrow it with --where") }
    if settings.showsCandidates, subject != nil || query != nil {
      throw UsageError("--candidates is for sentences, not for --where and --list")
    }
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    let filter = try query.map { text throws(Failure) in try Self.parse(text, console) }
    let catalog = try CatalogFailure.guarded { () throws(CatalogError) in try Catalog(reading: database, scope: scope) }
    var session = Session(catalog, settings, console, scope)
    var output = console.standardOutput(row: TrackRow.cells)
    if let subject {
      try session.list(subject, filter, to: &output)
    } else if let sentence {
      try session.answer(sentence, filter, to: &output)
    } else if let filter {
      try session.answer(filter, to: &output)
    } else {
      var input = try console.standardInput()
      try session.answerLines(&input, to: &output)
    }
    let found = session.foundCount
    try output.finish()
    return console.status(otherwise: found == 0 ? .nothing : .success)
  }

  private static func parse(_ text: String, _ console: Console) throws(Failure) -> FieldQuery {
    do throws(QueryError) {
      return try FieldQuery(text, now: console.clock.now())
    } catch {
      throw Failure(.usage, "--where:\(error.column)", error.reason, advice: "see ens-resolve(1)")
    }
  }
}
