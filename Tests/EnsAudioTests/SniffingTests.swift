import EnsAudio
import Testing

@Suite("what bytes are")
struct SniffingTests {
  private static let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x64] + [UInt8](repeating: 0, count: 413)
  private static let tag: [UInt8] = Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 10)

  static let known: [(Payload, [UInt8])] = [
    (.empty, []), (.flac, Array("fLaC".utf8)), (.wav, Array("RIFF....WAVE".utf8)), (.wav, Array("RF64....WAVE".utf8)),
    (.aiff, Array("FORM....AIFC".utf8)), (.caf, Array("caff".utf8)), (.mp4, Array("....ftypM4A ".utf8)),
    (.html, Array("<!doctype html>".utf8)), (.json, Array("  {\"error\":1}".utf8)), (.text, Array("hello\n".utf8)),
    (.image, [0xFF, 0xD8, 0xFF, 0xE0]), (.archive, [0x50, 0x4B, 3, 4]), (.aac, [0xFF, 0xF1, 0x50, 0x80]),
    (.wavpack, Array("wvpk".utf8)), (.ape, Array("MAC ".utf8)), (.asf, [0x30, 0x26, 0xB2, 0x75]),
    (.unknown, [0, 1, 2, 3]), (.ogg, Array("OggS".utf8)),
  ]

  @Test("kinds are told by their first bytes", arguments: known)
  func kinds(_ expected: Payload, _ bytes: [UInt8]) { #expect(Payload(sniffing: bytes) == expected) }

  @Test("MP3 is told by frames that follow each other, behind tags or junk too")
  func mp3() {
    let frames = Self.frame + Self.frame + Self.frame
    #expect(Payload(sniffing: frames) == .mp3)
    #expect(Payload(sniffing: Self.tag + frames) == .mp3)
    #expect(Payload(sniffing: Self.tag + Self.tag + frames) == .mp3)
    #expect(Payload(sniffing: [1, 2, 3, 0xFF, 0xFB] + frames) == .mp3)
  }

  @Test("a sync word that nothing confirms is no MP3")
  func falseSync() { #expect(Payload(sniffing: [0, 0] + Self.frame + [UInt8](repeating: 7, count: 2000)) == .unknown) }

  @Test("FLAC behind an ID3 tag is FLAC")
  func taggedFLAC() { #expect(Payload(sniffing: Self.tag + Array("fLaC".utf8)) == .flac) }

  @Test("no bytes whatever make it fall over")
  func anything() {
    var generator = SeededBytes(state: 4711)
    for _ in 0..<2000 {
      var bytes = (0..<200).map { _ in generator.next() }
      let magics = ["ID3", "OggS", "fLaC", "RIFF", "FORM", "\u{1}vorbis"]
      bytes.replaceSubrange(0..<0, with: Array(magics[Int(generator.next()) % magics.count].utf8))
      _ = Payload(sniffing: bytes)
      _ = FLACStreamInfo(bytes)
      _ = OggPage(bytes)
      if let header = MPEGFrameHeader(bytes, at: 4) { _ = MPEGInfoFrame(bytes, at: 4, header) }
      _ = FLACFrameHeader.last(in: bytes, fixedBlockSize: 4096)
      _ = try? MP4Track(MemorySource(bytes))
    }
  }

  private struct SeededBytes {
    var state: UInt64
    mutating func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }
}
