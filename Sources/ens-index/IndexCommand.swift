import EnsCLI
import EnsCatalog
import EnsConfig
import EnsPOSIX
import EnsWire

/// Keeps the index: takes catalogue records in, and tells what is there.
struct IndexCommand: Command {
  static let database = Option.file(
    "database", short: "d", variable: "ENS_DATABASE", "keep the index in this file instead of the usual one")
  static let maxRemoved = Option.percent(
    "max-removed", "refuse a sync that would remove more of a source; 30 if not given")
  static let allowEmpty = Option.flag("allow-empty", "let a sync empty a source that had records")
  static let filtered = Option.flag(
    "filtered", "lines were left out on purpose: the counts of sync_end need not agree")
  static let name = Option.text(
    "as", "SOURCE", "keep what comes under this name; records without brackets count as one whole snapshot")
  static let stats = Option.flag("stats", "show what the index holds of each source")
  static let cursors = Option.flag("cursors", "write what ens-fetch --since needs to send changes alone")
  static let dump = Option.flag("dump", "write the current records as a stream that makes the same index again")
  static let check = Option.flag("check", "look for damage")
  static let overlay = Option.flag("overlay", "with --dump, write the overlay too, as edit records")
  static let source = Option.text(
    "source", "SOURCE", repeats: true, "only this source, with --stats, --cursors and --dump")

  /// What is to be done.
  private enum Deed: Hashable {
    case take(SnapshotLimits)
    case stats
    case cursors
    case dump(overlay: Bool)
    case check
  }

  private let deed: Deed
  private let scope: CatalogScope
  private let path: FilePath

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.refuseOperands()
    let chosen = try arguments.chosen(of: [Self.stats, Self.cursors, Self.dump, Self.check])
    let overlay = try arguments.has(Self.overlay)
    if overlay, chosen != "dump" { throw UsageError("--overlay goes with --dump") }
    var scope = CatalogScope()
    scope.sources = try arguments.all(Self.source)
    if chosen == nil, !scope.sources.isEmpty { throw UsageError("--source goes with --stats, --cursors and --dump") }
    switch chosen {
    case "stats": deed = .stats
    case "cursors": deed = .cursors
    case "dump": deed = .dump(overlay: overlay)
    case "check": deed = .check
    default:
      deed = .take(
        SnapshotLimits(
          maxRemovedPercent: try arguments[Self.maxRemoved] ?? 30, allowsEmpty: try arguments.has(Self.allowEmpty),
          isFiltered: try arguments.has(Self.filtered), source: try arguments[Self.name]))
    }
    self.scope = scope
    path = try arguments[Self.database].map { FilePath($0) } ?? Places(environment: arguments.environment).database
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    switch deed {
    case .take(let limits): return try IndexIntake(console, path, limits).run()
    case .cursors where !Files.exists(path): return .success
    default: break
    }
    let catalog = try catching { () throws(CatalogError) in
      let catalog = try Catalog(reading: path, scope: scope)
      try catalog.beginAnswer()
      return catalog
    }
    defer { catalog.endAnswer() }
    switch deed {
    case .stats: try IndexListing(catalog, path).writeStatistics(to: console)
    case .cursors:
      try IndexListing(catalog, path).write(to: console) { (write) throws(CatalogError) in try catalog.cursors(write) }
    case .dump(let overlay):
      try IndexListing(catalog, path).write(to: console) { (write) throws(CatalogError) in
        try catalog.dump(overlay: overlay, write)
      }
    case .check: return try IndexListing(catalog, path).check(console)
    case .take: break
    }
    return console.status()
  }
}
