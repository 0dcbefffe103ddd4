import EnsDomain

/// A library of any size that exists only as numbers: every album and track is made when it is asked for, so nothing
/// is held, and asked again it is the same.
struct Catalogue: Sendable {
  let trackCount: Int
  let albumCount: Int
  /// Grows as the two-thirds power of the tracks: a hundred artists for a thousand tracks, ten thousand for a million.
  let artistCount: Int
  let playlistCount: Int
  /// How many tracks of the last album are in the library.
  private let lastAlbumTracks: Int
  private let seed: FixtureSeed
  let namer: Namer

  init(seed: FixtureSeed, trackCount: Int) {
    self.seed = seed
    self.trackCount = trackCount
    namer = Namer(seed: seed)
    var albums = 0
    var tracks = 0
    var last = 0
    while tracks < trackCount {
      last = Self.discs(of: albums, seed).reduce(0, +)
      tracks += last
      albums += 1
    }
    albumCount = albums
    lastAlbumTracks = last - (tracks - trackCount)
    artistCount = min(albums, Self.artists(for: trackCount))
    playlistCount = trackCount == 0 ? 0 : 3 + trackCount / 4000
  }

  /// How many tracks of an album are in the library: all, except of the last.
  func tracksPresent(of album: AlbumOutline) -> Int {
    album.number == albumCount - 1 ? lastAlbumTracks : album.trackCount
  }

  /// The artist of that number.
  func artist(_ number: Int) -> ArtistName { namer.artist(number) }

  /// The album of that number. The first albums go to one artist each, so that all have one; the others to popular
  /// ones.
  func album(_ number: Int) -> AlbumOutline {
    var generator = seed.generator(.album, number)
    let discs = Self.discs(using: &generator)
    let isFirst = number < artistCount
    let artistNumber =
      isFirst
      ? number
      : generator.chance(of: 500)
        ? generator.rank(below: artistCount) : Int(generator.uniform(below: UInt64(artistCount)))
    let artist = namer.artist(artistNumber)
    let kind = Self.kind(tracks: discs.reduce(0, +), isFirst: isFirst, using: &generator)
    let year = min(2025, artist.firstYear + (isFirst ? 0 : generator.rank(below: 30)))
    let hasDay = generator.chance(of: 700)
    let day = CivilDate(year: Int64(year), month: Int64(generator.number(in: 1...12)), day: 1)?.daysSinceEpoch ?? 0
    var genres = [artist.genre.name]
    if generator.chance(of: 300) { genres.append(generator.pick(from: artist.genre.styles)) }
    return AlbumOutline(
      number: number, kind: kind, title: namer.album(number, by: artist), artist: artist, artistNumber: artistNumber,
      genres: genres, moods: generator.chance(of: 200) ? [generator.pick(from: Genre.moods)] : [],
      date: CivilDate(daysSinceEpoch: day + Int64(generator.number(in: 0...27))), hasDay: hasDay, discs: discs,
      profile: .draw(using: &generator), mbid: generator.chance(of: 800) ? generator.uuid() : nil,
      added: Self.added(using: &generator))
  }

  /// The track at a place of an album.
  func track(_ ordinal: Int, of album: AlbumOutline) -> TrackOutline {
    var generator = seed.generator(.track, album.number << 10 | ordinal)
    let artistNumber =
      album.isCompilation ? Int(generator.uniform(below: UInt64(artistCount))) : album.artistNumber
    let artist = album.isCompilation ? namer.artist(artistNumber) : album.artist
    var disc = 0
    var number = ordinal
    while number >= album.discs[disc] {
      number -= album.discs[disc]
      disc += 1
    }
    let plays = generator.chance(of: 450) ? generator.rank(below: 120) : 0
    let lastPlayed = Instant(
      milliseconds: album.added.milliseconds + Int64(generator.uniform(below: 40_000_000)) * 1000)
    return TrackOutline(
      ordinal: ordinal, disc: disc + 1, number: number + 1, title: namer.title(by: artist, using: &generator),
      artist: artist, artistNumber: artistNumber,
      guest: generator.chance(of: 40) ? artist.tongue.person(using: &generator) : nil,
      composer: generator.chance(of: 150) ? artist.tongue.person(using: &generator) : nil,
      durationMs: Self.duration(using: &generator), bitrateKbps: generator.number(in: album.profile.bitrateKbps),
      gains: Self.gains(of: album, seed, using: &generator),
      mbid: album.mbid == nil ? nil : generator.uuid(),
      isrc: generator.chance(of: 350) ? generator.isrc(year: album.year) : nil, plays: plays,
      lastPlayed: plays > 0 ? lastPlayed : nil,
      rating: generator.chance(of: 80) ? Double(generator.number(in: 2...10)) / 2 : nil,
      isFavorite: generator.chance(of: 25))
  }
}
