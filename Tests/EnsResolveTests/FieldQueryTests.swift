import EnsDomain
import EnsResolve
import Testing

@Suite("field queries")
struct FieldQueryTests {
  private static let now = Instant(rfc3339: "2026-11-30T12:00:00Z") ?? Instant(milliseconds: 0)

  private func filter(_ query: String) throws -> TrackFilter { try FieldQuery(query, now: Self.now).filter }

  @Test("fields, comparisons and ranges become conditions")
  func readsFields() throws {
    #expect(
      try filter(#"artist:"Miles Davis" year:1955..1960 -genre:live rating:>=4"#)
        == .all([
          .contains(.artist, folded: "miles davis", prefix: false),
          .number(.year, NumberBounds(lower: 1955, upper: 1960)),
          .not(.contains(.genre, folded: "live", prefix: false)),
          .number(.rating, NumberBounds(lower: 4)),
        ]))
    #expect(try filter("year:1959") == .number(.year, NumberBounds(exactly: 1959)))
    #expect(try filter("year:<1959") == .number(.year, NumberBounds(upper: 1959, includesUpper: false)))
    #expect(try filter("year:1980s") == .number(.year, NumberBounds(lower: 1980, upper: 1989)))
    #expect(try filter("decade:90s") == .number(.year, NumberBounds(lower: 1990, upper: 1999)))
    #expect(try filter("duration:>5m") == .number(.duration, NumberBounds(lower: 300_000, includesLower: false)))
    #expect(try filter("duration:3:25") == .number(.duration, NumberBounds(exactly: 205_000)))
    #expect(try filter("size:<=10mb") == .number(.size, NumberBounds(upper: 10_000_000)))
    #expect(try filter("title:jaz*") == .contains(.title, folded: "jaz", prefix: true))
    #expect(try filter("title:=AC/DC") == .equals(.title, folded: "ac dc"))
    #expect(try filter("codec:flac") == .contains(.codec, folded: "flac", prefix: false))
    #expect(try filter("is:favorite -downloaded:no") == .all([.flag(.favorite), .not(.not(.flag(.downloaded)))]))
    #expect(try filter("Rós") == .contains(.any, folded: "ros", prefix: false))
  }

  @Test("ages count back from now, dates are spans")
  func readsInstants() throws {
    let day = 86_400_000.0
    let now = Double(Self.now.milliseconds)
    #expect(try filter("added:<30d") == .instant(.added, NumberBounds(lower: now - 30 * day)))
    #expect(try filter("last_played:>1y") == .instant(.played, NumberBounds(upper: now - 365 * day)))
    let may = Double(Instant(rfc3339: "2026-05-01T00:00:00Z")?.milliseconds ?? 0)
    #expect(
      try filter("added:2026-05")
        == .instant(.added, NumberBounds(lower: may, upper: may + 31 * day, includesUpper: false)))
    #expect(
      try filter("added:2026-05-01")
        == .instant(.added, NumberBounds(lower: may, upper: may + day, includesUpper: false)))
    #expect(try filter("added:>=2026-05-01") == .instant(.added, NumberBounds(lower: may)))
    #expect(try filter("added:..2026-04") == .instant(.added, NumberBounds(upper: may, includesUpper: false)))
  }

  @Test("or binds weaker than and, not binds tightest, parentheses group")
  func bindsAsDocumented() throws {
    let a = TrackFilter.contains(.any, folded: "a", prefix: false)
    let b = TrackFilter.contains(.any, folded: "b", prefix: false)
    let c = TrackFilter.contains(.any, folded: "c", prefix: false)
    #expect(try filter("a b or c") == .any([.all([a, b]), c]))
    #expect(try filter("a and (b or not c)") == .all([a, .any([b, .not(c)])]))
    #expect(try filter("a AND -b") == .all([a, .not(b)]))
    #expect(try filter("\"and\"") == .contains(.any, folded: "and", prefix: false))
    #expect(try filter("") == .everything)
  }

  @Test("an order and a limit stand beside the conditions")
  func readsOrder() throws {
    let query = try FieldQuery("genre:jazz sort:year-,album limit:20", now: Self.now)
    #expect(query.filter == .contains(.genre, folded: "jazz", prefix: false))
    #expect(query.order == [TrackOrder(.year, descending: true), TrackOrder(.album)])
    #expect(query.limit == 20)
    #expect(try FieldQuery("sort:random", now: Self.now).filter == .everything)
  }

  @Test(
    "errors name the column",
    arguments: [
      (#"artist:"Miles"#, 8, "the quotation mark is not closed"),
      ("artst:x", 1, "no field is called artst, did you mean artist?"),
      ("title:x year:abc", 14, "not a number: abc"), ("(a or b", 1, "the parenthesis is not closed"),
      ("a)", 2, "a closing parenthesis without an opening one"), ("a or", 5, "a condition is missing here"),
      ("or a", 1, "a condition is missing here"), ("a and and b", 7, "a condition is missing here"),
      ("year:", 6, "year needs a value"), ("x sort:year,nme", 13, nil), ("is:big", 4, nil),
      ("limit:0", 7, "not a count: 0"),
      ("added:soon", 7, nil), ("added:2026-13", 7, nil), ("added:2026-02-30", 7, nil),
      ("-sort:year", 2, "this cannot be negated"), ("not", 4, "a condition is missing here"),
    ] as [(String, Int, String?)])
  func pointsAtTheColumn(_ query: String, _ column: Int, _ reason: String?) {
    let error = #expect(throws: QueryError.self) { try FieldQuery(query, now: Self.now) }
    #expect(error?.column == column)
    if let reason { #expect(error?.reason == reason) }
  }

  @Test("deep nesting and odd characters are refused or read, never a crash")
  func survivesNonsense() {
    #expect(throws: QueryError.self) { try FieldQuery(String(repeating: "(", count: 100_000), now: Self.now) }
    #expect(throws: QueryError.self) { try FieldQuery(String(repeating: "((a) ", count: 200), now: Self.now) }
    #expect((try? FieldQuery("'; drop table x; -- .* [a-z]+ \u{202E}abc", now: Self.now)) != nil)
    #expect((try? FieldQuery(String(repeating: "-", count: 100_000) + "a", now: Self.now)) != nil)
  }
}
