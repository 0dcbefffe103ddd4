import EnsCatalog
import EnsResolve
import EnsTestSupport
import EnsWire
import Testing

@Suite("deltas and the overlay")
struct DeltaTests {
  private let beginning = Lines.begin("local/m", #","mode":"delta""#)

  @Test("a delta replaces whole records, removes what it names, and leaves the rest")
  func delta() throws {
    let library = try Library()
    try library.feed(Lines.snapshot(["One", "Two", "Three"]))
    let report = try #require(
      try library.feed([
        beginning, Lines.track("two", "2"), #"{"kind":"removed","v":1,"id":"local/m/three"}"#, Lines.track("four", "4"),
        Lines.end("local/m", #","complete":true,"counts":{"track":2,"removed":1}"#),
      ]).first)
    #expect(report.refusal == nil)
    #expect([report.added, report.changed, report.removed] == [1, 1, 1])
    #expect(try library.titles(TrackQuery(.everything)) == ["One", "2", "4"])
  }

  @Test("a moved record takes its overlay along and is not counted as removed")
  func moved() throws {
    let library = try Library()
    try library.feed(Lines.snapshot(["One"]))
    try library.feed([#"{"kind":"edit","v":1,"id":"local/m/one","rating":5}"#])
    let moved = Lines.track("sub/one", "One", #","moved_from":"local/m/one""#)
    let report = try #require(try library.feed([beginning, moved, Lines.end()]).first)
    #expect(report.removed == 0)
    let catalog = try library.open()
    let row = try #require(try catalog.row(id: "local/m/sub/one", account: nil))
    #expect(try Record(line: catalog.line(row: row)).integer("rating") == 5)
    #expect(try catalog.row(id: "local/m/one", account: nil) == nil)
  }

  @Test("a playlist of a delta comes with all its entries, and old ones go")
  func playlists() throws {
    let library = try Library()
    func playlist(_ count: Int) -> [String] {
      [#"{"kind":"playlist","v":1,"id":"local/m/@p","title":"P","track_count":\#(count)}"#]
        + (1...count).map {
          #"{"kind":"playlist_entry","v":1,"playlist_id":"local/m/@p","position":\#($0),"track_id":"local/m/one"}"#
        }
    }
    try library.feed([Lines.begin(), Lines.track("one", "One")] + playlist(3) + [Lines.end()])
    try library.feed([beginning] + playlist(2) + [Lines.end()])
    let catalog = try library.open()
    let content = try catalog.playlist(row: try #require(try catalog.row(id: "local/m/@p", account: nil)))
    let track = try #require(try catalog.row(id: "local/m/one", account: nil))
    #expect(content.isComplete)
    #expect(content.entries == [.track(row: track), .track(row: track)])
  }

  @Test("a playlist with a gap, or with fewer rows than it says, is not complete; a missing track keeps its place")
  func incompletePlaylist() throws {
    let library = try Library()
    try library.feed([
      Lines.begin(), #"{"kind":"playlist","v":1,"id":"local/m/@p","title":"P","track_count":3}"#,
      #"{"kind":"playlist_entry","v":1,"playlist_id":"local/m/@p","position":1,"track_id":"local/m/gone"}"#,
      #"{"kind":"playlist_entry","v":1,"playlist_id":"local/m/@p","position":3,"track_id":"local/m/one"}"#,
      Lines.track("one", "One"), Lines.end(),
    ])
    let catalog = try library.open()
    let content = try catalog.playlist(row: try #require(try catalog.row(id: "local/m/@p", account: nil)))
    #expect(!content.isComplete)
    #expect(content.entries.count == 2)
    guard case .missing? = content.entries.first else {
      Issue.record("\(content)")
      return
    }
  }

  @Test("the overlay outlives syncs, and a play counts once however often it is told")
  func overlay() throws {
    let library = try Library()
    let scrobble =
      #"{"kind":"scrobble","v":1,"id":"local/m/one","play_id":"p1","listened_at":"2026-01-02T03:04:05Z"}"#
    try library.feed([Lines.begin(), Lines.track("one", "One", #","plays":7"#), Lines.end()])
    try library.feed([scrobble, scrobble])
    try library.feed([scrobble, #"{"kind":"download","v":1,"id":"local/m/one","file":"/x/one.flac"}"#])
    try library.feed([Lines.begin(), Lines.track("one", "Uno", #","plays":7"#), Lines.end()])
    let catalog = try library.open()
    let record = try Record(line: catalog.line(row: try #require(try catalog.row(id: "local/m/one", account: nil))))
    #expect(record.integer("plays") == 8)
    #expect(record.string("last_played") == "2026-01-02T03:04:05Z")
    #expect(record.string("file") == "/x/one.flac")
    #expect(record.string("title") == "Uno")
    var downloaded = CatalogScope()
    downloaded.isDownloadedOnly = true
    #expect(try library.titles(TrackQuery(.everything), downloaded) == ["Uno"])
  }

  @Test("the earliest moment at which a record was added is kept")
  func added() throws {
    let library = try Library()
    for day in ["05", "03", "04"] {
      try library.feed([
        Lines.begin(), Lines.track("one", "One", #","added":"2026-01-\#(day)T00:00:00Z""#), Lines.end(),
      ])
    }
    let catalog = try library.open()
    let record = try Record(line: catalog.line(row: try #require(try catalog.row(id: "local/m/one", account: nil))))
    #expect(record.string("added") == "2026-01-03T00:00:00Z")
  }
}
