import Testing

@testable import EnsLocalFiles

@Suite("Playlist files")
struct PlaylistFileTests {
  private func read(_ text: String, _ name: String) -> PlaylistFile { PlaylistFile(Array(text.utf8), extension: name) }

  @Test("in M3U give paths byte for byte, with what the lines before say")
  func readsM3U() {
    let list = PlaylistFile(
      Array("\u{FEFF}#EXTM3U\r\n#PLAYLIST: Evening \r\n#EXTINF:123 tvg=\"x\",Ada - One - More\r\n".utf8) + [
        0x61, 0xE9, 0x0A,
      ]
        + Array("  b.mp3  \n#comment\nfile:///m/c%20d.mp3\nhttps://radio.example/x?y\n".utf8), extension: "m3u")
    #expect(list.title == "Evening")
    #expect(
      list.entries.map(\.location) == [[0x61, 0xE9]]
        + ["b.mp3", "/m/c d.mp3", "https://radio.example/x?y"].map { Array($0.utf8) })
    #expect(list.entries.first?.artist == "Ada")
    #expect(list.entries.first?.title == "One - More")
    #expect(list.entries.first?.durationMs == 123_000)
    #expect(list.entries[1].title == nil)
    #expect(list.entries.map(\.isRemote) == [false, false, false, true])
  }

  @Test("in PLS come by their numbers, not their lines")
  func readsPLS() {
    let list = read(
      "[playlist]\nFile10=z.mp3\nTitle2=Second\nFile2=b.mp3\nFile1=a.mp3\nLength1=-1\nLength2=7\nFile0=no\nFilex=no\n",
      "pls")
    #expect(list.entries.map { String(decoding: $0.location, as: UTF8.self) } == ["a.mp3", "b.mp3", "z.mp3"])
    #expect(list.entries.map(\.title) == [nil, "Second", nil])
    #expect(list.entries.map(\.durationMs) == [nil, 7000, nil])
  }

  @Test("in XSPF are decoded twice: from XML, and from their addresses")
  func readsXSPF() {
    let list = read(
      """
      <playlist><title>A &lt;B&gt; &#x26; C</title><trackList>
      <track><title><![CDATA[One & only]]></title><location> ../x%20y&amp;z.flac </location></track>
      <track><location>file://localhost/m/%C3%A9.flac</location><creator>Ada</creator><duration>1500</duration></track>
      <track/><track><title>No place</title></track>
      </trackList></playlist>
      """, "xspf")
    #expect(list.title == "A <B> & C")
    #expect(list.entries.map { String(decoding: $0.location, as: UTF8.self) } == ["../x y&z.flac", "/m/é.flac"])
    #expect(list.entries.map(\.title) == ["One & only", nil])
    #expect(list.entries.last?.durationMs == 1500)
  }

  @Test("that are cut anywhere are read without a crash", arguments: ["m3u", "pls", "xspf"])
  func survivesCuts(name: String) {
    let text = Array("#EXTINF:1,a - b\nFile1=x\n<trackList><track><location>a&#65;</location></track></trackList>".utf8)
    for length in 0...text.count { #expect(PlaylistFile(Array(text[..<length]), extension: name).entries.count <= 3) }
  }
}
