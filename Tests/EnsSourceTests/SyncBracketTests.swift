import EnsDomain
import EnsSource
import EnsWire
import Testing

@Suite("Brackets around a sync")
struct SyncBracketTests {
  /// A source that gives what it was made with, and then ends so.
  private struct Scripted: Source {
    var records: [RecordBuilder] = []
    var error: SourceError?
    var outcome = SyncOutcome()

    var capabilities: SourceCapabilities {
      SourceCapabilities(kinds: [.track, .album], delta: .cursor, takesPlays: false)
    }
    var origin: String { "made/up" }
    var account: String? { "ada" }
    var libraries: [String] { ["One"] }

    func sync(_ request: SyncRequest, into sink: any RecordSink) throws(SourceError) -> SyncOutcome {
      for record in records { try sink.take(record) }
      if let error { throw error }
      return outcome
    }

    func locateAudio(of id: RecordID) throws(SourceError) -> AudioLocation { throw .unknownItem(id.description) }
    func report(_ play: Record) throws(SourceError) { throw .notOffered("a play") }
  }

  private final class Lines: RecordSink {
    var lines: [String] = []
    var limit = Int.max

    func take(_ record: RecordBuilder) throws(SourceError) {
      guard lines.count < limit else { throw .stopped }
      lines.append(String(decoding: record.bytes, as: UTF8.self))
    }
    func problem(_ what: String, _ why: String) {}
    func note(_ what: String, _ why: String) {}
    func progress(_ count: Int) {}
  }

  private let tracks = [RecordBuilder(kind: .track, id: "made/up/1"), RecordBuilder(kind: .track, id: "made/up/2")]
  private let begin =
    #"{"kind":"sync_begin","v":1,"source":"made/up","account":"ada","libraries":["One"],"kinds":["track","album"],"mode":"full"}"#

  @Test("name the source and count what came")
  func counts() throws {
    let sink = Lines()
    let source = Scripted(
      records: tracks + [RecordBuilder(kind: .album, id: "made/up/3")], outcome: SyncOutcome(cursor: "7"))
    _ = try SyncBracket.sync(source, SyncRequest(), into: sink)
    #expect(sink.lines.first == begin)
    #expect(
      sink.lines.last
        == #"{"kind":"sync_end","v":1,"source":"made/up","account":"ada","complete":true,"counts":{"track":2,"album":1},"cursor":"7"}"#
    )
  }

  @Test("say what a delta begins with, and which kinds were asked for")
  func beginsDeltas() throws {
    let sink = Lines()
    var known = KnownItems()
    known.cursor = "5"
    _ = try SyncBracket.sync(Scripted(), SyncRequest(kinds: [.album, .movie], known: known), into: sink)
    #expect(sink.lines.first?.hasSuffix(#""kinds":["album"],"mode":"delta","cursor":"5"}"#) == true)
  }

  @Test("end a sync that failed, and say so")
  func endsFailures() throws {
    let sink = Lines()
    #expect(throws: SourceError.empty(place: "x")) {
      try SyncBracket.sync(Scripted(records: tracks, error: .empty(place: "x")), SyncRequest(), into: sink)
    }
    #expect(
      sink.lines.last
        == #"{"kind":"sync_end","v":1,"source":"made/up","account":"ada","complete":false,"reason":"holds no music","counts":{"track":2}}"#
    )
  }

  @Test("end nothing when no more is wanted")
  func stops() throws {
    let sink = Lines()
    sink.limit = 2
    #expect(throws: SourceError.stopped) { try SyncBracket.sync(Scripted(records: tracks), SyncRequest(), into: sink) }
    #expect(sink.lines.count == 2)
  }
}
