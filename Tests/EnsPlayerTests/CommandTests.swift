import EnsAudio
import EnsDecode
import EnsPOSIX
import EnsWire
import Testing

@testable import EnsPlayer

/// An output that gives commands when certain amounts of sound have come, as a person would.
private final class ScriptedOutput: AudioOutput {
  let isLive = false
  private let inbox: Inbox
  private var script: [(frame: Int, command: PlayerCommand)]
  private(set) var frames = 0

  init(_ inbox: Inbox, _ script: [(frame: Int, command: PlayerCommand)]) {
    self.inbox = inbox
    self.script = script
  }

  func begin(_ format: PCMFormat) -> PCMFormat { format }

  func write(_ buffer: PCMBuffer) {
    frames += buffer.frames
    while let first = script.first, frames >= first.frame {
      inbox.post(first.command, isRemote: first.command != .stop)
      script.removeFirst()
    }
  }
}

@Suite("commands to a player")
struct CommandTests {
  private let voice = PCMFormat(encoding: .int16, rate: .compactDisc, channels: 1)

  private func run(
    _ script: [(frame: Int, command: PlayerCommand)], tracks: Int = 2
  ) throws -> (events: [Record], frames: Int) {
    let rig = try Rig()
    try rig.encode("a", .flac(compression: 0), 0..<44_100 * 8, voice)
    for _ in 0..<tracks { try rig.add("a") }
    let output = ScriptedOutput(rig.inbox, script)
    return (try rig.play(output).events, output.frames)
  }

  @Test("next leaves the track, and the following one says who asked")
  func next() throws {
    let events = try run([(44_100, .next)]).events
    #expect(events.map { $0.string("event") } == ["started", "skipped", "started", "ended"])
    #expect(events[2].string("reason") == "remote")
    #expect(events[1].bool("next") == true)
    #expect((events[1].integer("listened_ms") ?? 0) < 2000)
  }

  @Test("stop ends the run")
  func stop() throws {
    let events = try run([(44_100, .stop)]).events
    #expect(events.map { $0.string("event") } == ["started", "stopped"])
    #expect(events[1].bool("next") == false)
  }

  @Test("pause and resume lose no sound")
  func pause() throws {
    let (events, frames) = try run([(44_100, .pause), (44_100, .resume)], tracks: 1)
    #expect(events.map { $0.string("event") } == ["started", "paused", "resumed", "ended"])
    #expect(frames == 44_100 * 8)
  }

  @Test("a seek moves the position and not what counts as heard")
  func seek() throws {
    let events = try run([(44_100, .seek(to: 7000))], tracks: 1).events
    #expect(events.map { $0.string("event") } == ["started", "seeked", "ended"])
    #expect(events[1].integer("position_ms") == 7000)
    #expect(events[2].integer("position_ms") == 8000)
    #expect((events[2].integer("listened_ms") ?? 9999) < 3000)
  }

  @Test("a seek beyond either end stops at it")
  func seekLimits() throws {
    let events = try run([(44_100, .seekBy(-60_000)), (88_200, .seekBy(60_000))], tracks: 1).events
    #expect(events.map { $0.integer("position_ms") } == [0, 0, 8000, 8000])
  }

  @Test("previous goes back to the start, and from there to the track before")
  func previous() throws {
    let late = try run([(44_100 * 13, .previous)]).events
    #expect(
      late.map { $0.string("event") } == ["started", "ended", "started", "seeked", "progress", "ended"])
    let early = try run([(44_100 * 9, .previous)]).events
    #expect(
      early.map { $0.string("event") } == [
        "started", "ended", "started", "skipped", "started", "ended", "started", "ended",
      ])
  }

  @Test("commands are read from JSON and written to it")
  func messages() throws {
    let commands: [PlayerCommand] = [
      .stop, .pause, .resume, .toggle, .next, .previous, .seek(to: 90_000), .seekBy(-5), .state,
    ]
    for command in commands { #expect(try ControlMessage.command(ControlMessage.line(command)) == command) }
    #expect(throws: ControlError.notJSON) { _ = try ControlMessage.command(Array("next".utf8)) }
    #expect(throws: ControlError.missing("command")) { _ = try ControlMessage.command(Array("{}".utf8)) }
    #expect(throws: ControlError.unknown("fly")) { _ = try ControlMessage.command(Array("{\"command\":\"fly\"}".utf8)) }
    #expect(throws: ControlError.self) { _ = try ControlMessage.command(Array("{\"command\":\"seek\"}".utf8)) }
  }
}
