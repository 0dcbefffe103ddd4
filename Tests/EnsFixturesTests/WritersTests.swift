import EnsAudio
import Testing

@testable import EnsFixtures

@Suite("what fixture files are made of")
struct WritersTests {
  @Test(
    "base 64 as RFC 4648 has it",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func base64(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
  }

  @Test(
    "a packet of any size is laid on pages that add up",
    arguments: [0, 1, 254, 255, 256, 65_024, 65_025, 65_026, 200_000])
  func pages(size: Int) throws {
    var writer = OggPageWriter(serial: 77)
    let packet = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    writer.append([packet, [1, 2, 3]], isFirst: true)
    var body: [UInt8] = []
    var offset = 0
    var count = 0
    while offset < writer.bytes.count {
      let page = try #require(OggPage(writer.bytes, at: offset))
      #expect(page.serial == 77 && page.isFirst == (count == 0))
      #expect(ByteWriter.littleEndian(writer.bytes, at: offset + 18) == count)
      #expect(
        OggPage.checksum(writer.bytes, offset..<(offset + page.size))
          == UInt32(ByteWriter.littleEndian(writer.bytes, at: offset + 22)))
      body += writer.bytes[(offset + page.headerSize)..<(offset + page.size)]
      offset += page.size
      count += 1
    }
    #expect(body == packet + [1, 2, 3])
  }

  @Test(
    "notes have the frequencies of equal temperament",
    arguments: [(69, 440.0), (57, 220.0), (81, 880.0), (60, 261.6256), (36, 65.4064), (35, 61.7354)])
  func pitch(note: Int, hertz: Double) {
    #expect(abs(Pitch.hertz(note) - hertz) < 0.001)
  }

  @Test(
    "music fills its time, neither clipped nor silent, and differs by genre",
    arguments: ["Jazz", "Rock", "Electronic", "Classical", "Ambient", "Pop"])
  func music(genre: String) throws {
    var generator = FixtureSeed(1).generator(.sound, 1)
    let piece = Composition(genre: genre, milliseconds: 3000, using: &generator)
    let sound = try Synthesizer.render(piece, frames: 132_300, rate: .compactDisc)
    #expect(sound.frames == 132_300)
    let loudness = Loudness(of: sound)
    #expect(loudness.peak > 0.5 && loudness.peak <= 0.8)
    let gain = try #require(loudness.gainDB)
    #expect((-12...8).contains(gain), "\(gain)")
    // Every half second is heard.
    for start in stride(from: 0, to: 120_000, by: 22_050) {
      #expect(sound.float32[(2 * start)..<(2 * start + 44_100)].contains { abs($0) > 0.02 })
    }
  }

  @Test("an ID3v1 tag is 128 bytes and writes what Latin-1 has")
  func id3v1() {
    var tags = FileTags()
    tags.title = "Déjà 夜"
    tags.trackNumber = 9
    let tag = ID3v1Writer.tag(tags)
    #expect(tag.count == 128)
    #expect(Array(tag[..<11]) == Array("TAG".utf8) + [0x44, 0xE9, 0x6A, 0xE0, 0x20, 0x3F, 0, 0][..<8])
    #expect(tag[126] == 9)
  }
}
