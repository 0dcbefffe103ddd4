import EnsDomain
import EnsLedger
import EnsWire
import Testing

@Suite("which plays become listens")
struct PlayTrackerTests {
  private let now = Instant(milliseconds: 1_800_000_000_000)

  /// Feeds events given as `play event at-second listened-ms duration-ms`, and gives what became of them.
  private func news(_ events: [String], finishing: Bool = true) throws -> [String] {
    var tracker = PlayTracker()
    var result: [String] = []
    for event in events {
      let words = event.split(separator: " ").map(String.init)
      var builder = RecordBuilder(kind: .play, id: "local/m/1.ogg")
      builder.set("play_id", words[0])
      builder.set("event", words[1])
      builder.set("at", Int64(words[2]).map { Instant(milliseconds: $0 * 1000) })
      builder.set("listened_ms", Int64(words[3]))
      builder.set("duration_ms", Int64(words[4]))
      if words[1] == "started" { builder.set("record", raw: Array(#"{"kind":"track","title":"T"}"#.utf8)) }
      for news in tracker.take(try #require(PlayReport(builder.record)), now: now) {
        switch news {
        case .counts(let listen): result.append("counts \(shown(listen))")
        case .over(let listen): result.append("over \(shown(listen))")
        }
      }
    }
    return finishing ? result + tracker.finish().map { "end \(shown($0))" } : result
  }

  private func shown(_ listen: Listen) -> String {
    "\(listen.playID) at \(listen.startedAt.seconds) \(listen.listenedMs) \(listen.record?.string("title") ?? "-")"
  }

  @Test(
    "half of the track or four minutes must be heard, and it must be longer than thirty seconds",
    arguments: [
      (100_000, 50_000, true), (100_000, 49_999, false), (99_999, 49_999, false), (99_999, 50_000, true),
      (30_000, 30_000, false), (30_001, 15_001, true), (30_001, 15_000, false), (1_000_000, 240_000, true),
      (1_000_000, 239_999, false), (480_000, 239_999, false), (0, 240_000, true), (0, 239_999, false),
    ])
  func rule(_ duration: Int, _ listened: Int, _ counts: Bool) throws {
    let events = ["a started 100 0 \(duration)", "a ended 200 \(listened) \(duration)"]
    #expect(try news(events) == (counts ? ["over a at 100 \(listened) T"] : []))
  }

  @Test("a play counts once while it goes on, and is over with its last event")
  func going() throws {
    #expect(
      try news([
        "a started 100 0 100000", "a progress 110 10000 100000", "a progress 160 60000 100000",
        "a progress 170 70000 100000", "a skipped 180 80000 100000",
      ]) == ["counts a at 100 60000 T", "over a at 100 80000 T"])
  }

  @Test(
    "a play without its last event is stopped where it was heard last", arguments: ["progress", "paused", "stalled"])
  func endOfInput(_ event: String) throws {
    #expect(
      try news(["a started 100 0 100000", "a \(event) 160 60000 100000"])
        == ["counts a at 100 60000 T", "end a at 100 60000 T"])
    #expect(try news(["a started 100 0 100000", "a \(event) 140 40000 100000"]) == [])
  }

  @Test("plays may overlap in the stream, and a stream may begin in the middle of one")
  func interleaved() throws {
    #expect(
      try news([
        "a started 100 0 100000", "b started 101 0 100000", "a ended 200 100000 100000", "b failed 160 55000 100000",
      ]) == ["over a at 100 100000 T", "over b at 101 55000 T"])
    #expect(try news(["a progress 160 60000 100000"], finishing: false) == ["counts a at 100 60000 -"])
    #expect(try news(["a ended 160 60000 100000"]) == ["over a at 100 60000 -"])
  }

  @Test("many plays that never end do not pile up: the oldest is taken for stopped")
  func bounded() throws {
    let events = (1...70).map { "p\($0) progress \(1000 + $0) 300000 -" }
    let over = try news(events, finishing: false).filter { $0.hasPrefix("over") }
    #expect(over == (1...6).map { "over p\($0) at \(700 + $0) 300000 -" })
  }

  @Test("the record of a listen has the fields of the track and the track itself, byte for byte")
  func scrobble() throws {
    let track = #"{"kind":"track","v":1, "id":"local/m/1.ogg","title":"T\u00e9","rating":4.50,"new_field":[1.0]}"#
    let listen = Listen(
      playID: "p", id: "local/m/1.ogg", account: nil, startedAt: now, listenedMs: 5, durationMs: nil,
      record: try Record(line: Array(track.utf8)))
    #expect(
      listen.scrobble(listenedAt: now.adding(milliseconds: 1000)).text
        == #"{"kind":"scrobble","v":1,"id":"local/m/1.ogg","play_id":"p","listened_at":"2027-01-15T08:00:01Z","#
        + #""listened_ms":5,"title":"Té","record":"# + track + "}")
  }
}
