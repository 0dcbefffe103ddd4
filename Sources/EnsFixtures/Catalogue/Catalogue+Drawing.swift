import EnsDomain

/// The dice that albums and tracks are thrown with.
extension Catalogue {
  /// The discs of an album, without the rest of it.
  static func discs(of number: Int, _ seed: FixtureSeed) -> [Int] {
    var generator = seed.generator(.album, number)
    return discs(using: &generator)
  }

  /// Twelve and a half tracks on average, as in a real library.
  static func discs(using generator: inout SeededGenerator) -> [Int] {
    switch generator.uniform(below: 100) {
    case 0..<60: return [generator.number(in: 8...14)]
    case 60..<72: return [generator.number(in: 3...6)]
    case 72..<78: return [generator.number(in: 1...2)]
    case 78..<92: return [generator.number(in: 14...22)]
    default: return (0..<generator.number(in: 2...3)).map { _ in generator.number(in: 9...17) }
    }
  }

  static func kind(tracks: Int, isFirst: Bool, using generator: inout SeededGenerator) -> AlbumOutline.Kind {
    let ticket = generator.uniform(below: 100)
    if tracks <= 2 { return .single }
    if tracks <= 6 { return .ep }
    if isFirst { return .album }
    return ticket < 6 ? .compilation : ticket < 11 ? .live : ticket < 14 ? .soundtrack : .album
  }

  /// Around four minutes; a few are skits, a few are long.
  static func duration(using generator: inout SeededGenerator) -> Int {
    let bell = (0..<4).reduce(0) { sum, _ in sum + generator.number(in: 0...90_000) }
    switch generator.uniform(below: 100) {
    case 0..<4: return 20_000 + bell / 8
    case 4..<8: return 300_000 + 2 * bell
    default: return 60_000 + bell
    }
  }

  /// When the album came into the library: some moment of the ten years before 2026.
  static func added(using generator: inout SeededGenerator) -> Instant {
    Instant(milliseconds: 1_451_606_400_000 + Int64(generator.uniform(below: 315_360_000)) * 1000)
  }

  /// ReplayGain of half of the albums.
  static func gains(
    of album: AlbumOutline, _ seed: FixtureSeed, using generator: inout SeededGenerator
  ) -> GainValues {
    var shared = seed.generator(.sound, album.number)
    guard shared.chance(of: 500) else { return GainValues() }
    let albumGain = shared.number(in: -1100 ... -150)
    let albumPeak = shared.number(in: 880_000...1_000_000)
    return GainValues(
      trackGainDB: Double(albumGain + generator.number(in: -150...250)) / 100,
      trackPeak: Double(albumPeak - generator.number(in: 0...90_000)) / 1_000_000,
      albumGainDB: Double(albumGain) / 100, albumPeak: Double(albumPeak) / 1_000_000)
  }

  /// The whole part of the two-thirds power, at least one: found by trial, so that no machine rounds it differently.
  static func artists(for tracks: Int) -> Int {
    var low = 1
    var high = 10_000_000
    while low < high {
      let middle = (low + high + 1) / 2
      let fits = middle.multipliedReportingOverflow(by: middle * middle)
      if !fits.overflow && fits.partialValue <= tracks * tracks { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
