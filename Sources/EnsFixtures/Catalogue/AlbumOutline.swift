import EnsDomain

/// An invented album: all that follows from its number.
struct AlbumOutline: Sendable {
  /// What sort of publication it is.
  enum Kind: String, Sendable { case album, single, ep, live, compilation, soundtrack }

  let number: Int
  let kind: Kind
  let title: String
  /// Whose album it is; of a compilation, whoever lends it tongue and genre.
  let artist: ArtistName
  let artistNumber: Int
  let genres: [String]
  let moods: [String]
  let date: CivilDate
  /// Whether the day is known, or the year alone.
  let hasDay: Bool
  /// How many tracks each disc has.
  let discs: [Int]
  let profile: AudioProfile
  let mbid: String?
  let added: Instant

  /// Whether the tracks are by different artists.
  var isCompilation: Bool { kind == .compilation }
  /// The name that the album is filed under.
  var albumArtist: String { isCompilation ? Self.variousArtists : artist.name }
  var trackCount: Int { discs.reduce(0, +) }
  var year: Int { Int(date.year) }

  static let variousArtists = "Various Artists"
}
