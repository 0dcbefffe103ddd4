import EnsAudio
import EnsDecode
import EnsDomain
import EnsPOSIX
import EnsTestSupport
import EnsWire
import Testing

@testable import EnsPlayer

@Suite("play events")
struct PlayEventTests {
  private let voice = PCMFormat(encoding: .int16, rate: .compactDisc, channels: 1)

  @Test("a play starts, makes progress every ten seconds of sound, and ends")
  func order() throws {
    let rig = try Rig()
    try rig.encode("long", .flac(compression: 0), 0..<44_100 * 25, voice)
    try rig.add("long")
    try rig.add("long")
    let events = try rig.play(NullOutput()).events
    let one = ["started", "progress", "progress", "ended"]
    #expect(events.map { $0.string("event") } == one + one)
    #expect(events.map { $0.integer("seq") } == [1, 2, 3, 4, 1, 2, 3, 4])
    #expect(events.prefix(4).map { $0.integer("position_ms") } == [0, 10_000, 20_000, 25_000])
    #expect(events.prefix(4).map { $0.integer("listened_ms") } == [0, 10_000, 20_000, 25_000])
    #expect(events.allSatisfy { $0.integer("duration_ms") == 25_000 && $0.kind == .play })
    #expect(events.compactMap { $0.string("reason") } == ["user", "next"])
    #expect(events.compactMap { $0.bool("next") } == [true, false])
    #expect(Set(events.compactMap { $0.string("play_id") }).count == 2)
    #expect(events[0].string("session") == events[4].string("session"))
  }

  @Test("the first and the last event hold the record byte for byte, the others do not")
  func record() throws {
    let rig = try Rig()
    try rig.encode("short", .wav, 0..<44_100 * 12, voice)
    let path = rig.folder.file("short").displayed
    let line = "{\"kind\":\"track\", \"v\":1,\"id\":\"local/x/y\",\"odd\" : [1e0,\"\\u00e9\"],\"file\":\"\(path)\" }"
    _ = rig.feed.offer(PlayItem(try Record(line: Array(line.utf8)), place: "test:1"))
    let events = try rig.play(NullOutput()).events
    #expect(events.map { $0.rawBytes("record") } == [Array(line.utf8), nil, Array(line.utf8)])
    #expect(events.first?.string("media_source") == path)
    #expect(events.first?.string("method") == "file")
    #expect(events.allSatisfy { $0.id == "local/x/y" })
  }

  @Test("a track that cannot be played is a failed event with the reason, and the rest goes on")
  func failure() throws {
    let rig = try Rig()
    try rig.encode("good", .wav, 0..<1000, voice)
    try rig.folder.write("page", "<!doctype html><p>no music")
    try rig.add("missing")
    try rig.add("page")
    try rig.add("good")
    let (outcome, events) = try rig.play(NullOutput())
    #expect(events.map { $0.string("event") } == ["failed", "failed", "started", "ended"])
    #expect(events[0].string("reason")?.hasPrefix("no such file") == true)
    #expect(events[1].string("reason") == "a web page, which cannot be decoded here")
    #expect(events[1].has("record"))
    #expect(outcome.failed == 2 && outcome.played == 1)
    #expect(rig.complaints.count == 2)
  }

  @Test("five failures in a row end the run, four do not")
  func givingUp() throws {
    let rig = try Rig()
    try rig.encode("good", .wav, 0..<1000, voice)
    let reader = try Thread { [feed = rig.feed] in
      for name in ["a", "b", "c", "d", "good", "a", "b", "c", "d", "e", "good"] {
        let record = RecordBuilder(kind: .track, id: "local/test/\(name)").record
        _ = feed.offer(PlayItem(record, place: "test"))
      }
      feed.complete()
    }
    let player = Player(
      rig.settings, feed: rig.feed, inbox: rig.inbox, events: rig.queue, output: NullOutput(), seed: 1,
      now: { .init(milliseconds: 0) },
      locate: { item in
        item.record.id == "local/test/good" ? .success(rig.folder.file("good")) : .failure(.missing("x"))
      }, complain: { _, _ in })
    let outcome = try player.run()
    reader.join()
    #expect(outcome.gaveUp)
    #expect(outcome.played == 1 && outcome.failed == 9)
  }

  @Test("sound that breaks off is heard as far as it goes, then fails")
  func truncated() throws {
    let rig = try Rig()
    try rig.encode("whole", .flac(compression: 0), 0..<441_000, voice)
    let bytes = try rig.folder.read("whole")
    try rig.folder.write("cut", Array(bytes.prefix(bytes.count / 2)))
    try rig.add("cut")
    let (outcome, events) = try rig.play(NullOutput())
    #expect(events.map { $0.string("event") } == ["started", "failed"])
    let heard = try #require(events[1].integer("listened_ms"))
    #expect(heard > 4000 && heard < 6000)
    #expect(outcome.failed == 1)
  }

  @Test("the start option moves into the first track only")
  func start() throws {
    let rig = try Rig()
    rig.settings.start = 5000
    try rig.encode("a", .flac(compression: 0), 0..<441_000, voice)
    try rig.add("a")
    try rig.add("a")
    let events = try rig.play(NullOutput()).events
    #expect(events.map { $0.integer("position_ms") } == [5000, 10_000, 0, 10_000, 10_000])
    #expect(events.filter { $0.string("event") == "ended" }.map { $0.integer("listened_ms") } == [5000, 10_000])
  }

  @Test("a full queue drops progress, and never the first or last event")
  func fullQueue() throws {
    let queue = EventQueue(limit: 2, canWait: false)
    let item = PlayItem(RecordBuilder(kind: .track, id: "a/b/c").record, place: "test")
    for kind in [PlayEvent.Kind.started, .progress, .progress, .progress, .ended] {
      queue.add(
        PlayEvent(
          kind: kind, play: "p", session: "s", sequence: 1, at: .init(milliseconds: 0), position: 0, listened: 0,
          item: item))
    }
    #expect(queue.takeAll()?.map(\.kind) == [.started, .progress, .ended])
  }

  @Test("gain makes a loud track softer, and the null output takes none")
  func gain() throws {
    let rig = try Rig()
    try rig.encode("loud", .flac(compression: 0), 0..<10_000, Rig.disc)
    try rig.add("loud", [JSONMember("gains", ["track_gain_db": -6.020_599_913_279_624, "track_peak": 1])])
    _ = try rig.play(FileOutput(.file(rig.folder.file("out.raw")), .raw))
    let bytes = try rig.folder.read("out.raw")
    let source = Rig.signal(0..<10_000)
    for index in stride(from: 0, to: 20_000, by: 37) {
      let value = Int(Int16(bitPattern: UInt16(bytes[2 * index]) | UInt16(bytes[2 * index + 1]) << 8))
      #expect(abs(value * 2 - Int(source.int16[index])) <= 1)
    }
  }
}
