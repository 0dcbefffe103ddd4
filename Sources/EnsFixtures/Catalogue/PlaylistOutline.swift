import EnsDomain

/// An invented playlist. Its entries are drawn from the whole library; the last repeats the first, and now and then one
/// is gone.
struct PlaylistOutline: Sendable {
  /// One place of the list.
  struct Entry: Sendable {
    let album: Int
    let ordinal: Int
    /// The track has left the library since.
    let isMissing: Bool
  }

  let number: Int
  let title: String
  let isSmart: Bool
  let entryCount: Int
  private let seed: FixtureSeed
  private let catalogue: Catalogue

  init(_ number: Int, of catalogue: Catalogue, seed: FixtureSeed) {
    self.number = number
    self.seed = seed
    self.catalogue = catalogue
    var generator = seed.generator(.playlist, number << 20)
    let adjective = Tongue.english.word(using: &generator)
    title =
      switch generator.uniform(below: 6) {
      case 0: generator.pick(from: Genre.all).name + " for " + generator.pick(from: ["Work", "Sleep", "Running"])
      case 1: generator.pick(from: Genre.moods) + " \(generator.number(in: 1990...2025))"
      case 2: "Mix \(generator.number(in: 1...30))"
      case 3: adjective + " 🎧"
      default: Tongue.english.title(using: &generator)
      }
    isSmart = generator.chance(of: 200)
    entryCount = min(2 * catalogue.trackCount, generator.number(in: 8...90))
  }

  /// The entry at a position, from 1.
  func entry(_ position: Int) -> Entry {
    // The last place repeats the first: playlists hold duplicates, and order is by position.
    let place = position == entryCount ? 1 : position
    var generator = seed.generator(.playlist, number << 20 | place)
    let album = generator.rank(below: catalogue.albumCount)
    let outline = catalogue.album(album)
    let ordinal = Int(generator.uniform(below: UInt64(catalogue.tracksPresent(of: outline))))
    return Entry(album: album, ordinal: ordinal, isMissing: generator.chance(of: 12))
  }
}
