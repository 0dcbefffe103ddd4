internal import EnsSQLite

/// Sources and their scopes, by number.
struct SourceTable {
  /// A part of a source: one library, or '' for what belongs to none.
  struct Scope: Hashable {
    var source: Int64
    var library: String
  }

  private(set) var scopes: [Scope: Int64] = [:]
  private(set) var sources: [Int64: (name: String, account: String)] = [:]
  /// Beginnings of the ids of a source, `SOURCE/SERVER/`.
  private var prefixes: [Int64: [String]] = [:]

  init() {}

  /// Loads the table.
  init(_ connection: borrowing Connection) throws(SQLiteError) {
    var select = try connection.prepare("SELECT id, name, account, prefixes FROM source")
    while try select.step() {
      sources[select.integer(0)] = (select.text(1), select.text(2))
      prefixes[select.integer(0)] = select.text(3).split(separator: "\n").map { String($0) }
    }
    var scope = try connection.prepare("SELECT id, source, library FROM scope")
    while try scope.step() {
      scopes[Scope(source: scope.integer(1), library: scope.text(2))] = scope.integer(0)
    }
  }

  /// Whether a source goes by a name: its own, the beginning of its ids, or the kind of source.
  func isNamed(_ source: Int64, _ name: String) -> Bool {
    if sources[source]?.name == name { return true }
    let beginning = name.hasSuffix("/") ? name : name + "/"
    return prefixes[source]?.contains { $0.hasPrefix(beginning) } ?? false
  }

  /// The number of a source; a new one is made.
  mutating func source(_ name: String, _ account: String, in connection: borrowing Connection) throws(SQLiteError)
    -> Int64
  {
    if let known = sources.first(where: { $0.value == (name, account) }) { return known.key }
    var insert = try connection.prepare("INSERT INTO source(name, account) VALUES (?1, ?2) RETURNING id")
    try insert.bind(1, name)
    try insert.bind(2, account)
    _ = try insert.step()
    let number = insert.integer(0)
    try insert.run()
    sources[number] = (name, account)
    return number
  }

  /// The number of a scope; a new one is made.
  mutating func scope(_ scope: Scope, in connection: borrowing Connection) throws(SQLiteError) -> Int64 {
    if let known = scopes[scope] { return known }
    var insert = try connection.prepare("INSERT INTO scope(source, library) VALUES (?1, ?2) RETURNING id")
    try insert.bind(1, scope.source)
    try insert.bind(2, scope.library)
    _ = try insert.step()
    let number = insert.integer(0)
    try insert.run()
    scopes[scope] = number
    return number
  }

  /// The scopes of a source.
  func scopes(of source: Int64) -> [(number: Int64, library: String)] {
    scopes.filter { $0.key.source == source }.map { ($0.value, $0.key.library) }.sorted { $0.0 < $1.0 }
  }
}
