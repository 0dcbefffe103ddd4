import EnsDomain

/// Gives every artist, album and title of a fixture its name, from the seed and a number alone.
struct Namer: Sendable {
  /// How many titles there are to draw from. With a square-law popularity, a million tracks then have some 400,000
  /// distinct titles and the commonest stands on some hundreds of tracks, as in a real library.
  static let titlePool = 1_000_000

  private let seed: FixtureSeed
  private let tongues: [Tongue]
  private let ticketTongue: [UInt8]

  init(seed: FixtureSeed) {
    self.seed = seed
    let tongues = Tongue.all
    self.tongues = tongues
    self.ticketTongue = tongues.indices.flatMap { [UInt8](repeating: UInt8($0), count: tongues[$0].share) }
  }

  /// The artist of that number.
  func artist(_ number: Int) -> ArtistName {
    var generator = seed.generator(.artist, number)
    let tongue = tongues[Int(ticketTongue[Int(generator.uniform(below: UInt64(ticketTongue.count)))])]
    let isPerson = generator.chance(of: 450)
    let name = isPerson ? tongue.person(using: &generator) : tongue.band(using: &generator)
    return ArtistName(
      name: name, sortName: sortName(name, isPerson: isPerson), tongue: tongue, genre: .draw(using: &generator),
      firstYear: 2019 - generator.rank(below: 66), mbid: generator.uuid())
  }

  /// The title of an album by an artist; a few are called after the artist or have one word.
  func album(_ number: Int, by artist: ArtistName) -> String {
    var generator = seed.generator(.album, number)
    if generator.chance(of: 40) { return artist.name }
    if generator.chance(of: 120) { return artist.tongue.word(using: &generator) }
    let title = artist.tongue.title(using: &generator)
    switch generator.uniform(below: 100) {
    case 0..<4: return title + " (Deluxe Edition)"
    case 4..<6: return "Live at the " + Tongue.english.word(using: &generator)
    case 6..<8: return title + " EP"
    case 8: return title + ", Vol. \(generator.number(in: 1...4))"
    default: return title
    }
  }

  /// A track title. Popular ones are shared by everybody; an artist with another tongue mostly keeps to that.
  func title(by artist: ArtistName, using generator: inout SeededGenerator) -> String {
    let rank = generator.rank(below: Self.titlePool)
    var own = seed.generator(.title, rank)
    let isForeign = artist.tongue.name != Tongue.english.name && generator.chance(of: 850)
    let tongue = isForeign ? artist.tongue : Tongue.english
    if rank < Self.common.count && !isForeign { return Self.common[rank] }
    let title = rank < 400 ? tongue.word(using: &own) : tongue.title(using: &own)
    return title + (rank < 2000 ? "" : suffix(using: &own))
  }

  /// Words that follow a title; most titles have none.
  private func suffix(using generator: inout SeededGenerator) -> String {
    switch generator.uniform(below: 400) {
    case 0..<6: " (Live)"
    case 6..<12: " (Remastered \(generator.number(in: 1998...2024)))"
    case 12..<15: " (Acoustic)"
    case 15..<18: " (Instrumental)"
    case 18..<24: " - \(generator.pick(from: ["Radio Edit", "Demo", "Single Version", "Mono"]))"
    case 24..<34: ", Op. \(generator.number(in: 1...130)) No. \(generator.number(in: 1...12))"
    case 34..<44: " No. \(generator.number(in: 1...99))"
    case 44..<52: ", Pt. \(generator.number(in: 1...4))"
    case 52..<60: " (feat. \(Tongue.english.person(using: &generator)))"
    case 60..<72: " \(generator.number(in: 2...99))"
    case 72..<80: " (\(Tongue.english.word(using: &generator)) Mix)"
    case 80: " [*]"
    case 81: "…"
    case 82: " 🎵"
    default: ""
    }
  }

  private func sortName(_ name: String, isPerson: Bool) -> String? {
    if name.hasPrefix("The ") { return name.dropFirst(4) + ", The" }
    guard isPerson, let space = name.utf8.lastIndex(of: UInt8(ascii: " ")) else { return nil }
    return name[name.utf8.index(after: space)...] + ", " + name[..<space]
  }

  /// The titles that stand on most tracks.
  private static let common = [
    "Intro", "Untitled", "Home", "Interlude", "Outro", "Alone", "Hold On", "Stay", "Rain", "Tonight", "Hello", "Angel",
    "Time", "Breathe", "Sunday Morning", "Without You", "Forever", "Summertime", "Dreams", "Lullaby", "Prelude",
    "Run", "Gone", "Crazy", "Fire", "You", "Falling", "Lost", "Paradise", "Blue", "Waiting", "Silent Night",
  ]
}
