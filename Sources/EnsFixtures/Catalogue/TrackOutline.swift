import EnsDomain

/// An invented track: all that follows from its album and its place there.
struct TrackOutline: Sendable {
  /// The place on the album, from 0, over all discs.
  let ordinal: Int
  /// The disc, from 1.
  let disc: Int
  /// The number on the disc, from 1.
  let number: Int
  let title: String
  let artist: ArtistName
  let artistNumber: Int
  /// A second artist, for a duet.
  let guest: String?
  let composer: String?
  let durationMs: Int
  let bitrateKbps: Int
  let gains: GainValues
  let mbid: String?
  let isrc: String?
  let plays: Int
  let lastPlayed: Instant?
  /// Stars from 0 to 5 in halves.
  let rating: Double?
  let isFavorite: Bool
}
