package import EnsDomain
package import EnsPOSIX
internal import EnsSQLite
package import EnsWire

/// Takes a stream of catalogue records into the index.
///
/// Each source's records stand between `sync_begin` and `sync_end`, and become what readers see when the end has come
/// and is right; until then, and after a failure, they see the snapshot before. `download`, `edit`, `scrobble` and
/// `loudness` records go into the overlay.
package final class CatalogWriter {
  private let path: FilePath
  private let limits: SnapshotLimits
  private let now: () -> Instant
  private let waiting: () -> Void
  /// Whether the index was found where shared memory does not work, so that it is kept without a log.
  package private(set) var hasNoSharedMemory = false
  var session: WriteSession?
  private var brackets: [Bracket] = []
  private var fields = RecordFields()
  private var lastKind: (written: [UInt8], name: String, route: Route) = ([], "", .none)
  /// Brackets that ended badly while the index was being built aside, to be noted when there is one.
  private var failures: [(bracket: Bracket, refusal: SyncRefusal)] = []

  /// What is done with records of a kind.
  private enum Route {
    case none, begin, end, overlay, passOver, remove, keep

    init(_ kind: String) {
      switch kind {
      case "": self = .none
      case "sync_begin": self = .begin
      case "sync_end": self = .end
      case "download", "edit", "scrobble", "loudness": self = .overlay
      case "cursor", "known", "summary", "intent", "resolution", "queue", "play": self = .passOver
      case "removed": self = .remove
      default: self = .keep
      }
    }
  }

  /// - Parameters:
  ///   - now: The time, for what is noted about syncs.
  ///   - waiting: Called when another writer is at work, before waiting for it.
  package init(
    _ path: FilePath, limits: SnapshotLimits = SnapshotLimits(), now: @escaping () -> Instant,
    waiting: @escaping () -> Void = {}
  ) {
    self.path = path
    self.limits = limits
    self.now = now
    self.waiting = waiting
  }

  /// Takes a line that `index` has scanned.
  package func take(_ line: Span<UInt8>, _ index: FieldIndex) throws(CatalogError) -> Intake {
    do { return try route(line, index) } catch { throw giveUp(error) }
  }

  private func route(_ line: Span<UInt8>, _ index: FieldIndex) throws(CatalogError) -> Intake {
    fields.read(line, index)
    let (kind, route) = kind(line)
    switch route {
    case .begin: return try begin(Record(bytes: line.array, index: index))
    case .end: return try end(Record(bytes: line.array, index: index))
    case .overlay: return try overlay(Record(bytes: line.array, index: index))
    case .none: return .refused("has no kind")
    case .passOver: return .passedOver
    case .remove, .keep: break
    }
    if brackets.isEmpty, let source = limits.source { try beginUnmarked(source) }
    guard let session, let bracket = bracket(line) else { return .passedOver }
    return try database { () throws(SQLiteError) in
      swap(&session.store.fields, &fields)
      if route == .remove {
        guard bracket.isDelta else { return .refused("a removed record in a whole snapshot") }
        return try session.remove(line, from: bracket) ? .taken : .refused("has no id")
      }
      return try session.take(line, kind, into: bracket) ? .taken : .refused("has no id")
    }
  }

  /// Makes what has been taken outside of brackets last, and lets other writers in; for when nothing comes for a while.
  package func flush() throws(CatalogError) {
    if brackets.isEmpty {
      do { try close() } catch { throw giveUp(error) }
    }
  }

  /// Ends the stream: brackets that are still open have failed.
  package func finish() throws(CatalogError) -> [SyncReport] {
    do { return try endAll() } catch { throw giveUp(error) }
  }

  /// Leaves the index as it is after an error: what was not turned on is not there.
  private func giveUp(_ error: CatalogError) -> CatalogError {
    brackets = []
    session = nil
    return error
  }

  private func endAll() throws(CatalogError) -> [SyncReport] {
    var reports: [SyncReport] = []
    while let bracket = brackets.first {
      reports.append(try end(bracket, refusal: bracket.isUnmarked ? nil : .endMissing, cursor: nil))
    }
    try close()
    return reports
  }

  /// The kind of the line at hand; most have that of the line before.
  private func kind(_ line: Span<UInt8>) -> (name: String, route: Route) {
    let written = line.extracting(fields.inside(.kind, line))
    let last = lastKind.written
    if !last.isEmpty, written.hasSameBytes(as: last.span) { return (lastKind.name, lastKind.route) }
    let name = fields.string(.kind, line) ?? ""
    lastKind = (written.array, name, Route(name))
    return (name, lastKind.route)
  }

  // MARK: Brackets

  private func begin(_ record: Record) throws(CatalogError) -> Intake {
    guard let source = limits.source ?? record.string("source") else { return .refused("sync_begin has no source") }
    let account = record.account ?? ""
    var reports: [SyncReport] = []
    if let open = brackets.first(where: { $0.source == source && $0.account == account }) {
      reports.append(try end(open, refusal: .endMissing, cursor: nil))
    }
    let session = try openSession(mayBuildAside: true)
    let bracket = try database { () throws(SQLiteError) in
      try session.store.begin()
      let number = try session.sources.source(source, account, in: session.store.connection)
      let kinds = try session.kindNumbers(record.strings("kinds"))
      return Bracket(
        source: source, account: account, sourceNumber: number,
        libraries: record.has("libraries") ? record.strings("libraries") : nil, kinds: kinds,
        isDelta: record.string("mode") == "delta", begun: now())
    }
    brackets.append(bracket)
    return reports.isEmpty ? .taken : .ended(reports)
  }

  /// Takes records without brackets, to their end, as one whole snapshot of a source that was named.
  private func beginUnmarked(_ source: String) throws(CatalogError) {
    var record = RecordBuilder(kind: .syncBegin)
    record.set("source", source)
    _ = try begin(record.record)
    brackets.last?.isUnmarked = true
  }

  private func end(_ record: Record) throws(CatalogError) -> Intake {
    let source = limits.source ?? record.string("source")
    let account = record.account ?? ""
    let matching = brackets.first { $0.source == source && $0.account == account }
    guard let bracket = matching ?? (brackets.count == 1 && source == nil ? brackets.first : nil) else {
      return .refused("sync_end without its sync_begin")
    }
    let refusal = session.flatMap { Self.objection(to: bracket, record, limits, $0.kinds) }
    let report = try end(bracket, refusal: refusal, cursor: record.string("cursor"))
    if brackets.isEmpty { try close() }
    return .ended([report])
  }

  private func end(_ bracket: Bracket, refusal: SyncRefusal?, cursor: String?) throws(CatalogError) -> SyncReport {
    brackets.removeAll { $0 === bracket }
    let session = try openSession(mayBuildAside: true)
    let report = try session.end(bracket, refusal: refusal, cursor: cursor, limits: limits, at: now())
    if let refusal = report.refusal, session.isAside { failures.append((bracket, refusal)) }
    return report
  }

  /// What the end of a bracket says against it.
  private static func objection(
    to bracket: Bracket, _ end: Record, _ limits: SnapshotLimits, _ kinds: KindNumbers
  ) -> SyncRefusal? {
    if end.bool("complete") == false { return .incomplete(reason: end.string("reason")) }
    if limits.isFiltered { return nil }
    guard case .object(let counts) = end.value("counts") else { return nil }
    for member in counts {
      guard let announced = member.value.integerValue.map({ Int($0) }) else { continue }
      let received =
        member.name == "removed"
        ? bracket.receivedRemovals : kinds.known(member.name).flatMap { bracket.received[$0] } ?? 0
      if announced != received { return .countsDisagree(kind: member.name, announced: announced, received: received) }
    }
    return nil
  }

  /// The bracket that a record is part of: the one that is open, or of several the one whose server it is from.
  private func bracket(_ line: Span<UInt8>) -> Bracket? {
    guard let last = brackets.last else { return nil }
    if brackets.count == 1 {
      last.learn(line.extracting(owner(line)))
      return last
    }
    let owner = line.extracting(owner(line)).array
    let account = fields.string(.account, line)
    let fitting = brackets.filter { account == nil || $0.account == account || $0.account.isEmpty }
    return fitting.first { $0.isHome(of: owner) } ?? fitting.last { !$0.hasLearned }
  }

  /// The place of the id that says which server a record is from.
  private func owner(_ line: Span<UInt8>) -> Range<Int> {
    let id = fields.inside(.id, line)
    if !id.isEmpty { return id }
    for field in [IndexedField.playlistID, .hubID, .trackID] {
      let place = fields.inside(field, line)
      if !place.isEmpty { return place }
    }
    return 0..<0
  }

  // MARK: The session

  func openSession(mayBuildAside: Bool) throws(CatalogError) -> WriteSession {
    if let session { return session }
    let opened = try WriteSession(path, mayBuildAside: mayBuildAside, waiting: waiting)
    session = opened
    if !opened.isAside { hasNoSharedMemory = try database { () throws(SQLiteError) in try !opened.store.keepsLog() } }
    return opened
  }

  private func close() throws(CatalogError) {
    guard let open = session else { return }
    defer { session = nil }
    if !open.isAside { return try database { () throws(SQLiteError) in try open.clean() } }
    try open.abandon(noting: failures, at: now())
    failures = []
  }
}
