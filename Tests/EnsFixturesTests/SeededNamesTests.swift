import EnsDomain
import Testing

@testable import EnsFixtures

@Suite("names and numbers from a seed")
struct SeededNamesTests {
  @Test("the shares of tongues and of genres make up a thousand")
  func shares() {
    #expect(Tongue.all.reduce(0) { $0 + $1.share } == 1000)
    #expect(Genre.all.reduce(0) { $0 + $1.share } == 1000)
  }

  @Test("identifiers have the shape that their standards give them")
  func identifiers() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let uuid = Array(generator.uuid())
      #expect(uuid.count == 36 && uuid[14] == "4" && "89ab".contains(uuid[19]))
      #expect([8, 13, 18, 23].allSatisfy { uuid[$0] == "-" })
      let isrc = Array(generator.isrc(year: 2004))
      #expect(isrc.count == 12 && isrc[5...6] == ["0", "4"])
    }
  }

  @Test("low ranks are drawn most, and none is out of range", arguments: [1, 2, 10, 900_000])
  func ranks(count: Int) {
    var generator = SeededGenerator(seed: 5)
    let drawn = (0..<2000).map { _ in generator.rank(below: count) }
    #expect(drawn.allSatisfy { (0..<count).contains($0) })
    if count > 1 { #expect(drawn.filter { $0 < (count + 3) / 4 }.count > 800) }
  }

  @Test(
    "artists are as many as the two-thirds power of the tracks", arguments: [(1, 1), (1000, 100), (1_000_000, 10_000)])
  func artistCounts(tracks: Int, artists: Int) {
    #expect(Catalogue.artists(for: tracks) == artists)
  }

  @Test("every tongue makes words, titles, people and groups without leftovers of a pattern")
  func phrases() {
    var generator = SeededGenerator(seed: 9)
    for tongue in Tongue.all {
      for _ in 0..<50 {
        let names = [
          tongue.word(using: &generator), tongue.title(using: &generator), tongue.person(using: &generator),
          tongue.band(using: &generator),
        ]
        #expect(names.allSatisfy { !$0.isEmpty && !$0.contains("$") }, "\(tongue.name): \(names)")
      }
    }
  }
}
