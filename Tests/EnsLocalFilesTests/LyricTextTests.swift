import Testing

@testable import EnsLocalFiles

@Suite("Lyrics")
struct LyricTextTests {
  @Test("with times come in their order, repeated lines too, moved by the offset")
  func readsLines() {
    let text = LyricText("[ar:Ada]\r\n[offset:+500]\r\n[00:12.00][00:02.50]Twice\r\n[00:05.1]Once\r\n[01:02:03]Colon\n")
    #expect(text.timing == "line")
    #expect(text.lines.map(\.milliseconds) == [2000, 4600, 11_500, 61_530])
    #expect(text.text == "Twice\nOnce\nTwice\nColon")
  }

  @Test("with times for words keep them")
  func readsWords() {
    let text = LyricText("[00:01.00] <00:01.00>One <00:01.50>word <00:02.250>")
    #expect(text.timing == "word")
    #expect(text.lines.first?.text == "One word")
    #expect(text.lines.first?.words.map(\.milliseconds) == [1000, 1500])
  }

  @Test("without times stay as they are, brackets and all")
  func keepsPlainText() {
    let text = LyricText("[Chorus]\nla la <3\n\n[00:99]\n[x:y]z\n")
    #expect(text.timing == nil)
    #expect(text.text == "[Chorus]\nla la <3\n\n[00:99]\n[x:y]z")
  }

  @Test("never start before the track does")
  func stopsAtTheStart() {
    #expect(LyricText("[offset:5000]\n[00:01.00]a\n").lines.map(\.milliseconds) == [0])
  }

  @Test("that are hostile are read without trouble")
  func survivesOddTexts() {
    for source in [
      "[", "[]", "[:]", "[99999999999:00]x", "<", "[00:01]<", "[00:01]<00:02", "[offset:999999999999999999999]",
    ] {
      #expect(LyricText(source).lines.count <= 1)
    }
  }
}
