package import EnsResolve
internal import EnsSQLite

extension Catalog {
  /// A name by its number; nil when there is none, or nothing that bears it is current.
  func name(_ number: Int64, checking: Bool = true) throws(SQLiteError) -> CatalogueName? {
    try statements.name.bind(1, number)
    defer { statements.name.reset() }
    guard try statements.name.step(), let kind = NameKind(rawValue: Int(statements.name.integer(0))) else { return nil }
    if checking, try !isBorne(number, kind) { return nil }
    return CatalogueName(
      id: number, kind: kind, title: statements.name.text(2), folded: statements.name.text(1),
      popularity: try tally(number))
  }

  /// Names by their numbers, popular ones first.
  func names(_ numbers: [Int64], limit: Int) throws(SQLiteError) -> [CatalogueName] {
    var ranked: [(tally: Int, number: Int64)] = []
    for number in numbers { ranked.append((try tally(number), number)) }
    ranked.sort { $0.tally == $1.tally ? $0.number < $1.number : $0.tally > $1.tally }
    var names: [CatalogueName] = []
    for (_, number) in ranked where names.count < limit {
      if let name = try name(number) { names.append(name) }
    }
    return names
  }

  /// How much is behind a name.
  func tally(_ number: Int64) throws(SQLiteError) -> Int {
    let chunk = number / Int64(TallyWriter.chunkNames)
    if tallies[chunk] == nil {
      try statements.tally.bind(1, chunk)
      tallies[chunk] = try statements.tally.step() ? statements.tally.bytes(0) : []
      statements.tally.reset()
    }
    guard let counts = tallies[chunk] else { return 0 }
    return Int(TallyWriter.count(counts.span, Int(number % Int64(TallyWriter.chunkNames))))
  }

  /// Whether something current bears a name, or is credited to it.
  private func isBorne(_ number: Int64, _ kind: NameKind) throws(SQLiteError) -> Bool {
    let value = UInt32(truncatingIfNeeded: number)
    if try hasCurrent(.titled, value) { return true }
    if try hasCurrent(.tracks, value) { return true }
    return try hasCurrent(.albums, value)
  }

  private func hasCurrent(_ relation: Relation, _ value: UInt32) throws(SQLiteError) -> Bool {
    try statements.lists.bind(1, relation.key(value))
    try statements.lists.bind(2, relation.lastKey(value))
    defer { statements.lists.reset() }
    while try statements.lists.step() {
      var rows: [UInt32] = []
      statements.lists.withBytes(0) { PostingCoding.decode($0, into: &rows) }
      if rows.contains(where: { live.all.contains($0) }) { return true }
    }
    return false
  }

  /// The current rows in a list, ascending.
  func rows(_ relation: Relation, _ value: UInt32) throws(SQLiteError) -> [UInt32] {
    try statements.lists.bind(1, relation.key(value))
    try statements.lists.bind(2, relation.lastKey(value))
    defer { statements.lists.reset() }
    var rows: [UInt32] = []
    while try statements.lists.step() { statements.lists.withBytes(0) { PostingCoding.decode($0, into: &rows) } }
    let current = live.all
    return rows.filter { current.contains($0) }
  }

  /// The number of the name of a kind whose text stands in a record; nil when nothing is left of it after folding.
  func number(_ kind: NameKind, _ text: String) throws(SQLiteError) -> Int64? {
    let written = NameText(kind: kind, text: Array(text.utf8))
    if let known = nameNumbers[written] { return known == 0 ? nil : known }
    let folded = TextFolding.fold(text)
    var found: Int64 = 0
    if !folded.isEmpty {
      for (number, candidate) in try numbers(key: TextFolding.key(folded)) where candidate == kind {
        if try name(number, checking: false)?.folded == folded { found = number }
      }
    }
    nameNumbers[written] = found
    return found == 0 ? nil : found
  }

  private func numbers(key: String) throws(SQLiteError) -> [(number: Int64, kind: NameKind)] {
    try statements.keys.bind(1, key)
    defer { statements.keys.reset() }
    var found: [(number: Int64, kind: NameKind)] = []
    while try statements.keys.step() {
      guard let kind = NameKind(rawValue: Int(statements.keys.integer(0))) else { continue }
      found.append((statements.keys.integer(1), kind))
    }
    return found
  }

  /// Goes through keys from `lower` up and gives the names of those that have a fitting length and are wanted.
  private func scan(
    _ sql: String, from lower: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool
  ) throws(SQLiteError) -> [CatalogueName] {
    var select = try connection.prepare(sql)
    try select.bind(1, lower)
    try select.bind(2, lower + "\u{10FFFF}")
    try select.bind(3, Int64(scan))
    var numbers: [Int64] = []
    while try select.step() {
      if select.withBytes(1, { length.contains($0.count) }), isWanted(select.text(1)) {
        numbers.append(select.integer(0))
      }
    }
    return try names(numbers, limit: scan)
  }
}

extension Catalog: Catalogue {
  package func names(key: String, limit: Int) throws(CatalogError) -> [CatalogueName] {
    try database { () throws(SQLiteError) in try names(numbers(key: key).map(\.number), limit: limit) }
  }

  package func names(
    beginning part: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool
  ) throws(CatalogError) -> [CatalogueName] {
    let sql = "SELECT name, key FROM name_key WHERE key >= ?1 AND key < ?2 LIMIT ?3"
    return try database { () throws(SQLiteError) in
      try self.scan(sql, from: part, length: length, scan: scan, where: isWanted)
    }
  }

  package func names(
    ending part: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool
  ) throws(CatalogError) -> [CatalogueName] {
    let sql = "SELECT name, ending FROM name_ending WHERE ending >= ?1 AND ending < ?2 LIMIT ?3"
    return try database { () throws(SQLiteError) in
      try self.scan(sql, from: TextFolding.reversed(part), length: length, scan: scan) { ending in
        isWanted(TextFolding.reversed(ending))
      }
    }
  }

  package func names(
    words: [String], lastIsPrefix: Bool, limit: Int
  ) throws(CatalogError) -> [CatalogueName] {
    try database { () throws(SQLiteError) in
      var search = try WordSearch(connection)
      let numbers = try search.names(words, lastIsPrefix: lastIsPrefix)
      return try names(numbers.map { Int64($0) }, limit: limit)
    }
  }

  package func frequency(of word: String) throws(CatalogError) -> Int {
    try database { () throws(SQLiteError) in
      var search = try WordSearch(connection)
      return try search.frequency(word)
    }
  }
}
