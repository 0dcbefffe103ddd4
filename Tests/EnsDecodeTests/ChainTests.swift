import EnsAudio
import EnsDecode
import Testing

@Suite("chained Ogg files")
struct ChainTests {
  @Test("every link is played, and the length is their sum", arguments: [UInt32(1), 2])
  func links(_ secondSerial: UInt32) throws {
    let first = try Signal.file(Signal.studioFloat, .vorbis(quality: 0.4, serial: 1), frames: 50_000)
    let second = try Signal.file(Signal.studioFloat, .vorbis(quality: 0.4, serial: secondSerial), frames: 31_234)
    let apart =
      try Signal.bytes(DecoderChoice.open(MemorySource(first)))
      + Signal.bytes(DecoderChoice.open(MemorySource(second)))
    let decoder = try DecoderChoice.open(MemorySource(first + second))
    #expect(decoder.length == 81_234)
    #expect(try Signal.bytes(decoder) == apart)
  }

  @Test("seeking crosses links")
  func seeking() throws {
    let first = try Signal.file(Signal.studioFloat, .opus(compression: 0.4, serial: 1), frames: 48_000)
    let second = try Signal.file(Signal.studioFloat, .opus(compression: 0.4, serial: 2), frames: 48_000, start: 48_000)
    let decoder = try DecoderChoice.open(MemorySource(first + second))
    try decoder.seek(to: 60_000)
    #expect(try Signal.bytes(decoder).count == 36_000 * 8)
    try decoder.seek(to: 10_000)
    #expect(try Signal.bytes(decoder).count == 86_000 * 8)
  }
}
