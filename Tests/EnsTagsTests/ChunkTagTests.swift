import Testing

@testable import EnsTags

@Suite("Tags in WAVE, AIFF and MP4")
struct ChunkTagTests {
  private static let format = FileBytes.chunk(
    "fmt ",
    joined(
      FileBytes.little(1, 2), FileBytes.little(2, 2), FileBytes.little(8000), FileBytes.little(32_000),
      FileBytes.little(4, 2), FileBytes.little(16, 2)))

  @Test("WAVE has an INFO list, which an ID3 tag outranks")
  func readsWave() throws {
    let info = FileBytes.chunk(
      "LIST",
      Array("INFO".utf8) + FileBytes.chunk("INAM", Array("In INFO\0".utf8))
        + FileBytes.chunk("IART", [0x4B, 0xE4, 0x73]))
    var tag = ID3Bytes(version: 3)
    tag.text("TIT2", "In ID3")
    let data = FileBytes.chunk("data", [UInt8](repeating: 0, count: 8000))
    let reading = try FileBytes.read(
      FileBytes.wave(joined(Self.format, info, data, FileBytes.chunk("id3 ", tag.bytes))))
    #expect(reading.container == .wave)
    #expect(reading.tags.title == "In ID3")
    #expect(reading.tags.artist == "Käs")
    #expect(reading.header.duration == 250)
    #expect(reading.audio.count == 8000)
  }

  @Test("a WAVE chunk that is longer than the file is cut, and said")
  func cutsChunks() throws {
    var bytes = FileBytes.wave(Self.format + FileBytes.chunk("data", [UInt8](repeating: 0, count: 400)))
    bytes.removeLast(100)
    let reading = try FileBytes.read(bytes)
    #expect(reading.problems == [.sizeLies(.riffChunk("data"), claimed: 400, available: 300)])
    #expect(reading.header.frameCount == 75)
  }

  @Test("AIFF has a name, an author and a rate in eighty bits")
  func readsAIFF() throws {
    let common = joined(
      FileBytes.big(1, 2), FileBytes.big(22_050), FileBytes.big(24, 2), [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0])
    let chunks = joined(
      FileBytes.chunk("COMM", common, bigEndian: true), FileBytes.chunk("NAME", Array("Tone".utf8), bigEndian: true),
      FileBytes.chunk("AUTH", Array("Ada".utf8), bigEndian: true))
    let reading = try FileBytes.read(
      joined(Array("FORM".utf8), FileBytes.big(chunks.count + 4), Array("AIFF".utf8), chunks))
    #expect(reading.header.sampleRate == 44_100)
    #expect(reading.header.duration == 500)
    #expect(reading.tags.title == "Tone")
    #expect(reading.tags.artist == "Ada")
  }

  private static func movie(_ items: [UInt8], codec: String = "mp4a", wide: Bool = false) -> [UInt8] {
    let entry = joined(
      FileBytes.big(0), FileBytes.big(0, 4), FileBytes.big(0, 8), FileBytes.big(2, 2), FileBytes.big(16, 2),
      FileBytes.big(0), FileBytes.big(44_100 << 16))
    let table = FileBytes.atom("stsd", joined(FileBytes.big(0), FileBytes.big(1), FileBytes.atom(codec, entry)))
    let header = FileBytes.atom(
      "mdhd", joined(FileBytes.big(0), FileBytes.big(0, 8), FileBytes.big(44_100), FileBytes.big(110_250)))
    let handler = FileBytes.atom("hdlr", joined(FileBytes.big(0, 8), Array("soun".utf8), FileBytes.big(0, 13)))
    let media = FileBytes.atom("mdia", joined(header, handler, FileBytes.atom("minf", FileBytes.atom("stbl", table))))
    let tags = FileBytes.atom("udta", FileBytes.atom("meta", FileBytes.big(0) + FileBytes.atom("ilst", items)))
    let body = FileBytes.atom("trak", media) + tags
    let moov =
      wide
      ? joined(FileBytes.big(1), Array("moov".utf8), FileBytes.big(body.count + 16, 8), body)
      : FileBytes.atom("moov", body)
    return joined(FileBytes.atom("ftyp", Array("M4A \0\0\0\0".utf8)), moov, FileBytes.atom("mdat", [1, 2, 3]))
  }

  @Test("MP4 items, freeform ones and covers, in atoms of either size", arguments: [false, true])
  func readsMP4(wide: Bool) throws {
    let free = FileBytes.atom(
      "----",
      FileBytes.atom("mean", FileBytes.big(0) + Array("com.apple.iTunes".utf8))
        + FileBytes.atom("name", FileBytes.big(0) + Array("MusicBrainz Track Id".utf8))
        + FileBytes.data(1, Array("b0b1c2d3-1234-1234-1234-123456789abc".utf8)))
    let items = joined(
      FileBytes.item("©nam", "Töne"), FileBytes.item("©ART", "Ada", "Ben"),
      FileBytes.item("©day", "2011-12-31T00:00:00Z"),
      FileBytes.atom("trkn", FileBytes.data(0, [0, 0, 0, 3, 0, 9, 0, 0])),
      FileBytes.atom("disk", FileBytes.data(0, [0, 0, 0, 1, 0, 2])),
      FileBytes.atom("gnre", FileBytes.data(0, [0, 18])), FileBytes.atom("cpil", FileBytes.data(21, [1])), free,
      FileBytes.atom("covr", FileBytes.data(14, [0x89, 0x50, 0x4E, 0x47])))
    let reading = try FileBytes.read(Self.movie(items, wide: wide))
    #expect(reading.container == .mp4)
    #expect(reading.problems.isEmpty)
    #expect(reading.tags.title == "Töne")
    #expect(reading.tags.artists == ["Ada", "Ben"])
    #expect(reading.tags.date?.description == "2011-12-31")
    #expect(reading.tags.trackNumber == 3)
    #expect(reading.tags.trackTotal == 9)
    #expect(reading.tags.discTotal == 2)
    #expect(reading.tags.genres == ["Rock"])
    #expect(reading.tags.isCompilation == true)
    #expect(reading.tags.musicBrainzID(.recordingID) == "b0b1c2d3-1234-1234-1234-123456789abc")
    #expect(reading.tags.pictures.map(\.mediaType) == ["image/png"])
    #expect(reading.header.codec == "aac")
    #expect(reading.header.duration == 2500)
    #expect(reading.audio.count == 3)
  }

  @Test("iTunes' gapless numbers are taken where they fit the media")
  func readsGaplessNumbers() throws {
    func item(_ text: String) -> [UInt8] {
      FileBytes.atom(
        "----", FileBytes.atom("name", FileBytes.big(0) + Array("iTunSMPB".utf8)) + FileBytes.data(1, Array(text.utf8)))
    }
    let fitting = try FileBytes.read(Self.movie(item(" 00000000 00000840 000001CA 000000000001A5A0"))).header
    #expect(fitting.delay == 2112)
    #expect(fitting.padding == 458)
    #expect(fitting.frameCount == 107_936)
    let foreign = try FileBytes.read(Self.movie(item(" 00000000 00000840 000001CA 00000000FFFFFFFF"))).header
    #expect(foreign.delay == nil)
    #expect(foreign.frameCount == 110_250)
  }
}
