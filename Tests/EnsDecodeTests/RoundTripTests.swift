import EnsAudio
import EnsDecode
import Testing

@Suite("sound written and read back")
struct RoundTripTests {
  @Test("FLAC and WAV give back every bit", arguments: [SampleEncoding.int16, .int24], [1, 2, 6])
  func lossless(_ encoding: SampleEncoding, _ channels: Int) throws {
    let format = PCMFormat(encoding: encoding, rate: .compactDisc, channels: channels)
    var expected: [UInt8] = []
    Signal.buffer(format, frames: 5000).appendBytes(to: &expected)
    for kind in [AudioFileEncoding.flac(compression: 0.5), .wav] {
      let decoder = try DecoderChoice.open(MemorySource(Signal.file(format, kind, frames: 5000)))
      #expect(decoder.format == format)
      #expect(decoder.length == 5000)
      #expect(try Signal.bytes(decoder) == expected)
    }
  }

  @Test("a codec with loss keeps the number of frames", arguments: [1, 1152, 44_100, 100_001])
  func lengths(_ frames: Int) throws {
    let mp3 = try Signal.file(Signal.cd16, .mp3(kbps: 192), frames: frames)
    let vorbis = try Signal.file(Signal.studioFloat, .vorbis(quality: 0.5, serial: 7), frames: frames)
    let opus = try Signal.file(Signal.studioFloat, .opus(compression: 0.5, serial: 7), frames: frames)
    for (name, file) in [("mp3", mp3), ("vorbis", vorbis), ("opus", opus)] {
      let decoder = try DecoderChoice.open(MemorySource(file))
      #expect(decoder.length == FrameCount(frames), "\(name)")
      #expect(
        try Signal.bytes(decoder).count == frames * decoder.format.storedBytesPerFrame, "\(name)")
    }
  }

  @Test("what is encoded with loss still sounds like what went in")
  func resemblance() throws {
    let samples = Signal.buffer(Signal.cd16, frames: 30_000).int16[..<60_000].map { Double($0) }
    for kind in [AudioFileEncoding.mp3(kbps: 192), .vorbis(quality: 0.5, serial: 7)] {
      let file = try Signal.file(Signal.cd16, kind, frames: 30_000)
      let decoder = try DecoderChoice.open(MemorySource(file))
      var buffer = PCMBuffer(format: decoder.format, capacity: 1000)
      var heard: [Double] = []
      repeat {
        try decoder.read(into: &buffer, atMost: 1000)
        let count = buffer.frames * buffer.format.channels
        switch buffer.format.encoding {
        case .int16: heard += buffer.int16[..<count].map { Double($0) }
        case .int24, .int32: heard += buffer.int32[..<count].map { Double($0) * 0x1p-16 }
        case .float32: heard += buffer.float32[..<count].map { Double($0) * 0x1p15 }
        }
      } while buffer.frames > 0
      let power = samples.reduce(0) { $0 + $1 * $1 }
      let error = zip(samples, heard).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      #expect(heard.count == samples.count && error < power / 50, "\(kind): \(error / power)")
    }
  }

  @Test("the same sound gives the same file, Ogg serial numbers included")
  func repeatable() throws {
    let kinds: [AudioFileEncoding] = [
      .flac(compression: 1), .vorbis(quality: 0.3, serial: 99), .opus(compression: 0.6, serial: 99), .mp3(kbps: 128),
      .wav,
    ]
    for kind in kinds {
      let format = kind == .opus(compression: 0.6, serial: 99) ? Signal.studioFloat : Signal.cd16
      let file = try Signal.file(format, kind, frames: 30_000)
      #expect(try Signal.file(format, kind, frames: 30_000) == file)
      if let page = OggPage(file) { #expect(page.serial == 99) }
    }
  }

  @Test("seeking lands on the frame asked for", arguments: [0, 1, 4095, 20_000, 29_999, 30_000])
  func seeking(_ place: Int) throws {
    for kind in [AudioFileEncoding.flac(compression: 0.5), .mp3(kbps: 192), .wav] {
      let file = try Signal.file(Signal.cd16, kind, frames: 30_000)
      let whole = try Signal.bytes(DecoderChoice.open(MemorySource(file)))
      let decoder = try DecoderChoice.open(MemorySource(file))
      try decoder.seek(to: FrameCount(place))
      #expect(decoder.position == FrameCount(place))
      #expect(try Signal.bytes(decoder) == Array(whole.dropFirst(place * 4)), "\(kind)")
    }
  }

  @Test("a place beyond the end is refused")
  func seekingBeyond() throws {
    let decoder = try DecoderChoice.open(MemorySource(Signal.file(Signal.cd16, .wav, frames: 10)))
    #expect(throws: DecodeError.seekRefused(11)) { try decoder.seek(to: 11) }
  }

  @Test("floating point is to be had from every codec, and is the same signal")
  func floats() throws {
    let file = try Signal.file(Signal.cd16, .flac(compression: 0.5), frames: 3000)
    let decoder = try DecoderChoice.open(MemorySource(file), .float)
    var floats = PCMBuffer(format: decoder.format, capacity: 3000)
    try decoder.read(into: &floats, atMost: 3000)
    var integers = PCMBuffer(format: Signal.cd16, capacity: 3000)
    floats.convert(to: .int16, into: &integers)
    #expect(integers.int16.prefix(6000) == Signal.buffer(Signal.cd16, frames: 3000).int16.prefix(6000))
  }

  @Test("an encoder's refusal is an error that says what it refused")
  func refusal() throws {
    #expect(throws: DecodeError.self) {
      _ = try AudioFileWriter(format: Signal.studioFloat, as: .flac(compression: 0)).finish()
    }
  }

  @Test("an encoder's tags are in the file")
  func tags() throws {
    var writer = try AudioFileWriter(
      format: Signal.cd16, as: .flac(compression: 0), tags: [.title("Über"), .artist("Ens")])
    try writer.write(Signal.buffer(Signal.cd16, frames: 10))
    let file = writer.finish()
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("Über"))
    #expect(text.contains("Ens"))
  }
}
