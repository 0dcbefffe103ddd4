import Testing

@testable import EnsTags

@Suite("Tags at the end of a file")
struct TailTagTests {
  static func id3v1(title: String, track: UInt8 = 0, genre: UInt8 = 255) -> [UInt8] {
    func field(_ text: String, _ size: Int) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: size - text.utf8.count)
    }
    return joined(
      Array("TAG".utf8), field(title, 30), field("Old Artist", 30), field("Old Album", 30), field("1994", 4),
      field("", 28), [0, track, genre])
  }

  static func ape(_ items: [(String, [UInt8], Int)], count: Int? = nil) -> [UInt8] {
    var body: [UInt8] = []
    for (name, value, flags) in items {
      body += joined(FileBytes.little(value.count), FileBytes.little(flags), Array(name.utf8), [0], value)
    }
    return joined(
      body, Array("APETAGEX".utf8), FileBytes.little(2000), FileBytes.little(body.count + 32),
      FileBytes.little(count ?? items.count), [UInt8](repeating: 0, count: 12))
  }

  @Test("ID3v1 gives thirty letters, a track number and a numbered genre")
  func readsID3v1() throws {
    let bytes = joined(FileBytes.mpegFrame, FileBytes.mpegFrame, Self.id3v1(title: "Short", track: 9, genre: 8))
    let reading = try FileBytes.read(bytes)
    #expect(reading.tags.title == "Short")
    #expect(reading.tags.trackNumber == 9)
    #expect(reading.tags.genres == ["Jazz"])
    #expect(reading.tags.date?.year == 1994)
    #expect(reading.audio == 0..<(2 * FileBytes.mpegFrame.count))
  }

  @Test("APE fills what ID3v2 leaves open, and ID3v1 what APE does")
  func ranksTags() throws {
    var tag = ID3Bytes()
    tag.text("TIT2", "From ID3v2")
    let ape = Self.ape([
      ("Title", Array("From APE".utf8), 0), ("Artist", Array("Ada\0Ben".utf8), 0), ("Track", Array("4/9".utf8), 0),
      ("Cover Art (Front)", Array("cover.jpg\0".utf8) + [0xFF, 0xD8, 0xFF, 1], 2),
    ])
    let reading = try FileBytes.read(joined(tag.bytes, FileBytes.mpegFrame, ape, Self.id3v1(title: "From ID3v1")))
    #expect(reading.tags.title == "From ID3v2")
    #expect(reading.tags.artists == ["Ada", "Ben"])
    #expect(reading.tags.trackTotal == 9)
    #expect(reading.tags.album == "Old Album")
    #expect(reading.tags.pictures.map(\.mediaType) == ["image/jpeg"])
    #expect(reading.audio.count == FileBytes.mpegFrame.count)
  }

  @Test("an APE tag that counts wrongly keeps its whole items")
  func survivesWrongCounts() throws {
    let ape = Self.ape([("Title", Array("Kept".utf8), 0)], count: 4_000_000_000)
    let reading = try FileBytes.read(FileBytes.mpegFrame + ape)
    #expect(reading.tags.title == "Kept")
    #expect(reading.problems == [.truncated(.ape)])
  }

  @Test("Lyrics3 between the tags is passed over")
  func passesLyrics3() throws {
    let lyrics = Array("LYRICSBEGININD0000210".utf8)
    let size = Array("000021LYRICS200".utf8)
    let ape = Self.ape([("Title", Array("Found".utf8), 0)])
    let bytes = joined(FileBytes.mpegFrame, ape, lyrics, size, Self.id3v1(title: ""))
    #expect(try FileBytes.read(bytes).tags.title == "Found")
  }
}
