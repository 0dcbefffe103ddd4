import EnsCatalog
import EnsResolve
import EnsTestSupport
import Testing

@Suite("snapshots")
struct SnapshotTests {
  @Test("a snapshot replaces the one before: new, changed, same and removed records are told apart")
  func replaces() throws {
    let library = try Library()
    try library.feed(Lines.snapshot(["One", "Two", "Three"]))
    let lines = [
      Lines.begin(), Lines.track("one", "One"), Lines.track("two", "Two again"), Lines.track("four", "Four"),
      Lines.end(),
    ]
    let report = try #require(try library.feed(lines).first)
    #expect(report.refusal == nil)
    #expect([report.added, report.changed, report.unchanged, report.removed] == [1, 1, 1, 1])
    #expect(try library.titles(TrackQuery(.everything)) == ["One", "Two again", "Four"])
  }

  @Test("a line comes back byte for byte, fields and number formats that nobody knows included")
  func bytes() throws {
    let library = try Library()
    let line = #"{"v":1, "kind":"track","id":"local/m/x","title":"\u0041\/B", "x":1.50e+2 ,"y":[ 1,{}]}"#
    try library.feed([Lines.begin(), line, Lines.end()])
    #expect(try library.dump().contains(line))
  }

  @Test(
    "without its end, with complete:false, or with other counts, the last good snapshot is kept",
    arguments: [
      [Lines.begin(), Lines.track("a", "A")],
      [Lines.begin(), Lines.track("a", "A"), Lines.end("local/m", #","complete":false,"reason":"server left""#)],
      [Lines.begin(), Lines.track("a", "A"), Lines.end("local/m", #","complete":true,"counts":{"track":2}"#)],
    ])
  func keepsTheLastGoodOne(_ bad: [String]) throws {
    let library = try Library()
    try library.feed(Lines.snapshot(["One", "Two"]))
    let report = try #require(try library.feed(bad).first)
    #expect(report.refusal?.outcome == "failed")
    #expect(try library.titles(TrackQuery(.everything)) == ["One", "Two"])
    #expect(try library.open().failedSince()?.source == "local/m")
    try library.feed(Lines.snapshot(["One", "Three"]), SnapshotLimits(maxRemovedPercent: 100))
    #expect(try library.titles(TrackQuery(.everything)) == ["One", "Three"])
    #expect(try library.open().failedSince() == nil)
  }

  @Test("counts need not agree when lines were left out on purpose")
  func filtered() throws {
    let library = try Library()
    let lines = [Lines.begin(), Lines.track("a", "A"), Lines.end("local/m", #","complete":true,"counts":{"track":2}"#)]
    #expect(try library.feed(lines, SnapshotLimits(isFiltered: true)).first?.refusal == nil)
    #expect(try library.titles(TrackQuery(.everything)) == ["A"])
  }

  @Test("a source is emptied only when that is allowed")
  func empties() throws {
    let library = try Library()
    try library.feed(Lines.snapshot(["One"]))
    let refused = try #require(try library.feed([Lines.begin(), Lines.end()]).first)
    #expect(refused.refusal == .wouldEmpty(items: 1))
    #expect(try library.titles(TrackQuery(.everything)) == ["One"])
    #expect(try library.feed([Lines.begin(), Lines.end()], SnapshotLimits(allowsEmpty: true)).first?.refusal == nil)
    #expect(try library.titles(TrackQuery(.everything)).isEmpty)
  }

  @Test("removing more than the limit and more than twenty is refused; twenty of any number are not")
  func removesTooMuch() throws {
    let library = try Library()
    let titles = (1...40).map { "T\($0)" }
    try library.feed(Lines.snapshot(titles))
    let refused = try #require(try library.feed(Lines.snapshot(Array(titles.prefix(19)))).first)
    #expect(refused.refusal == .wouldRemove(items: 21, of: 40, percent: 30))
    #expect(try library.feed(Lines.snapshot(Array(titles.prefix(20)))).first?.refusal == nil)
    #expect(try library.titles(TrackQuery(.everything)).count == 20)
  }

  @Test("brackets of two sources may interleave, and each stands or falls alone")
  func interleaved() throws {
    let library = try Library()
    let lines = [
      Lines.begin("local/m"), Lines.begin("plex/s"), Lines.track("1", "P", source: "plex/s"), Lines.track("a", "A"),
      Lines.track("2", "Q", source: "plex/s"), Lines.end("local/m", #","complete":true,"counts":{"track":1}"#),
      Lines.track("3", "R", source: "plex/s"), Lines.end("plex/s", #","complete":true,"counts":{"track":4}"#),
    ]
    let reports = try library.feed(lines)
    #expect(reports.map(\.refusal) == [nil, .countsDisagree(kind: "track", announced: 4, received: 3)])
    #expect(try library.titles(TrackQuery(.everything)) == ["A"])
  }

  @Test("streams joined end to end are read one after the other")
  func joined() throws {
    let library = try Library()
    try library.feed(
      Lines.snapshot(["One"]) + Lines.snapshot(["P"], source: "plex/s") + Lines.snapshot(["One", "Two"]))
    #expect(Set(try library.titles(TrackQuery(.everything))) == ["One", "Two", "P"])
  }

  @Test("a snapshot of some kinds or libraries leaves the others alone")
  func partial() throws {
    let library = try Library()
    let album = #"{"kind":"album","v":1,"id":"local/m/@b","library":"m","title":"B"}"#
    let other = #"{"kind":"track","v":1,"id":"local/m/o","library":"other","title":"O"}"#
    try library.feed([Lines.begin(), album, Lines.track("a", "A"), other, Lines.end()])
    try library.feed([
      Lines.begin("local/m", #","libraries":["m"],"kinds":["tracks"]"#), Lines.track("c", "C"), Lines.end(),
    ])
    #expect(Set(try library.titles(TrackQuery(.everything))) == ["C", "O"])
    #expect(try library.dump().contains(album))
  }

  @Test("of a record that comes twice in one snapshot the last counts, in a first snapshot and in a later one")
  func repeated() throws {
    let library = try Library()
    for _ in 1...2 {
      try library.feed([
        Lines.begin(), Lines.track("a", "Old"), Lines.track("b", "B"), Lines.track("a", "New"), Lines.end(),
      ])
      #expect(try library.titles(TrackQuery(.everything, order: [TrackOrder(.title)])) == ["B", "New"])
      #expect(try library.open().problems().isEmpty)
    }
  }

  @Test("the same id in two accounts is two records")
  func accounts() throws {
    let library = try Library()
    for account in ["ann", "bob"] {
      try library.feed([
        Lines.begin("plex/s", #","account":"\#(account)""#),
        Lines.track("1", "T", #","account":"\#(account)""#, source: "plex/s"),
        Lines.end("plex/s", #","account":"\#(account)","complete":true"#),
      ])
    }
    #expect(try library.titles(TrackQuery(.everything)).count == 2)
  }

  @Test("records without brackets are one snapshot of the source that is named for them")
  func unmarked() throws {
    let library = try Library()
    let limits = SnapshotLimits(source: "mine")
    #expect(try library.feed([Lines.track("a", "A")]).isEmpty)
    try library.feed([Lines.track("a", "A"), Lines.track("b", "B")], limits)
    #expect(try library.open().statistics().map(\.name) == ["mine"])
    #expect(try library.titles(TrackQuery(.everything)) == ["A", "B"])
  }

  @Test("a dump makes the same index, whatever the history of the one that it came from")
  func dump() throws {
    let library = try Library()
    try library.feed(Lines.snapshot(["One", "Two", "Three"]))
    try library.feed([
      Lines.begin(), Lines.track("two", "2"), Lines.track("zero", "Zero"), Lines.track("one", "One"), Lines.end(),
    ])
    try library.feed(["{\"kind\":\"edit\",\"v\":1,\"id\":\"local/m/one\",\"set\":{\"rating\":4.5,\"favorite\":true}}"])
    let dump = try library.dump(overlay: true)
    let copy = try Library()
    try copy.feed(dump)
    #expect(try copy.dump(overlay: true) == dump)
    #expect(dump.count == 6)
  }
}
