import EnsDomain
import Testing

@testable import EnsTags

@Suite("Tag readers and hostile bytes")
struct HostileTagTests {
  private static var samples: [[UInt8]] {
    var tag = ID3Bytes(version: 3)
    tag.text("TIT2", "Title")
    tag.add("APIC", joined([0], Array("image/png\0".utf8), [3, 0, 1, 2, 3]))
    let comment = FileBytes.vorbisComment(["TITLE=Title", "GENRE=Jazz"])
    let items = FileBytes.item("©nam", "Title") + FileBytes.atom("trkn", FileBytes.data(0, [0, 0, 0, 3, 0, 9]))
    let movie = FileBytes.atom(
      "moov", FileBytes.atom("udta", FileBytes.atom("meta", FileBytes.big(0) + FileBytes.atom("ilst", items))))
    return [
      tag.bytes + FileBytes.mpegFrame + TailTagTests.ape([("Title", Array("Title".utf8), 0)])
        + TailTagTests.id3v1(title: "Title"),
      FileBytes.flac([(0, FileBytes.streamInfo()), (4, comment), (6, FileBytes.picture(data: [1, 2, 3]))]),
      FileBytes.ogg([FileBytes.vorbisHead, joined([3], Array("vorbis".utf8), comment)]),
      FileBytes.ogg([FileBytes.opusHead(), Array("OpusTags".utf8) + comment]),
      FileBytes.wave(FileBytes.chunk("LIST", Array("INFO".utf8) + FileBytes.chunk("INAM", Array("Title".utf8)))),
      FileBytes.atom("ftyp", Array("M4A ".utf8)) + movie,
    ]
  }

  @Test("reading never fails, whatever bytes are changed, and never asks for much more than the file", arguments: 0..<6)
  func survivesChangedBytes(sample: Int) throws {
    let original = Self.samples[sample]
    var random = SeededGenerator(seed: UInt64(sample))
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0...random.uniform(below: 4) {
        bytes[Int(random.uniform(below: UInt64(bytes.count)))] = UInt8(truncatingIfNeeded: random.next())
      }
      let reading = try FileBytes.read(bytes)
      #expect(reading.audio.upperBound <= bytes.count)
      for picture in reading.tags.pictures where picture.storage == .plain {
        #expect(picture.offset + picture.length <= bytes.count)
      }
    }
  }

  @Test("every file cut anywhere is read without a crash", arguments: 0..<6)
  func survivesCuts(sample: Int) throws {
    let original = Self.samples[sample]
    #expect(try FileBytes.read(original).tags.title == "Title")
    for length in 0..<original.count { _ = try FileBytes.read(Array(original[..<length])) }
  }

  @Test("an error of the source is the reader's error")
  func passesSourceErrors() {
    struct Broken: RangedBytes {
      let byteCount = 100
      func read(at offset: Int, count: Int) throws(TagError) -> [UInt8] { throw .unreadable(code: 5) }
    }
    #expect(throws: TagError.unreadable(code: 5)) { try TagReader.read(Broken()) }
  }

  @Test("bytes that are no sound have no container")
  func knowsNothingElse() throws {
    for bytes in [[], Array("just a text".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], [UInt8](repeating: 0, count: 5000)] {
      #expect(try FileBytes.read(bytes).container == nil)
    }
  }
}
