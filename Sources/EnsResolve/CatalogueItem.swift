/// A thing that bears a name: a track, an album, a playlist; what ranking needs to tell apart things of one name.
package struct CatalogueItem: Hashable, Sendable {
  /// The record's row in the index; nil for an album that only its tracks tell of.
  package var row: Int64?
  /// The record's id; absent where `row` is.
  package var recordID: String?
  /// The `CatalogueName.id` of its title.
  package var name: Int64
  package var title: String
  /// Who it is by, as written: the track's artist, the album's album artist.
  package var artist: String?
  /// The `CatalogueName.id` of `artist`.
  package var artistName: Int64?
  /// The album a track is on.
  package var album: String?
  package var year: Int?
  /// Plays of a track, tracks of an album, entries of a playlist.
  package var popularity: Int
  /// Stars, 0 to 5.
  package var rating: Double?
  /// The album's type (album, ep, single, live, compilation, soundtrack).
  package var type: String?

  package init(
    row: Int64?, recordID: String?, name: Int64, title: String, artist: String? = nil, artistName: Int64? = nil,
    album: String? = nil, year: Int? = nil, popularity: Int = 0, rating: Double? = nil, type: String? = nil
  ) {
    self.row = row
    self.recordID = recordID
    self.name = name
    self.title = title
    self.artist = artist
    self.artistName = artistName
    self.album = album
    self.year = year
    self.popularity = popularity
    self.rating = rating
    self.type = type
  }
}
