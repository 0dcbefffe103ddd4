import EnsAudio
import Testing

@Suite("WAV headers")
struct WAVHeaderTests {
  private let stereo = PCMFormat(encoding: .int16, rate: .compactDisc, channels: 2)

  private func number(_ bytes: [UInt8], at offset: Int, _ count: Int = 4) -> UInt64 {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test("a stream whose end is unknown has the 44 bytes that every program knows, with the largest sizes")
  func streamed() {
    let bytes = WAVHeader(format: stereo, extent: .streamed).bytes
    #expect(bytes.count == 44)
    #expect(bytes.starts(with: "RIFF".utf8))
    #expect(number(bytes, at: 4) == 0xFFFF_FFFF && number(bytes, at: 40) == 0xFFFF_FFFF)
  }

  @Test("a finished file states its sizes and keeps its length while they change")
  func finished() {
    let empty = WAVHeader(format: stereo, extent: .frames(0)).bytes
    let full = WAVHeader(format: stereo, extent: .frames(1000)).bytes
    #expect(empty.count == full.count)
    #expect(number(full, at: full.count - 4) == 4000)
    #expect(number(full, at: 4) == UInt64(full.count - 8 + 4000))
  }

  @Test("more than 4 GiB become RF64 in the same number of bytes")
  func large() {
    let header = WAVHeader(format: stereo, extent: .frames(FrameCount(Int64(1) << 31)))
    let bytes = header.bytes
    #expect(header.isRF64)
    #expect(bytes.starts(with: "RF64".utf8))
    #expect(bytes.count == WAVHeader(format: stereo, extent: .frames(0)).bytes.count)
    #expect(number(bytes, at: 4) == 0xFFFF_FFFF)
    #expect(bytes[12..<16].elementsEqual("ds64".utf8))
    #expect(number(bytes, at: 28, 8) == UInt64(1) << 33)
  }

  @Test("an odd number of bytes is padded")
  func padding() {
    let mono24 = PCMFormat(encoding: .int24, rate: .compactDisc, channels: 1)
    #expect(WAVHeader(format: mono24, extent: .frames(1)).padding == [0])
    #expect(WAVHeader(format: stereo, extent: .frames(1)).padding == [])
  }
}
