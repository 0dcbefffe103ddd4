internal import EnsSQLite
internal import EnsWire

/// Which part of a source one pair of brackets is about.
struct DumpBracket: Hashable {
  /// Empty: all.
  var libraries: [String]
  /// Empty: all.
  var kinds: [String]
}

extension Catalog {
  /// Gives the index as a stream that makes the same index again: for each source the current lines between brackets,
  /// by kind and id, so that the same catalogue always gives the same bytes.
  ///
  /// - Parameters:
  ///   - overlay: Whether the overlay follows, as `edit` records.
  ///   - write: Takes one line; false ends the dump.
  package func dump(overlay: Bool, _ write: ([UInt8]) -> Bool) throws(CatalogError) {
    try database { () throws(SQLiteError) in
      let ordered = sources.sources.sorted { ($0.value.name, $0.value.account) < ($1.value.name, $1.value.account) }
      for (number, source) in ordered where isWanted(number) {
        for (position, bracket) in try dumpBrackets(number).enumerated() {
          guard write(dumpBegin(source, bracket)) else { return }
          guard let counts = try dump(number, bracket, isFirst: position == 0, write) else { return }
          guard write(dumpEnd(source, counts, try cursor(of: number))) else { return }
        }
      }
      if overlay { try dumpOverlay(write) }
    }
  }

  /// Whether the scope leaves a source.
  func isWanted(_ source: Int64) -> Bool {
    scope.sources.isEmpty || scope.sources.contains { sources.isNamed(source, $0) }
  }

  /// Gives the lines of one bracket; their counts, or nil when no more are wanted.
  private func dump(
    _ source: Int64, _ bracket: DumpBracket, isFirst: Bool, _ write: ([UInt8]) -> Bool
  ) throws(SQLiteError) -> [(kind: String, count: Int)]? {
    var counts: [(kind: String, count: Int)] = []
    for kind in Set(live.sets.keys.map(\.kind)).sorted(by: { Self.rank($0) < Self.rank($1) }) {
      let isOwn = bracket.kinds.isEmpty || bracket.kinds.contains(kinds.name(kind))
      guard isOwn || isFirst else { continue }
      var rows = RowSet()
      for scope in sources.scopes(of: source) where Self.belongs(scope.library, to: bracket, isFirst) {
        rows.formUnion(live[LiveSets.Place(scope: scope.number, kind: kind)])
      }
      var count = 0
      for row in try byIdentity(rows) {
        guard let record = try record(row) else { continue }
        guard write(record.line) else { return nil }
        count += 1
      }
      if count > 0 { counts.append((kinds.name(kind), count)) }
    }
    return counts
  }

  /// Whether records of a library are written in a bracket; those that no bracket names go into the first.
  private static func belongs(_ library: String, to bracket: DumpBracket, _ isFirst: Bool) -> Bool {
    bracket.libraries.isEmpty || bracket.libraries.contains(library)
      || isFirst && (library.isEmpty || library.contains("\u{1F}"))
  }

  /// Kinds in the order in which a sync writes them: what is referred to before what refers to it.
  private static func rank(_ kind: Int) -> Int {
    let order: [IndexedKind] = [
      .account, .server, .library, .genre, .mood, .artist, .album, .track, .movie, .lyrics, .playlist, .playlistEntry,
      .collection, .hub, .hubEntry,
    ]
    return IndexedKind(rawValue: kind).flatMap { order.firstIndex(of: $0) } ?? kind
  }

  /// Rows in the order of their ids; entries by what they belong to and their position.
  private func byIdentity(_ rows: RowSet) throws(SQLiteError) -> [UInt32] {
    var batch = TextBatch()
    try rows.forEach { row throws(SQLiteError) in
      guard let record = try record(row) else { return true }
      let line = record.line.span
      var text = RecordIdentity.text(fields, line) ?? ""
      if let owner = fields.string(.playlistID, line) ?? fields.string(.hubID, line) {
        text = "\(owner)#\(Self.padded(fields.integer(.position, line) ?? 0))"
      }
      batch.add(text.utf8Span.span, tag: 0, number: row)
      return true
    }
    var ordered: [UInt32] = []
    batch.drain { (_, _, row) in ordered.append(row) }
    return ordered
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  /// What a source was asked for, joined into as few brackets as tell it exactly.
  private func dumpBrackets(_ source: Int64) throws(SQLiteError) -> [DumpBracket] {
    var kindsOfLibrary: [String: [String]] = [:]
    for (library, kind) in try coverage(of: source) {
      kindsOfLibrary[library, default: []].append(contentsOf: kind.isEmpty ? [] : [kind])
    }
    if kindsOfLibrary.isEmpty {
      let isEmpty = sources.scopes(of: source).allSatisfy { scope in
        live.sets.allSatisfy { $0.key.scope != scope.number || $0.value.isEmpty }
      }
      return isEmpty ? [] : [DumpBracket(libraries: [], kinds: [])]
    }
    var brackets: [[String]: [String]] = [:]
    for (library, kinds) in kindsOfLibrary { brackets[kinds.sorted(), default: []].append(library) }
    return brackets.map { kinds, libraries in
      DumpBracket(libraries: libraries.contains("") ? [] : libraries.sorted(), kinds: kinds)
    }.sorted {
      ($0.libraries.joined(separator: "\n"), $0.kinds.count) < ($1.libraries.joined(separator: "\n"), $1.kinds.count)
    }
  }

  private func dumpBegin(_ source: (name: String, account: String), _ bracket: DumpBracket) -> [UInt8] {
    var record = RecordBuilder(kind: .syncBegin)
    record.set("source", source.name)
    record.set("account", source.account)
    record.set("libraries", bracket.libraries)
    record.set("kinds", bracket.kinds)
    record.set("mode", "full")
    return record.bytes
  }

  private func dumpEnd(
    _ source: (name: String, account: String), _ counts: [(kind: String, count: Int)], _ cursor: String?
  ) -> [UInt8] {
    var record = RecordBuilder(kind: .syncEnd)
    record.set("source", source.name)
    record.set("account", source.account)
    record.set("complete", true)
    record.set("counts", .object(counts.map { JSONMember($0.kind, .integer(Int64($0.count))) }))
    record.set("cursor", cursor)
    return record.bytes
  }

  private func dumpOverlay(_ write: ([UInt8]) -> Bool) throws(SQLiteError) {
    for overlay in try overlays() {
      var record = RecordBuilder(kind: .edit, id: overlay.id)
      record.set("account", overlay.account)
      var object = Array("{".utf8)
      for (position, value) in overlay.values.enumerated() {
        if position > 0 { object.append(UInt8(ascii: ",")) }
        RecordText.append(value.name, to: &object)
        object.append(UInt8(ascii: ":"))
        object.append(contentsOf: value.json.utf8)
      }
      object.append(UInt8(ascii: "}"))
      guard write(record.record.setting("set", raw: object).bytes) else { return }
    }
  }

  private func overlays() throws(SQLiteError) -> [(account: String, id: String, values: [(name: String, json: String)])]
  {
    var overlays: [(account: String, id: String, values: [(name: String, json: String)])] = []
    var select = try connection.prepare("SELECT account, id, name, value FROM overlay ORDER BY account, id, name")
    while try select.step() {
      let (account, id) = (select.text(0), select.text(1))
      if overlays.last.map({ $0.account == account && $0.id == id }) != true { overlays.append((account, id, [])) }
      overlays[overlays.count - 1].values.append((select.text(2), select.text(3)))
    }
    return overlays
  }

  /// Where a source's last good sync ended.
  func cursor(of source: Int64) throws(SQLiteError) -> String? {
    try connection.text("SELECT cursor FROM source WHERE id = \(source)")
  }
}
