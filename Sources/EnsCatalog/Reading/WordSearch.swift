internal import EnsSQLite

/// Names by the words they hold.
struct WordSearch: ~Copyable {
  /// Words that the beginning of one may stand for.
  private static let expansions = 300
  private var lists: Statement
  private var frequencies: Statement
  private var beginnings: Statement

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let lists = try connection.prepare("SELECT names FROM word WHERE text = ?1 ORDER BY chunk")
    let frequencies = try connection.prepare("SELECT sum(count) FROM word WHERE text = ?1")
    let beginnings = try connection.prepare("SELECT names FROM word WHERE text >= ?1 AND text < ?2 LIMIT ?3")
    self.lists = lists
    self.frequencies = frequencies
    self.beginnings = beginnings
  }

  /// In how many names a word occurs.
  mutating func frequency(_ word: String) throws(SQLiteError) -> Int {
    try frequencies.bind(1, word)
    defer { frequencies.reset() }
    return try frequencies.step() ? Int(frequencies.integer(0)) : 0
  }

  /// The names that hold all of the words, ascending.
  mutating func names(_ words: [String], lastIsPrefix: Bool) throws(SQLiteError) -> [UInt32] {
    var whole = lastIsPrefix ? Array(words.dropLast()) : words
    var ranked: [(frequency: Int, word: String)] = []
    for word in Set(whole) { ranked.append((try frequency(word), word)) }
    ranked.sort { $0.frequency == $1.frequency ? $0.word < $1.word : $0.frequency < $1.frequency }
    whole = ranked.map(\.word)
    var result: [UInt32]?
    for word in whole {
      let list = try list(word)
      result = result.map { Self.shared($0, list) } ?? list
      if result?.isEmpty == true { return [] }
    }
    guard lastIsPrefix, let last = words.last else { return result ?? [] }
    let list = try list(beginning: last)
    return result.map { Self.shared($0, list) } ?? list
  }

  private mutating func list(_ word: String) throws(SQLiteError) -> [UInt32] {
    try lists.bind(1, word)
    defer { lists.reset() }
    var names: [UInt32] = []
    while try lists.step() { lists.withBytes(0) { PostingCoding.decode($0, into: &names) } }
    return names
  }

  private mutating func list(beginning: String) throws(SQLiteError) -> [UInt32] {
    try beginnings.bind(1, beginning)
    try beginnings.bind(2, beginning + "\u{10FFFF}")
    try beginnings.bind(3, Int64(Self.expansions))
    defer { beginnings.reset() }
    var names: [UInt32] = []
    while try beginnings.step() { beginnings.withBytes(0) { PostingCoding.decode($0, into: &names) } }
    names.sort()
    var previous: UInt32?
    names.removeAll { name in
      defer { previous = name }
      return name == previous
    }
    return names
  }

  /// What two ascending lists share.
  private static func shared(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var shared: [UInt32] = []
    var left = 0
    var right = 0
    while left < one.count, right < other.count {
      if one[left] == other[right] {
        shared.append(one[left])
        left += 1
        right += 1
      } else if one[left] < other[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return shared
  }
}
