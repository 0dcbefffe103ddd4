import Testing

@testable import EnsTags

@Suite("ID3v2 tags")
struct ID3v2Tests {
  private func read(_ tag: ID3Bytes) throws -> TagReading { try FileBytes.read(tag.bytes + FileBytes.mpegFrame) }

  @Test("say the same in versions 2.2, 2.3 and 2.4", arguments: [UInt8(2), 3, 4])
  func readsEveryVersion(version: UInt8) throws {
    var tag = ID3Bytes(version: version)
    let names = version == 2 ? ["TT2", "TP1", "TAL", "TRK", "TPA"] : ["TIT2", "TPE1", "TALB", "TRCK", "TPOS"]
    for (name, value) in zip(names, ["Long Way Home", "Ada Quill", "Käse", "03/12", "2/2"]) { tag.text(name, value) }
    tag.padding = 20
    let reading = try read(tag)
    #expect(reading.container == .mpeg)
    #expect(reading.tags.title == "Long Way Home")
    #expect(reading.tags.artist == "Ada Quill")
    #expect(reading.tags.album == "Käse")
    #expect(reading.tags.trackNumber == 3)
    #expect(reading.tags.trackTotal == 12)
    #expect(reading.tags.discNumber == 2)
    #expect(reading.audio == tag.bytes.count..<(tag.bytes.count + FileBytes.mpegFrame.count))
    #expect(reading.problems.isEmpty)
  }

  @Test("are read in all four encodings, each with several values")
  func readsEveryEncoding() throws {
    let text = "Ünder\0Жук"
    let encoded: [(UInt8, [UInt8])] = [
      (1, ID3Bytes.utf16(text)),
      (1, ID3Bytes.utf16(text, mark: false)), (2, ID3Bytes.utf16(text, bigEndian: true, mark: false)),
      (3, Array(text.utf8)),
    ]
    for (index, (code, bytes)) in encoded.enumerated() {
      var tag = ID3Bytes()
      tag.add("TPE1", [code] + bytes)
      #expect(try read(tag).tags.artists == ["Ünder", "Жук"], "case \(index)")
    }
    var tag = ID3Bytes()
    tag.add("TPE1", [0, 0xDC, 0x80, 0x93])
    #expect(try read(tag).tags.artist == "Ü€\u{201C}")
  }

  @Test("that are unsynchronised as a whole, or frame by frame, read as they were meant")
  func undoesUnsynchronisation() throws {
    var old = ID3Bytes(version: 3)
    old.flags = 0x80
    old.add("TIT2", [1] + ID3Bytes.utf16("ÿÿ first"))
    old.text("TALB", "second")
    let first = try read(old)
    #expect(first.tags.title == "ÿÿ first")
    #expect(first.tags.album == "second")

    var new = ID3Bytes()
    let contents = ID3Bytes.unsynchronised([1] + ID3Bytes.utf16("ÿÿ first"))
    new.add("TIT2", ID3Bytes.syncsafe(contents.count) + contents, flags: [0, 0x03])
    new.text("TALB", "second")
    let second = try read(new)
    #expect(second.tags.title == "ÿÿ first")
    #expect(second.tags.album == "second")
  }

  @Test("may have an extended header, or announce one and not write it")
  func passesExtendedHeaders() throws {
    for (version, extended) in [(UInt8(3), ID3Bytes.big(6) + [0, 0, 0, 0, 0, 0]), (4, [0, 0, 0, 6, 1, 0]), (4, [])] {
      var tag = ID3Bytes(version: version)
      tag.flags = 0x40
      tag.extended = extended
      tag.text("TIT2", "there")
      #expect(try read(tag).tags.title == "there")
    }
  }

  @Test("of old iTunes have plain sizes where 2.4 wants syncsafe ones")
  func acceptsPlainSizes() throws {
    var tag = ID3Bytes()
    let long = String(repeating: "x", count: 300)
    tag.add("TIT2", [3] + Array(long.utf8), plainSize: true)
    tag.text("TALB", "behind")
    let reading = try read(tag)
    #expect(reading.tags.title == long)
    #expect(reading.tags.album == "behind")
  }

  @Test("spell genres as numbers, in brackets, and in words")
  func readsGenres() throws {
    let cases: [(String, [String])] = [
      ("17", ["Rock"]), ("(17)", ["Rock"]), ("(4)Eurodisco", ["Disco", "Eurodisco"]), ("(RX)(8)", ["Remix", "Jazz"]),
      ("((Foo)", ["(Foo)"]), ("(Live) set", ["(Live) set"]), ("Rock; Pop", ["Rock", "Pop"]), ("255", []),
    ]
    for (text, genres) in cases {
      var tag = ID3Bytes()
      tag.text("TCON", text)
      #expect(try read(tag).tags.genres == genres, "\(text)")
    }
  }

  @Test("keep free-form values, identifiers and gains")
  func readsFreeForm() throws {
    var tag = ID3Bytes()
    tag.add("TXXX", [3] + Array("MusicBrainz Album Id\0A0B1C2D3-1234-1234-1234-123456789abc".utf8))
    tag.add("TXXX", [3] + Array("replaygain_track_gain\0-7.25 dB".utf8))
    tag.add("TXXX", [3] + Array("ARTISTS\0Ada\0Ben".utf8))
    tag.add("TPE1", [3] + Array("Ada feat. Ben".utf8))
    tag.add("UFID", Array("http://musicbrainz.org\0b0b1c2d3-1234-1234-1234-123456789abc".utf8))
    tag.add("RVA2", Array("album\0".utf8) + [1, 0xFD, 0x00, 16, 0x40, 0x00])
    let tags = try read(tag).tags
    #expect(tags.musicBrainzID(.albumID) == "a0b1c2d3-1234-1234-1234-123456789abc")
    #expect(tags.musicBrainzID(.recordingID) == "b0b1c2d3-1234-1234-1234-123456789abc")
    #expect(tags.trackGain == -7.25)
    #expect(tags.albumGain == -1.5)
    #expect(tags.albumPeak == 0.5)
    #expect(tags.artist == "Ada feat. Ben")
    #expect(tags.artists == ["Ada", "Ben"])
  }

  @Test("join the old frames for year, and day and month")
  func joinsDates() throws {
    var tag = ID3Bytes(version: 3)
    tag.text("TYER", "1987")
    tag.text("TDAT", "2403")
    #expect(try read(tag).tags.date?.description == "1987-03-24")
  }

  @Test("say where a picture stands, and do not read it")
  func locatesPictures() throws {
    var tag = ID3Bytes(version: 3)
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 9, count: 5000)
    tag.add("APIC", joined([0], Array("image/png\0".utf8), [3], Array("front\0".utf8), picture))
    let bytes = tag.bytes + FileBytes.mpegFrame
    let found = try #require(try FileBytes.read(bytes).tags.pictures.first)
    #expect(found.isFront)
    #expect(found.mediaType == "image/png")
    #expect(Array(bytes[found.offset..<(found.offset + found.length)]) == picture)
  }

  @Test("hold plain and timed lyrics")
  func readsLyrics() throws {
    var tag = ID3Bytes()
    tag.add("USLT", [3] + Array("eng\0one\ntwo".utf8))
    tag.add(
      "SYLT",
      joined(
        [3], Array("deu".utf8), [2, 1, 0], Array("eins\0".utf8), ID3Bytes.big(1500), Array("zwei\0".utf8),
        ID3Bytes.big(3000)))
    let lyrics = try read(tag).tags.lyrics
    #expect(lyrics.map(\.language) == ["eng", "deu"])
    #expect(lyrics.first?.text == "one\ntwo")
    #expect(lyrics.last?.lines.map(\.milliseconds) == [1500, 3000])
    #expect(lyrics.last?.lines.map(\.text) == ["eins", "zwei"])
  }

  @Test("that lie about a size are refused there, and what came before is kept")
  func refusesLies() throws {
    var tag = ID3Bytes(version: 3)
    tag.text("TIT2", "kept")
    tag.add("TALB", [0, 65], size: 0x7FFF_FFFF)
    let reading = try read(tag)
    #expect(reading.tags.title == "kept")
    #expect(reading.problems == [.sizeLies(.id3Frame("TALB"), claimed: 0x7FFF_FFFF, available: 2)])

    let whole = Array("ID3".utf8) + [4, 0, 0, 0x7F, 0x7F, 0x7F, 0x7F] + [UInt8](repeating: 0, count: 30)
    #expect(try FileBytes.read(whole).problems == [.sizeLies(.id3v2, claimed: 0x0FFF_FFFF, available: 30)])
  }

  @Test("of ten megabytes are passed over without being taken into memory")
  func passesLargeFrames() throws {
    var tag = ID3Bytes(version: 3)
    tag.add("TALB", [0] + [UInt8](repeating: 65, count: 10 << 20))
    tag.text("TIT2", "behind")
    let source = CountingBytes(tag.bytes + FileBytes.mpegFrame)
    let reading = try TagReader.read(source)
    #expect(reading.tags.title == "behind")
    #expect(reading.problems == [.tooLarge(.id3Frame("TALB"), size: 10 << 20 | 1)])
    #expect(source.bytesRead < 256 << 10)
  }
}
