import EnsAudio
import EnsDecode
import EnsDomain
import EnsPOSIX
import EnsTestSupport
import EnsWire

@testable import EnsPlayer

/// A player with a folder of its own, for tests.
final class Rig {
  let folder: TemporaryFolder
  let feed = PlayFeed()
  let inbox = Inbox()
  let queue = EventQueue(limit: 100_000, canWait: false)
  var settings = PlayerSettings()
  var complaints: [String] = []

  static let disc = PCMFormat(encoding: .int16, rate: .compactDisc, channels: 2)

  init() throws { folder = try TemporaryFolder() }

  /// A wave with noise, different in each channel, which is the same wherever it is cut.
  static func signal(_ range: Range<Int>, _ format: PCMFormat = disc) -> PCMBuffer {
    var buffer = PCMBuffer(format: format, capacity: range.count)
    buffer.frames = range.count
    for (index, frame) in range.enumerated() {
      for channel in 0..<format.channels {
        var noise = UInt64(bitPattern: Int64(frame * 8 + channel)) &* 0x9E37_79B9_7F4A_7C15
        noise ^= noise >> 29
        let wave = (frame % (100 + channel * 47)) * 0x10_0000 - 0x300_0000
        let value = Int32(truncatingIfNeeded: wave) + Int32(truncatingIfNeeded: noise >> 38)
        let place = index * format.channels + channel
        switch format.encoding {
        case .int16: buffer.int16[place] = Int16(truncatingIfNeeded: value >> 12)
        case .int24: buffer.int32[place] = value & ~0xFF
        case .int32: buffer.int32[place] = value
        case .float32: buffer.float32[place] = Float(value) * 0x1p-31
        }
      }
    }
    return buffer
  }

  /// The bytes that a file has of that signal.
  static func bytes(_ range: Range<Int>, _ format: PCMFormat = disc) -> [UInt8] {
    var bytes: [UInt8] = []
    signal(range, format).appendBytes(to: &bytes)
    return bytes
  }

  /// Encodes a part of the signal into a file of the folder.
  @discardableResult
  func encode(
    _ name: String, _ kind: AudioFileEncoding, _ range: Range<Int>, _ format: PCMFormat = disc
  ) throws -> FilePath {
    var writer = try AudioFileWriter(format: format, as: kind)
    try writer.write(Self.signal(range, format))
    return try folder.write(name, writer.finish())
  }

  /// Queues a record for a file of the folder.
  func add(_ name: String, _ fields: [JSONMember] = []) throws {
    var builder = RecordBuilder(kind: .track, id: "local/test/\(name)")
    builder.set("title", name)
    builder.set("file", folder.file(name).displayed)
    for field in fields { builder.set(field.name, field.value) }
    _ = feed.offer(PlayItem(builder.record, place: "test:1"))
  }

  /// Plays all that was queued and gives the events.
  func play(_ output: any AudioOutput) throws -> (outcome: PlayerOutcome, events: [Record]) {
    feed.complete()
    let player = Player(
      settings, feed: feed, inbox: inbox, events: queue, output: output, seed: 1,
      now: { Instant(milliseconds: 0) }, locate: { Self.locate($0) },
      complain: { self.complaints.append("\($0.name): \($1)") })
    let outcome = try player.run()
    queue.close()
    var events: [Record] = []
    while let more = queue.takeAll() { events += more.map { $0.builder.record } }
    return (outcome, events)
  }

  private static func locate(_ item: PlayItem) -> Result<FilePath, PlayFailure> {
    let path = FilePath(item.record.string("file") ?? "")
    return Files.exists(path) ? .success(path) : .failure(.missing(path))
  }

  /// The samples of a WAV file of the folder that another program could have written: what follows `data`.
  func samples(_ name: String) throws -> (format: PCMFormat, bytes: [UInt8]) {
    let decoder = try DecoderChoice.open(FileSource(folder.file(name)))
    var bytes: [UInt8] = []
    var buffer = PCMBuffer(format: decoder.format, capacity: 4096)
    repeat {
      try decoder.read(into: &buffer, atMost: 4096)
      buffer.appendBytes(to: &bytes)
    } while buffer.frames > 0
    return (decoder.format, bytes)
  }
}
