import EnsSQLite
import Testing

@Suite("statements")
struct StatementTests {
  @Test("what is bound comes back as it was: numbers, text, blobs, nulls and emptiness")
  func roundTrip() throws {
    let connection = try Connection(":memory:", .create)
    try connection.run("CREATE TABLE t(a, b, c, d, e, f)")
    var insert = try connection.prepare("INSERT INTO t VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    let blob: [UInt8] = [0, 255, 10, 0]
    try insert.bind(1, Int64.min)
    try insert.bind(2, "Sigur Rós\u{0}ends")
    try insert.bind(3, blob.span)
    try insert.bind(4, nil as String?)
    try insert.bind(5, "")
    try insert.bind(6, [UInt8]().span)
    try insert.run()

    var select = try connection.prepare("SELECT *, typeof(e), typeof(f) FROM t")
    #expect(try select.step() == true)
    #expect(select.integer(0) == .min)
    #expect(select.text(1) == "Sigur Rós\u{0}ends")
    #expect(select.bytes(2) == blob)
    #expect(select.isNull(3) == true)
    #expect(select.optionalText(3) == nil)
    #expect(select.optionalText(4) == "")
    #expect(select.text(6) == "text")
    #expect(select.text(7) == "blob")
    #expect(try select.step() == false)
  }

  @Test("a statement that was reset runs again with new values")
  func reuse() throws {
    let connection = try Connection(":memory:", .create)
    try connection.run("CREATE TABLE t(a INTEGER)")
    var insert = try connection.prepare("INSERT INTO t VALUES (?1)")
    for number in 1...100 as ClosedRange<Int64> {
      try insert.bind(1, number)
      try insert.run()
    }
    #expect(try connection.integer("SELECT sum(a) FROM t") == 5050)
  }

  @Test("bytes bound as text are text")
  func textBytes() throws {
    let connection = try Connection(":memory:", .create)
    var select = try connection.prepare("SELECT typeof(?1), ?1")
    let bytes = Array("blå".utf8)
    try select.bind(1, text: bytes.span)
    #expect(try select.step() == true)
    #expect(select.text(0) == "text")
    #expect(select.text(1) == "blå")
  }

  @Test("a statement outlives its connection, and nothing stays open on a connection when its statements are gone")
  func lifetimes() throws {
    var connection = Optional(try Connection(":memory:", .create))
    var statement = try connection!.prepare("SELECT 7")
    #expect(connection!.openStatements == 1)
    connection = nil
    #expect(try statement.step() == true)
    #expect(statement.integer(0) == 7)

    let second = try Connection(":memory:", .create)
    for _ in 1...1000 {
      var passing = try second.prepare("SELECT ?1")
      try passing.bind(1, "some text")
      _ = try passing.step()
    }
    #expect(second.openStatements == 0)
  }
}
