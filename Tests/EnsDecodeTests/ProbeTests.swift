import EnsAudio
import EnsDecode
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("technical data of sound")
struct ProbeTests {
  private func decodedFrames(_ bytes: [UInt8]) throws -> Int64 {
    let decoder = try DecoderChoice.open(MemorySource(bytes))
    var buffer = PCMBuffer(format: decoder.format, capacity: 4096)
    var frames: Int64 = 0
    // What breaks off counts as far as it goes.
    while (try? decoder.read(into: &buffer, atMost: 4096)) != nil, buffer.frames > 0 { frames += Int64(buffer.frames) }
    return frames
  }

  static let kinds: [(String, String, PCMFormat, AudioFileEncoding)] = [
    ("flac", "flac", Signal.cd24, .flac(compression: 0.5)), ("wav", "pcm", Signal.cd16, .wav),
    ("mp3", "mp3", Signal.cd16, .mp3(kbps: 160)), ("ogg", "vorbis", Signal.cd16, .vorbis(quality: 0.4, serial: 5)),
    ("ogg", "opus", Signal.studioFloat, .opus(compression: 0.4, serial: 5)),
  ]

  @Test("headers tell what decoding tells", arguments: kinds)
  func facts(_ container: String, _ codec: String, _ format: PCMFormat, _ encoding: AudioFileEncoding) throws {
    let file = try Signal.file(format, encoding, frames: 100_003)
    let facts = try AudioProbe.examine(MemorySource(file))
    #expect(facts.container == container)
    #expect(facts.codec == codec)
    #expect(facts.rate == format.rate && facts.channels == 2)
    #expect(facts.frames == 100_003)
    #expect(facts.refusal == nil && facts.oddities.isEmpty)
    #expect(facts.bitDepth == ["flac": 24, "pcm": 16][codec])
    #expect(try decodedFrames(file) == 100_003)
    let kbps = try #require(facts.bitrateKbps)
    if codec == "mp3" { #expect(kbps == 160) } else { #expect(kbps > 10 && kbps < 2200) }
  }

  @Test("a file that is cut off is reported, and its length is what can be heard of it", arguments: kinds)
  func truncated(_ container: String, _ codec: String, _ format: PCMFormat, _ encoding: AudioFileEncoding) throws {
    let whole = try Signal.file(format, encoding, frames: 300_000)
    let cut = Array(whole.prefix(whole.count / 2))
    let facts = try AudioProbe.examine(MemorySource(cut))
    #expect(!facts.oddities.isEmpty)
    let frames = try #require(facts.frames)
    #expect(frames.value > 100_000 && frames.value < 200_000)
    #expect(try decodedFrames(cut) == frames.value)
  }

  @Test("an MP3 without an info frame is measured frame by frame")
  func noInfoFrame() throws {
    let tagged = try Signal.file(Signal.cd16, .mp3(kbps: 128), frames: 100_000)
    let (first, header) = try #require(MPEGFrameHeader.firstFrame(in: tagged, from: 0))
    let bare = Array(tagged[(first + header.size)...])
    let facts = try AudioProbe.examine(MemorySource(bare))
    // Whole MPEG frames, the encoder's delay and padding included.
    #expect(facts.frames.map { $0.value % 1152 } == 0)
    #expect(try decodedFrames(bare) == facts.frames?.value)
  }

  @Test("two MP3s in one file are longer than the first one's header states")
  func doubled() throws {
    let one = try Signal.file(Signal.cd16, .mp3(kbps: 128), frames: 100_000)
    let facts = try AudioProbe.examine(MemorySource(one + one))
    guard case .longerThanStated = facts.oddities.first else { Issue.record("\(facts.oddities)"); return }
    #expect(try decodedFrames(one + one) == facts.frames?.value)
  }

  @Test("links of a chain are counted")
  func chain() throws {
    let one = try Signal.file(Signal.cd16, .vorbis(quality: 0.3, serial: 1), frames: 50_000)
    let two = try Signal.file(Signal.cd16, .vorbis(quality: 0.3, serial: 2), frames: 50_000)
    let facts = try AudioProbe.examine(MemorySource(one + two))
    #expect(facts.oddities == [.chained(links: 2)])
    #expect(facts.frames == 100_000)
  }

  @Test("a FLAC of 32 bits is named and refused with the library's name")
  func deepFLAC() throws {
    var file = try Signal.file(Signal.cd24, .flac(compression: 0), frames: 1000)
    // Bits of a sample less one: five bits from the lowest of the 13th byte of STREAMINFO on.
    file[20] = file[20] | 0x01
    file[21] = file[21] | 0xF0
    let facts = try AudioProbe.examine(MemorySource(file))
    #expect(facts.bitDepth == 32)
    #expect(facts.refusal?.description.hasPrefix("FLAC of 32 bits is not supported by libsndfile") == true)
    #expect(throws: try #require(facts.refusal)) { _ = try DecoderChoice.open(MemorySource(file)) }
  }

  @Test("a tag of any size, or one that lies about its size, hides no MP3", arguments: [12 << 20, 200 << 20])
  func tags(_ claimed: Int) throws {
    let file = try Signal.file(Signal.cd16, .mp3(kbps: 128), frames: 50_000)
    let size = [21, 14, 7, 0].map { UInt8(claimed >> $0 & 0x7F) }
    let tag = Array("ID3".utf8) + [4, 0, 0] + size + [UInt8](repeating: 0, count: min(claimed, 12 << 20))
    let lying = claimed > 12 << 20 ? Array(tag.prefix(500)) : tag
    let facts = try AudioProbe.examine(MemorySource(lying + file))
    #expect(facts.codec == "mp3")
    #expect(facts.frames == 50_000)
  }

  @Test("what is no sound is told what it is", arguments: [("<html>", Payload.html), ("", .empty), ("hello", .text)])
  func notSound(_ text: String, _ payload: Payload) {
    #expect(throws: DecodeError.notPlayable(payload)) { _ = try AudioProbe.examine(MemorySource(Array(text.utf8))) }
  }

  @Test("folders, FIFOs and missing files are refused without waiting")
  func noFiles() throws {
    let folder = try TemporaryFolder()
    #expect(throws: DecodeError.source(.ended("is a directory"))) { _ = try FileSource(folder.path) }
    #expect(throws: DecodeError.self) { _ = try FileSource(folder.file("missing")) }
    _ = try ProgramRun.run("mkfifo", [folder.file("fifo").displayed])
    #expect(throws: DecodeError.source(.ended("is not a regular file"))) { _ = try FileSource(folder.file("fifo")) }
  }
}

@Suite("what iTunes notes about silence")
struct ITunesTests {
  @Test("an MP3 whose encoder noted nothing plays as if it had")
  func trimmed() throws {
    let tagged = try Signal.file(Signal.cd16, .mp3(kbps: 128), frames: 100_000)
    let (first, header) = try #require(MPEGFrameHeader.firstFrame(in: tagged, from: 0))
    let info = try #require(MPEGInfoFrame(tagged, at: first, header))
    let (delay, padding) = (try #require(info.delay), try #require(info.padding))
    func word(_ value: Int, _ digits: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let note = " 00000000 \(word(delay, 8)) \(word(padding, 8)) \(word(100_000, 16)) 00000000"
    let frame = Array("\u{0}engiTunSMPB\u{0}\(note)".utf8)
    let body = Array("COMM".utf8) + [0, 0, 0, UInt8(frame.count), 0, 0] + frame
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, UInt8(body.count)] + body
    let bare = tag + Array(tagged[(first + header.size)...])
    let facts = try AudioProbe.examine(MemorySource(bare))
    #expect(facts.frames == 100_000)
    let expected = try Signal.bytes(DecoderChoice.open(MemorySource(tagged)))
    let decoder = try DecoderChoice.open(MemorySource(bare))
    #expect(try Signal.bytes(decoder) == expected)
    try decoder.seek(to: 60_000)
    #expect(try Signal.bytes(decoder) == Array(expected.dropFirst(60_000 * 4)))
  }

  @Test("a note that does not fit the file is not believed")
  func lying() throws {
    #expect(ITunesGapless("00000000 00000840 000001C4 00000000003F31F8")?.frames == 0x3F_31F8)
    #expect(ITunesGapless("00000000 FFFFFFFF 00000000 0000000000000001") == nil)
    #expect(ITunesGapless("nothing") == nil)
  }
}
