import Testing

@testable import EnsLocalFiles

@Suite("Names of folders, ids and stamps")
struct NamingTests {
  @Test(
    "a folder of a disc is told by its name",
    arguments: [
      ("CD1", 1), ("cd 02", 2), ("Disc 2", 2), ("disk-03", 3), ("Disc 2 - The Ballads", 2), ("CD1 (live)", 1),
      ("CD 50 hits", nil), ("CD", nil), ("Discovery", nil), ("Disc one", nil), ("cd 0", nil), ("2", nil),
    ] as [(String, Int?)])
  func tellsDiscs(name: String, expected: Int?) {
    #expect(DiscFolder.number(Array(name.utf8)) == expected)
  }

  @Test("a disc's files are shelved under the folder above")
  func shelvesDiscs() {
    #expect(Array(DiscFolder.shelf(of: Array("A/B/CD1".utf8)[...])) == Array("A/B".utf8))
    #expect(Array(DiscFolder.shelf(of: Array("CD1".utf8)[...])).isEmpty)
    #expect(Array(DiscFolder.shelf(of: Array("A/B".utf8)[...])) == Array("A/B".utf8))
  }

  @Test("no file can have the id of an album, an artist, lyrics or an entry")
  func idsDoNotCollide() {
    let ids = LocalID(library: "my music")
    let made = [
      ids.artist("a.flac"), ids.album("x.mp3", by: "b.flac"), ids.album("x.mp3", in: Array("f.d".utf8)),
      ids.lyrics(Array("a/b.flac".utf8)), ids.entry(Array("l.m3u".utf8), position: 3), ids.libraryID,
    ]
    for id in made {
      #expect(!id.dropFirst(ids.prefix.count).contains("."), "\(id)")
      #expect(id.hasPrefix("local/my%20music/@"))
    }
    #expect(ids.file(Array("@album/b.flac".utf8)) == "local/my%20music/@album/b.flac")
  }

  @Test("an id gives back the path of the file that it is about")
  func idsGivePaths() {
    let ids = LocalID(library: "m")
    for path in [Array("a/b c.flac".utf8), [0x61, 0xFF, 0x2E, 0x6D, 0x70, 0x33], Array("@album/x.flac".utf8)] {
      #expect(ids.path(of: ids.file(path)) == path)
      #expect(ids.path(of: ids.lyrics(path)) == path)
      #expect(ids.path(of: ids.entry(path, position: 7)) == path)
    }
    #expect(ids.path(of: ids.artist("Ada")) == nil)
    #expect(ids.path(of: ids.album("Sea", by: "Ada")) == nil)
    #expect(ids.path(of: "local/other/a.flac") == nil)
  }

  @Test("a stamp reads as it was written, and other texts are none")
  func readsStamps() {
    let stamp = FileStamp(
      sizeBytes: 12, modifiedNs: 1_700_000_000_000_000_001, audio: .max, beside: 7, album: 0, artists: [1, 0xFFFF_FFFF])
    #expect(FileStamp(stamp.description) == stamp)
    for text in [
      "", "1.2.3", "81921b3a201ba192", "x.1.2.3.4", "1.2.zz.3.4", "1.2.3.4.5.", "1.2.3.4.100000000",
      "99999999999999999999.1.1.1.1",
    ] {
      #expect(FileStamp(text) == nil, "\(text)")
    }
  }
}
