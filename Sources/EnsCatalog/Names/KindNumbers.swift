internal import EnsSQLite

/// The numbers of record kinds, those that this version does not know included.
struct KindNumbers {
  private var numbers: [String: Int] = [:]
  private var names: [Int: String] = [:]

  init() {}

  /// Loads the numbers.
  init(_ connection: borrowing Connection) throws(SQLiteError) {
    for kind in IndexedKind.allCases { note(kind.rawValue, kind.name) }
    var select = try connection.prepare("SELECT id, name FROM kind")
    while try select.step() { note(Int(select.integer(0)), select.text(1)) }
  }

  /// The name of a kind.
  func name(_ number: Int) -> String { names[number] ?? "unknown" }

  /// The number of a kind that has one.
  func known(_ name: String) -> Int? { numbers[name] }

  /// The number of a kind; a new one gets the next.
  mutating func number(_ name: String, in connection: borrowing Connection) throws(SQLiteError) -> Int {
    if let number = numbers[name] { return number }
    let number = max(IndexedKind.firstUnknown, (names.keys.max() ?? 0) + 1)
    var insert = try connection.prepare("INSERT INTO kind VALUES (?1, ?2)")
    try insert.bind(1, Int64(number))
    try insert.bind(2, name)
    try insert.run()
    note(number, name)
    return number
  }

  private mutating func note(_ number: Int, _ name: String) {
    numbers[name] = number
    names[number] = name
  }
}
