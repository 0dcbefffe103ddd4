import EnsResolve
import Testing

/// One own sentence or two for each rule, over a small library.
@Suite("sentences")
struct ResolverTests {
  private static let library = MemoryCatalogue(
    tracks: [
      .init("First Light", by: "Ada Lark", on: "Blue Hours", genres: ["Jazz"], year: 1959),
      .init("Blue Hours", by: "Ada Lark", on: "Blue Hours", genres: ["Jazz"], year: 1959),
      .init("Paper Moon", by: "Ada Lark", on: "Paper Moons", genres: ["Jazz"], year: 1964),
      .init("By the River", by: "Ada Lark", on: "Paper Moons", genres: ["Jazz"], year: 1964),
      .init("Paper Moon", by: "The Rye Brothers", on: "Covers", genres: ["Folk"], year: 1997),
      .init("Play", by: "The Rye Brothers", on: "Covers", genres: ["Folk"], year: 1997),
      .init("Help", by: "The Rye Brothers", on: "Covers", genres: ["Folk"], year: 1997),
      .init("Part Two", by: "The Rye Brothers", on: "Covers", genres: ["Folk"], year: 1997),
      .init("Þögn", by: "Sigrún Þór", on: "Høst", genres: ["Folk"], moods: ["calm"], year: 1994),
      .init("Whirlpool Diaries - Remastered 2015", by: "K!te & Co.", on: "Circuit", genres: ["Electronic"], year: 2012),
      .init("第三の光", by: "K!te & Co.", on: "Circuit", genres: ["Electronic"], year: 2012),
      .init("1979", by: "V/A/L", on: "Numbers", genres: ["Rock"], year: 1996),
      .init("!!!", by: "V/A/L", on: "Numbers", genres: ["Rock"], year: 1996),
      .init("Ordinary Weather", by: "Caffeine", on: "Numbers", genres: ["Rock"], year: 1996),
    ], playlists: [("Rainy Sunday", 4), ("Jazz for Cooking", 9)])

  private let resolver = Resolver(library)

  private func best(_ sentence: String) -> String {
    guard let candidate = resolver.resolve(sentence, limit: 3).candidates.first else { return "nothing" }
    return Explanation.phrase(candidate)
  }

  @Test(
    "a name is found by itself, and by the words around it",
    arguments: [
      ("play some jazz", "genre Jazz"), ("first light", "track First Light by Ada Lark"),
      ("play ada lark", "artist Ada Lark"),
      ("songs by Ada Lark", "artist Ada Lark"), ("the album blue hours", "album Blue Hours by Ada Lark"),
      ("play the song blue hours", "track Blue Hours by Ada Lark"),
      ("put on the blue hours album", "album Blue Hours by Ada Lark"),
      ("play the playlist rainy sunday", "playlist Rainy Sunday"),
      ("my rainy sunday playlist please", "playlist Rainy Sunday"),
      ("something calm", "mood calm"), ("play some music from the eighties", "decade 1980s"),
      ("something from 1959", "year 1959"),
    ])
  func findsNames(_ sentence: String, _ answer: String) { #expect(best(sentence) == answer) }

  @Test(
    "an artist chooses among things of one title, an album among tracks",
    arguments: [
      ("play paper moon by the rye brothers", "track Paper Moon by The Rye Brothers"),
      ("paper moon by ada lark", "track Paper Moon by Ada Lark"),
      ("play by the river by ada lark", "track By the River by Ada Lark"),
      ("ada lark's paper moons", "album Paper Moons by Ada Lark"),
      ("play first light off blue hours by ada lark", "track First Light by Ada Lark"),
      ("the latest album by ada lark", "album Paper Moons by Ada Lark"),
    ])
  func findsPairs(_ sentence: String, _ answer: String) { #expect(best(sentence) == answer) }

  @Test(
    "titles that look like commands, kinds and numbers are found where they are meant",
    arguments: [
      ("play play by the rye brothers", "track Play by The Rye Brothers"),
      ("please play help", "track Help by The Rye Brothers"),
      ("the song 1979", "track 1979 by V/A/L"), ("songs from 1979", "year 1979"), ("play !!!", "track !!! by V/A/L"),
      ("part 2 by the rye brothers", "track Part Two by The Rye Brothers"),
    ])
  func findsOddTitles(_ sentence: String, _ answer: String) { #expect(best(sentence) == answer) }

  @Test(
    "spelling is forgiven",
    arguments: [
      ("play ada lrak", "artist Ada Lark"), ("frist light by ada lark", "track First Light by Ada Lark"),
      ("sigrun thor", "artist Sigrún Þór"), ("play kite and co", "artist K!te & Co."), ("val", "artist V/A/L"),
      ("play rainysunday", "playlist Rainy Sunday"),
      ("whirlpool diaries", "track Whirlpool Diaries - Remastered 2015 by K!te & Co."),
      ("ryebrothers", "artist The Rye Brothers"), ("play somthing by ada lark", "artist Ada Lark"),
    ])
  func forgives(_ sentence: String, _ answer: String) { #expect(best(sentence) == answer) }

  @Test(
    "frames of other languages are understood",
    arguments: [
      ("spiel das album blue hours von ada lark", "album Blue Hours by Ada Lark"),
      ("mets de la musique de ada lark", "artist Ada Lark"),
      ("pon algo de ada lark", "artist Ada Lark"), ("riproduci qualcosa degli anni novanta", "decade 1990s"),
      ("speel iets van ada lark", "artist Ada Lark"), ("spela något av ada lark", "artist Ada Lark"),
      ("включи ada lark", "artist Ada Lark"), ("ada lark'tan müzik çal", "artist Ada Lark"),
      ("播放第三の光", "track 第三の光 by K!te & Co."),
      ("第三の光を再生して", "track 第三の光 by K!te & Co."), ("jarri Caffeineren kantua", "artist Caffeine"),
    ])
  func knowsLanguages(_ sentence: String, _ answer: String) { #expect(best(sentence) == answer) }

  @Test(
    "what the library lacks is not answered",
    arguments: [
      "play the wind and the waves", "play too much light by nobody", "play second light", "songs by Ada Larkin Trio",
      "play piano 100",
      "the album paper lanterns", "play blue", "zzyzx", "",
    ])
  func answersNothing(_ sentence: String) { #expect(best(sentence) == "nothing") }

  @Test("near misses are named where nothing is sure enough")
  func namesNearMisses() {
    let resolution = resolver.resolve("play first light by olga petrowna", limit: 3)
    #expect(resolution.candidates.isEmpty)
    #expect(resolution.nearMisses.first?.title == "First Light")
  }

  @Test("a service is left out and named; years narrow an artist")
  func readsTheRest() {
    let resolution = resolver.resolve("play ada lark from the 60s on spotify", limit: 1)
    #expect(resolution.services == ["spotify"])
    #expect(resolution.candidates.first?.title == "Ada Lark")
    #expect(resolution.candidates.first?.years == 1960...1969)
  }

  @Test("actions and picks are read")
  func readsActions() {
    #expect(resolver.resolve("shuffle ada lark", limit: 1).action == .shuffle)
    #expect(resolver.resolve("download blue hours", limit: 1).action == .download)
    #expect(resolver.resolve("the best songs by ada lark", limit: 1).pick == .popular)
    #expect(resolver.resolve("first light by ada lark", limit: 1).pick == nil)
    #expect(resolver.resolve("play some music", limit: 1).asksForEverything)
  }

  @Test("kinds can be prescribed")
  func obeysKinds() {
    #expect(resolver.resolve("blue hours", kinds: [.track], limit: 3).candidates.map(\.kind) == [.name(.track)])
  }

  @Test("one sentence has one answer, whatever was asked before")
  func isStable() {
    let first = best("play paper moon")
    for sentence in ["play help", "songs by ada lark", "zzyzx"] { _ = best(sentence) }
    #expect(best("play paper moon") == first)
  }

  @Test(
    "long, empty and odd sentences end soon",
    arguments: [
      String(repeating: "a", count: 1_000_000), String(repeating: "play ", count: 200_000),
      String(repeating: "\u{202E}", count: 1000),
      String(repeating: "x'-", count: 10_000), "\u{0}\u{1}\u{7F}", "%_*?[]{}()", "'; drop table name; --",
    ])
  func survives(_ sentence: String) { #expect(resolver.resolve(sentence, limit: 3).candidates.count <= 3) }
}
