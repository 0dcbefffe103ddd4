import EnsCatalog
import EnsDomain
import EnsResolve
import EnsTestSupport
import EnsWire
import Testing

@Suite("questions to the index")
struct QueryTests {
  private let library: Library

  init() throws {
    library = try Library()
    func track(_ id: String, _ title: String, _ artist: String, _ album: String, _ more: String) -> String {
      Lines.track(
        id, title, #","artist":"\#(artist)","album":"\#(album)","album_id":"local/m/@\#(album)"\#(more)"#)
    }
    func album(_ title: String, _ artist: String, _ year: Int) -> String {
      #"{"kind":"album","v":1,"id":"local/m/@\#(title)","title":"\#(title)","artist":"\#(artist)","year":\#(year)}"#
    }
    try library.feed([
      Lines.begin(), album("Kind", "Miles Dävis", 1959), album("Brew", "Miles Dävis", 1970),
      album("Blue", "Joni", 1971),
      track("b2", "Freddie", "Miles Dävis", "Kind", #","track_number":2,"year":1959,"genres":["Jazz"],"plays":3"#),
      track("b1", "So What", "Miles Dävis", "Kind", #","track_number":1,"year":1959,"genres":["Jazz"]"#),
      track(
        "c1", "Spanish Key", "Miles Dävis", "Brew",
        #","disc_number":2,"track_number":1,"year":1970,"genres":["Jazz","Fusion"],"rating":4.5"#),
      track(
        "c2", "So What", "Miles Dävis; Joni", "Brew", #","artists":["Miles Dävis","Joni"],"track_number":9,"year":1970"#
      ),
      track(
        "d1", "Blue", "Joni", "Blue", #","year":1971,"genres":["Folk"],"favorite":true,"added":"2026-01-01T00:00:00Z""#),
      Lines.end(),
    ])
  }

  private func name(_ kind: NameKind, _ text: String) throws -> CatalogueName {
    let names = try library.open().names(key: TextFolding.key(TextFolding.fold(text)), limit: 10)
    return try #require(names.first { $0.kind == kind })
  }

  @Test("a name is found by its key, without case, accents, article and spaces, and knows how much is behind it")
  func byKey() throws {
    let davis = try name(.artist, "the miles davis")
    #expect(davis.title == "Miles Dävis")
    #expect(davis.folded == "miles davis")
    #expect(davis.popularity == 4)
    #expect(try library.open().names(key: "blue", limit: 10).map(\.kind).contains(.album))
    #expect(try library.open().names(key: "nobody", limit: 10).isEmpty)
  }

  @Test("names are found by the beginning and the end of their key, with a length that fits")
  func byPart() throws {
    let catalog = try library.open()
    func all(_ key: String) -> Bool { true }
    #expect(
      try catalog.names(beginning: "miles", length: 9...11, scan: 50, where: all).map(\.folded) == ["miles davis"])
    #expect(try catalog.names(beginning: "miles", length: 11...12, scan: 50, where: all).isEmpty)
    #expect(try catalog.names(ending: "davis", length: 9...11, scan: 50, where: all).map(\.folded) == ["miles davis"])
    #expect(try catalog.names(ending: "davis", length: 9...11, scan: 50) { $0 != "milesdavis" }.isEmpty)
  }

  @Test("names are found by all their words in any order, the last perhaps begun only")
  func byWords() throws {
    let catalog = try library.open()
    #expect(try catalog.names(words: ["what", "so"], lastIsPrefix: false, limit: 5).map(\.title) == ["So What"])
    #expect(try catalog.names(words: ["spanish", "ke"], lastIsPrefix: true, limit: 5).map(\.title) == ["Spanish Key"])
    #expect(try catalog.names(words: ["spanish", "what"], lastIsPrefix: false, limit: 5).isEmpty)
    #expect(try catalog.frequency(of: "blue") == 2)
    #expect(try catalog.frequency(of: "absent") == 0)
  }

  @Test("the things of one name are told apart by who they are credited to")
  func items() throws {
    let catalog = try library.open()
    let title = try name(.track, "So What").id
    #expect(try catalog.items(named: title, creditedTo: [], limit: 9).count == 2)
    let joni = try catalog.items(named: title, creditedTo: [try name(.artist, "Joni").id], limit: 9)
    #expect(joni.map(\.recordID) == ["local/m/c2"])
    #expect(joni.first?.album == "Brew")
    #expect(try catalog.albums(by: try name(.artist, "Miles Davis").id, limit: 9).map(\.title) == ["Brew", "Kind"])
  }

  @Test("an artist plays by year, album, disc and track; an album by disc and track; a genre most played first")
  func orders() throws {
    let davis = try name(.artist, "Miles Davis").id
    #expect(
      try library.titles(TrackQuery(.name(.artist, davis))) == ["So What", "Freddie", "So What", "Spanish Key"])
    let brew = try #require(try library.open().row(id: "local/m/@Brew", account: nil))
    #expect(try library.titles(TrackQuery(.album(row: brew))) == ["So What", "Spanish Key"])
    let jazz = try name(.genre, "jazz").id
    #expect(try library.titles(TrackQuery(.name(.genre, jazz))).first == "Freddie")
    #expect(try library.titles(TrackQuery(.name(.genre, jazz), limit: 1)) == ["Freddie"])
  }

  @Test(
    "conditions hold for the tracks they describe",
    arguments: [
      (TrackFilter.number(.year, NumberBounds(lower: 1955, upper: 1960)), ["Freddie", "So What"]),
      (.number(.year, NumberBounds(lower: 1970, includesLower: false)), ["Blue"]),
      (.contains(.title, folded: "so what", prefix: false), ["So What", "So What"]),
      (.contains(.title, folded: "spanish k", prefix: true), ["Spanish Key"]),
      (.contains(.title, folded: "what so", prefix: false), []),
      (.contains(.any, folded: "blue", prefix: false), ["Blue"]),
      (.equals(.genre, folded: "fusion"), ["Spanish Key"]),
      (.all([.equals(.genre, folded: "jazz"), .not(.equals(.genre, folded: "fusion"))]), ["Freddie", "So What"]),
      (.any([.equals(.genre, folded: "folk"), .number(.rating, NumberBounds(lower: 4))]), ["Blue", "Spanish Key"]),
      (.number(.plays, NumberBounds(lower: 1)), ["Freddie"]),
      (.flag(.favorite), ["Blue"]),
      (.not(.flag(.favorite)), ["Freddie", "So What", "So What", "Spanish Key"]),
      (.instant(.added, NumberBounds(lower: 0)), ["Blue"]),
      (.equals(.library, folded: "m"), ["Blue", "Freddie", "So What", "So What", "Spanish Key"]),
      (.equals(.source, folded: "elsewhere"), []),
      (.flag(.downloaded), []),
    ])
  func conditions(_ filter: TrackFilter, _ expected: [String]) throws {
    #expect(try library.titles(TrackQuery(filter)).sorted() == expected)
  }

  @Test("orders compare values, descending ones too, and what lacks the value comes last")
  func orderedByValues() throws {
    let byYear = TrackQuery(.everything, order: [TrackOrder(.year, descending: true), TrackOrder(.title)])
    #expect(try library.titles(byYear) == ["Blue", "So What", "Spanish Key", "Freddie", "So What"])
    #expect(try library.titles(TrackQuery(.everything, order: [TrackOrder(.rating)])).first == "Spanish Key")
    #expect(
      try library.titles(TrackQuery(.everything, order: [TrackOrder(.plays, descending: true)], limit: 2)).count == 2)
  }

  @Test("a random order is the same for one seed and holds every track once")
  func random() throws {
    func drawn(_ seed: UInt64) throws -> [String] {
      try library.titles(TrackQuery(.everything, order: [TrackOrder(.random)], seed: seed))
    }
    #expect(try drawn(1) == drawn(1))
    #expect(try drawn(1).sorted() == ["Blue", "Freddie", "So What", "So What", "Spanish Key"])
    #expect(try (1...9).contains { try drawn($0) != drawn(1) })
  }

  @Test("what the overlay says is asked for as if the record said it")
  func overlaid() throws {
    try library.feed([#"{"kind":"edit","v":1,"id":"local/m/b1","rating":5,"favorite":true}"#])
    #expect(try library.titles(TrackQuery(.number(.rating, NumberBounds(exactly: 5)))) == ["So What"])
    #expect(try library.titles(TrackQuery(.flag(.favorite))).sorted() == ["Blue", "So What"])
  }

  @Test("lists name what there is, and with a condition only what has tracks that fulfil it")
  func lists() throws {
    let catalog = try library.open()
    func list(_ what: ListSubject, _ filter: TrackFilter = .everything) throws -> [String] {
      var titles: [String] = []
      try catalog.list(what, where: filter, limit: nil) { entry in
        titles.append("\(entry.title) \(entry.count)")
        return true
      }
      return titles
    }
    #expect(try list(.albums) == ["Blue 1", "Brew 2", "Kind 2"])
    #expect(try list(.albums, .equals(.genre, folded: "folk")) == ["Blue 1"])
    #expect(try list(.genres) == ["Folk 1", "Fusion 1", "Jazz 3"])
    #expect(try list(.decades) == ["1950s 2", "1970s 3"])
    #expect(try list(.favorites) == ["Blue 1"])
  }

  @Test("a scope leaves only its sources and libraries")
  func scopes() throws {
    try library.feed(Lines.snapshot(["Other"], source: "plex/s"))
    var scope = CatalogScope()
    scope.sources = ["plex"]
    #expect(try library.titles(TrackQuery(.everything), scope) == ["Other"])
    scope.sources = ["plex/s"]
    #expect(try library.titles(TrackQuery(.everything), scope) == ["Other"])
    scope.sources = ["local/m"]
    #expect(try library.titles(TrackQuery(.everything), scope).count == 5)
    #expect(try library.open(scope).names(key: "other", limit: 5).isEmpty)
  }

  @Test("the kinds of empty are told apart")
  func emptiness() throws {
    let other = try Library()
    try other.feed([Lines.begin(), Lines.track("a", "A")])
    guard case .lastSyncFailed(let source, _, _)? = try other.open().emptiness() else {
      Issue.record("\(String(describing: try other.open().emptiness()))")
      return
    }
    #expect(source == "local/m")
    try other.feed([Lines.begin("local/m", #","kinds":["albums"]"#), Lines.end()])
    #expect(try other.open().emptiness() == .notChosen(what: "tracks"))
    try other.feed([Lines.begin("local/m", #","libraries":["m"]"#), Lines.end()])
    #expect(try other.open().emptiness() == nil)
    var scope = CatalogScope()
    scope.sources = ["plex"]
    #expect(try other.open(scope).emptiness() == .noSource)
    scope.sources = []
    scope.libraries = ["elsewhere"]
    #expect(try other.open(scope).emptiness() == .notChosen(what: "tracks of library elsewhere"))
    let third = try Library()
    try third.feed([Lines.begin("local/m", #","libraries":["m"]"#), Lines.track("a", "A"), Lines.end()])
    #expect(try third.open(scope).emptiness() == .notChosen(what: "library elsewhere"))
  }

  @Test("an answer is of one moment, and the next one of the next")
  func answers() throws {
    let catalog = try library.open()
    try catalog.beginAnswer()
    try library.feed([Lines.begin("local/m", #","mode":"delta""#), Lines.track("e", "Extra"), Lines.end()])
    #expect(try catalog.names(key: "extra", limit: 5).isEmpty)
    catalog.endAnswer()
    try catalog.beginAnswer()
    #expect(try catalog.names(key: "extra", limit: 5).count == 1)
    catalog.endAnswer()
  }
}
