import Testing

@testable import EnsTags

@Suite("Vorbis comments in FLAC and Ogg")
struct XiphTagTests {
  private static let comments = [
    "TITLE=Käse & Öl", "artist=Ada", "ARTIST=Ben", "ALBUM=Blue", "ALBUM ARTIST=Ada", "TRACKNUMBER=3", "TOTALTRACKS=9",
    "DATE=2019-04-12", "YEAR=2019", "GENRE=Folk", "GENRE=Chamber Pop", "COMPILATION=1", "LYRICS=la\nla",
    "MUSICBRAINZ_TRACKID=b0b1c2d3-1234-1234-1234-123456789abc", "nothing",
  ]

  private func check(_ tags: TagSet) {
    #expect(tags.title == "Käse & Öl")
    #expect(tags.artist == "Ada, Ben")
    #expect(tags.artists == ["Ada", "Ben"])
    #expect(tags.albumArtist == "Ada")
    #expect(tags.trackNumber == 3)
    #expect(tags.trackTotal == 9)
    #expect(tags.date?.description == "2019-04-12")
    #expect(tags.genres == ["Folk", "Chamber Pop"])
    #expect(tags.isCompilation == true)
    #expect(tags.lyrics.map(\.text) == ["la\nla"])
    #expect(tags.musicBrainzID(.recordingID) == "b0b1c2d3-1234-1234-1234-123456789abc")
  }

  @Test("FLAC blocks give comments, pictures and the sound's measures, behind an ID3v2 tag too")
  func readsFLAC() throws {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 5]
    let flac = FileBytes.flac([
      (0, FileBytes.streamInfo(rate: 96_000, channels: 1, bits: 24, frames: 144_000)), (1, [0, 0, 0]),
      (4, FileBytes.vorbisComment(Self.comments)), (6, FileBytes.picture(data: picture)),
    ])
    var tag = ID3Bytes()
    tag.text("TCOM", "Only in ID3")
    for prefix in [[], tag.bytes] {
      let reading = try FileBytes.read(prefix + flac)
      #expect(reading.container == .flac)
      check(reading.tags)
      #expect(reading.tags.composer == (prefix.isEmpty ? nil : "Only in ID3"))
      #expect(reading.header.duration == 1500)
      #expect(reading.header.bitDepth == 24)
      #expect(reading.audio.count == 4)
      let found = try #require(reading.tags.pictures.first)
      #expect(Array((prefix + flac)[found.offset..<(found.offset + found.length)]) == picture)
    }
  }

  @Test("a comment block whose size was written too small is still read whole")
  func readsPastShortBlocks() throws {
    let comment = FileBytes.vorbisComment(Self.comments)
    var flac = FileBytes.flac([(0, FileBytes.streamInfo()), (4, comment)])
    // The block's 24-bit size, behind `fLaC`, STREAMINFO with its header, and the type.
    flac.replaceSubrange(43..<46, with: FileBytes.big(40, 3))
    let reading = try FileBytes.read(flac)
    check(reading.tags)
    #expect(reading.problems == [.sizeLies(.flacBlock, claimed: 40, available: comment.count)])
  }

  @Test("Ogg packets are put together across pages, whatever the lacing", arguments: [1, 2, 3, 255])
  func joinsPages(piecesPerPage: Int) throws {
    let long = ["DESCRIPTION=" + String(repeating: "x", count: 1500)]
    let comment = joined([3], Array("vorbis".utf8), FileBytes.vorbisComment(long + Self.comments), [1])
    let bytes = FileBytes.ogg([FileBytes.vorbisHead, comment, [5]], piecesPerPage: piecesPerPage)
    let reading = try FileBytes.read(bytes)
    #expect(reading.container == .ogg)
    #expect(reading.header.codec == "vorbis")
    #expect(reading.header.sampleRate == 44_100)
    check(reading.tags)
    #expect(reading.problems.isEmpty)
  }

  @Test("a packet of exactly 255 bytes ends with an empty piece")
  func readsFullPieces() throws {
    let filler = 255 - 8 - FileBytes.vorbisComment(["TITLE="]).count
    let comment = Array("OpusTags".utf8) + FileBytes.vorbisComment(["TITLE=" + String(repeating: "t", count: filler)])
    #expect(comment.count == 255)
    let reading = try FileBytes.read(FileBytes.ogg([FileBytes.opusHead(), comment]))
    #expect(reading.tags.title?.count == filler)
  }

  @Test("Opus gains move by five decibels to ReplayGain's reference, and the output gain is told")
  func readsOpusGains() throws {
    let comment = Array("OpusTags".utf8) + FileBytes.vorbisComment(["R128_TRACK_GAIN=-512", "R128_ALBUM_GAIN=256"])
    let reading = try FileBytes.read(FileBytes.ogg([FileBytes.opusHead(gain: -384), comment]))
    #expect(reading.tags.trackGain == 3)
    #expect(reading.tags.albumGain == 6)
    #expect(reading.header.outputGain == -1.5)
    #expect(reading.header.delay == 312)
  }

  @Test("a picture in a comment is told by its base64 header")
  func readsEncodedPictures() throws {
    // A front cover block of type image/png with four bytes of data, as `base64` writes it.
    let text = "AAAAAwAAAAlpbWFnZS9wbmcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAASJUE5H"
    let comment = Array("OpusTags".utf8) + FileBytes.vorbisComment(["METADATA_BLOCK_PICTURE=\(text)"])
    let reading = try FileBytes.read(FileBytes.ogg([FileBytes.opusHead(), comment]))
    let picture = try #require(reading.tags.pictures.first)
    #expect(picture.isFront)
    #expect(picture.mediaType == "image/png")
    #expect(picture.length == 4)
    #expect(picture.storage == .encoded)
  }

  @Test("the sound is found among the other streams of a file")
  func findsSoundBesidesVideo() throws {
    let video = FileBytes.ogg([[0x80] + Array("theora".utf8)], serial: 1)
    let comment = Array("OpusTags".utf8) + FileBytes.vorbisComment(["TITLE=Heard"])
    let sound = FileBytes.ogg([FileBytes.opusHead(), comment], serial: 2)
    #expect(try FileBytes.read(video + sound).tags.title == "Heard")
  }
}
