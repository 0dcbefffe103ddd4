import Testing

@testable import EnsLocalFiles

@Suite("Covers and lyrics beside files")
struct CompanionTests {
  private func entry(_ path: String, _ size: Int64 = 1) -> FileEntry {
    FileEntry(path: Array(path.utf8), sizeBytes: size, modifiedNs: 0)
  }

  private func shelf(_ images: [String], _ lyrics: [String] = []) -> Shelf {
    var shelf = Shelf(path: Array("A".utf8))
    for path in images { shelf.add(entry(path), .image) }
    for path in lyrics { shelf.add(entry(path), .lyrics) }
    return shelf
  }

  @Test(
    "the cover is the image of the file's name, else its folder's, else the shelf's",
    arguments: [
      (["A/CD1/1.png", "A/CD1/cover.jpg", "A/folder.jpg"], "A/CD1/1.png"),
      (["A/CD1/cover.jpg", "A/folder.jpg"], "A/CD1/cover.jpg"), (["A/folder.jpg", "A/back.jpg"], "A/folder.jpg"),
      (["A/Front.JPG", "A/cover.png"], "A/cover.png"), (["A/x.jpg"], "A/x.jpg"), (["A/x.jpg", "A/y.jpg"], nil),
      ([], nil),
    ] as [([String], String?)])
  func choosesCovers(images: [String], expected: String?) {
    let companions = CompanionIndex(shelf(images)).companions(of: entry("A/CD1/1.flac"))
    #expect(companions.cover?.displayed == expected)
  }

  @Test("timed lyrics outrank plain ones, in whatever order they come")
  func choosesLyrics() {
    for lyrics in [["A/1.lrc", "A/1.txt"], ["A/1.txt", "A/1.lrc"]] {
      #expect(CompanionIndex(shelf([], lyrics)).companions(of: entry("A/1.mp3")).lyrics?.displayed == "A/1.lrc")
    }
    #expect(CompanionIndex(shelf([], ["A/12.txt"])).companions(of: entry("A/1.mp3")).lyrics == nil)
  }

  @Test("a companion that changes, comes or goes makes another hash")
  func hashesStates() {
    let plain = Companions(lyrics: nil, cover: nil)
    let covered = Companions(lyrics: nil, cover: entry("A/c.jpg"))
    let changed = Companions(lyrics: nil, cover: entry("A/c.jpg", 2))
    let sung = Companions(lyrics: entry("A/c.jpg"), cover: nil)
    #expect(Set([plain, covered, changed, sung].map(\.hash)).count == 4)
  }
}
