import EnsCLI
import EnsConfig
import EnsDomain
import EnsPOSIX
import EnsSource
import EnsSourceList
import EnsWire

/// Writes the catalogue of a source as records, whole or what has changed.
struct FetchCommand: Command {
  static let full = Option.flag("full", "fetch everything; this is what happens without --since")
  static let since = Option.file(
    "since", "FILE|-", "fetch only what differs from what ens-index --cursors printed into FILE, or prints (-)")
  static let kinds = Option<Set<RecordKind>>.parsed(
    "kinds", "KIND,...", "fetch only these: tracks, albums, artists, playlists, hubs, lyrics, movies"
  ) { text throws(UsageError) in try KindChoice.kinds(text) }
  static let library = Option.text("library", "NAME", "fetch only the library of this name")
  static let name = Option.text("name", "NAME", "call a folder's library NAME and not as the folder is called")
  static let all = Option.flag("all", short: "a", "fetch every source that sources.json names")
  static let list = Option.flag("list", "list the sources that have names, and those that were fetched before")

  private let operands: [String]
  private let fetchesAll: Bool
  private let lists: Bool
  private let since: String?
  private let chosenKinds: Set<RecordKind>?
  private let chosenLibrary: String?
  private let chosenName: String?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = arguments.operands
    fetchesAll = try arguments.has(Self.all)
    lists = try arguments.has(Self.list)
    since = try arguments.has(Self.full) ? nil : arguments[Self.since]
    chosenKinds = try arguments[Self.kinds]
    chosenLibrary = try arguments[Self.library]
    chosenName = try arguments[Self.name]
    if try arguments.has(Self.full), try arguments[Self.since] != nil {
      throw UsageError("--full and --since exclude each other")
    }
    if lists {
      try arguments.refuseOperands()
    } else if fetchesAll {
      if !operands.isEmpty { throw UsageError("--all and a source exclude each other") }
    } else if operands.isEmpty {
      throw UsageError("no source: name one of sources.json, or an address such as local:DIR")
    }
    if chosenName != nil, operands.count != 1 { throw UsageError("--name goes with one source") }
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    let places = Places(environment: console.environment)
    let named: SourcesFile
    var servers: ServerList
    do throws(ConfigError) {
      named = try SourcesFile(places.sources)
      servers = try ServerList(places.servers)
    } catch {
      throw Failure(.configuration, nil, error.description)
    }
    if lists { return try SourceListing.write(named, servers, console) }
    let chosen = try addresses(named, servers)
    if chosen.isEmpty {
      throw Failure(.configuration, places.sources.displayed, "names no source", advice: "give one as local:DIR")
    }
    let known = try since.map { path throws(Failure) in try Self.known(path, console) }
    let sink = FetchSink(console)
    var failures: [Failure] = []
    for (address, library) in chosen {
      do throws(Failure) {
        try fetch(address, calling: chosenName ?? library, known, into: sink, &servers, console)
      } catch {
        if sink.failure != nil || chosen.count == 1 {
          try sink.finish()
          throw error
        }
        console.reporter.failure(error)
        failures.append(error)
      }
    }
    try sink.finish()
    if failures.count == chosen.count, let first = failures.first { return first.status }
    return failures.isEmpty ? console.status() : .partial
  }

  /// Where to fetch from, and what a library is called that an id's beginning (`local/music`) was given for.
  private func addresses(
    _ named: SourcesFile, _ servers: ServerList
  ) throws(Failure) -> [(SourceAddress, library: String?)] {
    var addresses: [(SourceAddress, library: String?)] = []
    for text in fetchesAll ? named.entries.map(\.address) : operands {
      if let noted = servers.all.first(where: { $0.origin == text }), let address = SourceAddress(noted.address) {
        addresses.append((address, noted.name))
        continue
      }
      guard let address = SourceAddress(named.address(of: text) ?? text) else {
        throw Failure(
          .usage, text, "is neither a source of sources.json nor an address",
          advice: "see ens-fetch --list, or give a folder as local:DIR")
      }
      addresses.append((address, nil))
    }
    return addresses
  }

  private func fetch(
    _ address: SourceAddress, calling name: String?, _ known: KnownRecords?, into sink: FetchSink,
    _ servers: inout ServerList, _ console: Console
  ) throws(Failure) {
    let source: any Source
    do throws(SourceError) {
      source = try SourceList.open(address, name: name, home: console.environment["HOME"])
    } catch {
      throw Self.failure(error, address)
    }
    if let chosenLibrary, !source.libraries.contains(chosenLibrary) {
      throw Failure(.missingInput, "\(address)", "has no library called \(chosenLibrary)")
    }
    try note(source, address, in: &servers, console)
    do throws(SourceError) {
      let request = SyncRequest(kinds: chosenKinds, known: known?.items(of: source.origin))
      let outcome = try SyncBracket.sync(source, request, into: sink)
      if let reason = outcome.incompleteReason { console.reporter.problem("\(address)", "is not complete: \(reason)") }
    } catch {
      throw sink.failure ?? Self.failure(error, address)
    }
  }

  private func note(
    _ source: any Source, _ address: SourceAddress, in servers: inout ServerList, _ console: Console
  ) throws(Failure) {
    do throws(ConfigError) {
      try SourceList.note(source, in: &servers)
    } catch {
      if case .nameTaken = error {
        throw Failure(.configuration, "\(address)", "\(error)", advice: "use --name to call this one otherwise")
      }
      // The music can be fetched all the same.
      console.reporter.note(nil, "\(error)", advice: "other commands need --source to find the files")
    }
  }

  private static func known(_ path: String, _ console: Console) throws(Failure) -> KnownRecords {
    if path == "-" {
      var reader = try console.standardInput()
      return try KnownRecords(&reader)
    }
    let descriptor: Descriptor
    do throws(POSIXError) { descriptor = try Descriptor(opening: FilePath(path)) } catch { throw Failure(error) }
    var reader = try RecordReader(console, descriptor, name: path)
    return try KnownRecords(&reader)
  }

  private static func failure(_ error: SourceError, _ address: SourceAddress) -> Failure {
    let what = "\(address)"
    switch error {
    case .unknownDialect:
      let known = SourceList.dialects.map { "\($0):" }.joined(separator: ", ")
      return Failure(.usage, what, "\(error)", advice: "known are \(known)")
    case .missing: return Failure(.missingInput, what, "\(error)")
    case .empty:
      return Failure(
        .missingInput, what, "\(error), which is not taken for an empty library", advice: "is its disk mounted?")
    case .notAllowed: return Failure(.notAllowed, what, "\(error)")
    case .unavailable: return Failure(.inputOutput, what, "\(error)")
    case .unknownItem, .notOffered, .stopped: return Failure(.badInput, what, "\(error)")
    }
  }
}
