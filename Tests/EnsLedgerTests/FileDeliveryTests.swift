import EnsDomain
import EnsLedger
import EnsPOSIX
import EnsSQLite
import EnsTestSupport
import EnsWire
import Testing

@Suite("listens that go to a file")
struct FileDeliveryTests {
  private let work: TemporaryFolder
  private let now = Instant(milliseconds: 1_800_000_000_000)

  init() throws { work = try TemporaryFolder("ledger") }

  private func listen(_ playID: String, at second: Int64 = 1000, listened: Int64 = 60_000) throws -> Listen {
    Listen(
      playID: playID, id: "local/m/\(playID).ogg", account: nil,
      startedAt: Instant(milliseconds: second * 1000 + 500), listenedMs: listened, durationMs: 100_000,
      record: try Record(line: Array("{\"kind\":\"track\",\"title\":\"\(playID)\"}".utf8)))
  }

  /// One run that is told of some plays; gives what it wrote.
  @discardableResult
  private func run(_ listens: [Listen], isOver: Bool = true) throws -> [String] {
    let ledger = try Ledger(work.file("ledger.db"))
    let file = try ScrobbleFile(work.file("plays"))
    let delivery = FileDelivery(file)
    let isCertain = try delivery.isCertain(ledger)
    try ledger.store(listens.map { ($0, isOver: isOver) }, for: [.file(file)], now: now)
    var written: [String] = []
    try delivery.deliver(ledger, isCertain: isCertain) { written += $0.map(\.playID) }
    return written
  }

  /// What a reader of the file gets: the plays, in order. Every line must be a record.
  private func plays() throws -> [String] {
    let text = try work.text("plays")
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { try Record(line: Array($0.utf8)).string("play_id") ?? "-" }
  }

  /// Makes the ledger forget that a play was reported, as if the power had gone in between.
  private func forget(_ playID: String) throws {
    try Connection(work.file("ledger.db").displayed, .write).run(
      "UPDATE delivery SET is_sent = 0 WHERE play_id = '\(playID)'")
  }

  @Test("a listen is written once, however often it is told")
  func once() throws {
    #expect(try run([listen("a"), listen("b", at: 2000)]) == ["a", "b"])
    #expect(try run([listen("b", at: 2000), listen("c", at: 3000), listen("a")]) == ["c"])
    #expect(try plays() == ["a", "b", "c"])
  }

  @Test("a play that goes on waits, and its last word counts")
  func goesOn() throws {
    #expect(try run([listen("a", listened: 50_000)], isOver: false) == [])
    #expect(try work.text("plays").isEmpty)
    #expect(try run([listen("a", listened: 90_000)]) == ["a"])
    #expect(try work.text("plays").contains("\"listened_ms\":90000"))
    #expect(try run([listen("a", listened: 95_000)]) == [])
  }

  @Test("a play that nobody ended is reported after a while")
  func abandoned() throws {
    try run([listen("a")], isOver: false)
    try Ledger(work.file("ledger.db")).settle(untouchedSince: now)
    #expect(try run([]) == [])
    try Ledger(work.file("ledger.db")).settle(untouchedSince: now.adding(milliseconds: 1))
    #expect(try run([]) == ["a"])
  }

  @Test("two plays that begin in one second get a second each")
  func seconds() throws {
    try run([listen("a"), listen("b"), listen("c", at: 1001), listen("d")])
    let times = try work.text("plays").split(separator: "\n").compactMap {
      try Record(line: Array($0.utf8)).string("listened_at")
    }
    #expect(times == (40...43).map { "1970-01-01T00:16:\($0).500Z" })
    #expect(try plays() == ["a", "b", "c", "d"])
  }

  @Test("killed after the write and before the ledger was told, the next run finds the line")
  func killedBetween() throws {
    try run([listen("a"), listen("b", at: 2000)])
    try forget("a")
    try forget("b")
    #expect(try run([listen("c", at: 3000)]) == ["c"])
    #expect(try plays() == ["a", "b", "c"])
  }

  @Test("killed within the write, the torn line is completed, wherever it was torn")
  func killedWithin() throws {
    try run([listen("a"), listen("b", at: 2000)])
    let whole = try work.read("plays")
    let first = try #require(whole.firstIndex(of: 0x0A)) + 1
    // Every place would do; each costs a few syncs of the disk.
    let places = Set(stride(from: 0, to: whole.count, by: 41)).union([
      1, 2, first - 1, first, first + 1, whole.count - 1,
    ])
    for length in places.sorted() {
      try work.write("plays", Array(whole[..<length]))
      if length < first { try forget("a") }
      try forget("b")
      try run([])
      #expect(try work.read("plays").count == whole.count, "torn at \(length)")
      #expect(try plays().sorted() == ["a", "b"], "torn at \(length)")
    }
  }

  @Test("a torn line that the ledger took for reported is completed too")
  func tornLater() throws {
    try run([listen("a"), listen("b", at: 2000)])
    let whole = try work.read("plays")
    for cut in [1, 2, 50, 150] {
      try work.write("plays", Array(whole.dropLast(cut)))
      try run([])
      #expect(try work.read("plays") == whole, "cut by \(cut)")
    }
  }

  @Test("what somebody else wrote stays, and gets the line feed that it lacks")
  func foreignLines() throws {
    try work.write("plays", "{\"kind\":\"note\"}\nnot a record")
    try run([listen("a")])
    let text = try work.text("plays")
    #expect(text.hasPrefix("{\"kind\":\"note\"}\nnot a record\n{\"kind\":\"scrobble\""))
    try work.write("plays", text + "{\"kind\":\"scr")
    try run([listen("b", at: 2000)])
    try run([listen("c", at: 3000)])
    for play in ["a", "b", "c"] {
      #expect(try work.text("plays").split(separator: "\"play_id\":\"\(play)\"").count == 2)
    }
  }

  @Test("with a new ledger, a file that holds plays already does not get them again")
  func newLedger() throws {
    try run([listen("a"), listen("b", at: 2000)])
    try Files.remove(work.file("ledger.db"))
    #expect(try run([listen("a"), listen("b", at: 2000), listen("c", at: 3000)]) == ["c"])
    #expect(try plays() == ["a", "b", "c"])
  }

  @Test("a file that was moved away is begun anew, without what was reported before")
  func rotated() throws {
    try run([listen("a")])
    try Files.rename(work.file("plays"), to: work.file("plays.old"))
    #expect(try run([listen("a"), listen("b", at: 2000)]) == ["b"])
    #expect(try plays() == ["b"])
  }

  @Test("when the disk is full the listen waits, and goes out when there is room")
  func diskFull() throws {
    let ledger = try Ledger(work.file("ledger.db"))
    let full = try ScrobbleFile("/dev/full")
    try ledger.store([(listen("a"), isOver: true)], for: [.file(full)], now: now)
    #expect(throws: LedgerError.self) {
      try FileDelivery(full).deliver(ledger, isCertain: true) { _ in Issue.record("nothing was written") }
    }
    #expect(try ledger.pending(for: "file:/dev/full").map(\.playID) == ["a"])
    #expect(try ledger.waitingTargets() == ["file:/dev/full"])
  }

  @Test("a file that is no ledger is refused and left alone")
  func foreignLedger() throws {
    try Connection(work.file("other.db").displayed, .create).run("CREATE TABLE x (y)")
    #expect(throws: LedgerError.foreign(path: work.file("other.db").displayed)) {
      _ = try Ledger(work.file("other.db"))
    }
    try work.write("text.db", String(repeating: "no database at all ", count: 100))
    #expect(throws: LedgerError.self) { _ = try Ledger(work.file("text.db")) }
    #expect(try work.text("text.db").hasPrefix("no database"))
  }
}
