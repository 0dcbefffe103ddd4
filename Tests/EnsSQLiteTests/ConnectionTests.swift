import EnsSQLite
import Testing

@Suite("connections")
struct ConnectionTests {
  @Test("an error names its kind and its SQL, never the bound value")
  func errorsKeepValuesOut() throws {
    let connection = try Connection(":memory:", .create)
    try connection.run("CREATE TABLE t(a TEXT UNIQUE)")
    var insert = try connection.prepare("INSERT INTO t VALUES (?1)")
    try insert.bind(1, "s3cret")
    try insert.run()
    let error = try #require(throws: SQLiteError.self) { try insert.run() }
    guard case .constraint(let detail) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(detail.sql == "INSERT INTO t VALUES (?1)")
    #expect(!"\(error) \(detail)".contains("s3cret"))
  }

  @Test("a mistake in the SQL and an absent file are errors, not crashes")
  func mistakes() throws {
    let connection = try Connection(":memory:", .create)
    #expect(throws: SQLiteError.self) { try connection.run("SELEKT 1") }
    #expect(throws: SQLiteError.self) { try connection.integer("") }
    let missing = #expect(throws: SQLiteError.self) { _ = try Connection("/nonexistent/ens.db", .read) }
    guard case .cannotOpen = missing else {
      Issue.record("\(String(describing: missing))")
      return
    }
  }

  @Test("a transaction whose body throws leaves nothing behind; one that ends keeps all")
  func transactions() throws {
    let connection = try Connection(":memory:", .create)
    try connection.run("CREATE TABLE t(a)")
    #expect(throws: SQLiteError.self) {
      try connection.transaction(.immediate) { (database) throws(SQLiteError) in
        try database.run("INSERT INTO t VALUES (1)")
        try database.run("INSERT INTO nowhere VALUES (1)")
      }
    }
    #expect(try connection.integer("SELECT count(*) FROM t") == 0)
    let isOpen = connection.isInTransaction
    #expect(!isOpen)
    try connection.transaction(.immediate) { (database) throws(SQLiteError) in
      try database.run("INSERT INTO t VALUES (1)")
      try database.run("INSERT INTO t VALUES (2)")
    }
    #expect(try connection.integer("SELECT count(*) FROM t") == 2)
    let changes = connection.changes
    #expect(changes == 1)
  }

  @Test("a file that holds something else is told apart from a damaged database")
  func notADatabase() throws {
    let connection = try Connection("/bin/ls", .read)
    let error = #expect(throws: SQLiteError.self) { try connection.integer("SELECT count(*) FROM sqlite_schema") }
    guard case .notADatabase = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
