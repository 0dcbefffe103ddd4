import EnsAudio
import EnsDecode
import Testing

@Suite("damaged sound")
struct DamageTests {
  @Test("a broken FLAC frame is silence, and the sound around it stays where it was")
  func flac() throws {
    var file = try Signal.file(Signal.cd16, .flac(compression: 0.5), frames: 200_000)
    let whole = try Signal.bytes(DecoderChoice.open(MemorySource(file)))
    for index in 0..<200 { file[file.count / 2 + index] ^= 0x55 }
    let decoder = try DecoderChoice.open(MemorySource(file))
    let heard = try Signal.bytes(decoder)
    #expect(decoder.gaps > 0)
    #expect(heard.count == whole.count)
    #expect(heard.prefix(100_000) == whole.prefix(100_000))
    #expect(heard.suffix(100_000) == whole.suffix(100_000))
  }

  @Test("MP3 goes on behind damage of any length")
  func mp3() throws {
    var file = try Signal.file(Signal.cd16, .mp3(kbps: 128), frames: 400_000)
    for index in 40_000..<60_000 { file[index] = UInt8(truncatingIfNeeded: index &* 7) & 0x7F }
    let heard = try Signal.bytes(DecoderChoice.open(MemorySource(file)))
    #expect(heard.count > 300_000 * 4)
  }

  @Test("whatever bytes are broken, decoding ends without a crash", arguments: 0..<24)
  func fuzz(_ seed: Int) throws {
    let kinds: [(PCMFormat, AudioFileEncoding)] = [
      (Signal.cd16, .flac(compression: 0.5)), (Signal.cd16, .mp3(kbps: 128)), (Signal.cd16, .wav),
      (Signal.cd16, .vorbis(quality: 0.3, serial: 1)), (Signal.studioFloat, .opus(compression: 0.5, serial: 1)),
      (Signal.cd24, .wav),
    ]
    let (format, kind) = kinds[seed % kinds.count]
    var file = try Signal.file(format, kind, frames: 60_000)
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    // The first half of the seeds break headers, the others anything.
    let reach = seed < 12 ? 300 : file.count
    for _ in 0..<20 { file[next(reach)] = UInt8(next(256)) }
    file.removeLast(next(file.count / 2))
    _ = try? AudioProbe.examine(MemorySource(file))
    guard let decoder = try? DecoderChoice.open(MemorySource(file)) else { return }
    var buffer = PCMBuffer(format: decoder.format, capacity: 4096)
    var blocks = 0
    while (try? decoder.read(into: &buffer, atMost: 4096)) != nil, buffer.frames > 0, blocks < 10_000 { blocks += 1 }
    try? decoder.seek(to: 100)
    try? decoder.read(into: &buffer, atMost: 4096)
    #expect(blocks < 10_000)
  }

  @Test("a source that breaks off says why, and not that the sound is damaged")
  func brokenSource() throws {
    let file = try Signal.file(Signal.cd16, .flac(compression: 0.5), frames: 200_000)
    let decoder = try DecoderChoice.open(BreakingSource(file, until: file.count / 2))
    #expect(throws: DecodeError.source(.ended("the server hung up"))) { _ = try Signal.bytes(decoder) }
  }

  /// A download that ends in the middle.
  private final class BreakingSource: ByteSource {
    private let memory: MemorySource
    private let limit: Int64
    let length: Int64?

    init(_ bytes: [UInt8], until limit: Int) {
      memory = MemorySource(bytes)
      length = Int64(bytes.count)
      self.limit = Int64(limit)
    }

    func read(at offset: Int64, count: Int, into buffer: inout [UInt8]) throws(ByteSourceError) {
      guard offset < limit else { throw .ended("the server hung up") }
      try memory.read(at: offset, count: min(count, Int(limit - offset)), into: &buffer)
    }
  }
}
