/// How the rows of a list in `posting` belong to the value that the list is of. The raw values are stored.
enum Relation: Int, CaseIterable {
  /// A name, and the records of its kind that bear it.
  case titled = 1
  /// A name, and the tracks credited to the artist, on the album, of the genre, mood or composer.
  case tracks = 2
  /// A name, and the albums credited to the artist or of the genre.
  case albums = 3
  /// A year, and the tracks from it.
  case yearTracks = 4
  /// A year, and the albums from it.
  case yearAlbums = 5
  /// The hash of an album's id, and its tracks.
  case albumTracks = 6
  /// The hash of the id of a playlist, collection or hub, and its entries.
  case entries = 7
  /// How many binary digits the number of plays has, and the tracks that say so.
  case plays = 8

  /// Bits of a list's key that number its chunks.
  static let chunkBits: Int64 = 20
  /// The size from which a chunk takes no more rows, in bytes.
  static let fullChunk = 8_000

  /// The key of a list's first chunk; the others follow it.
  func key(_ value: UInt32) -> Int64 { Int64(rawValue) << 56 | Int64(value) << Self.chunkBits }

  /// The key of the last chunk that a list can have.
  func lastKey(_ value: UInt32) -> Int64 { key(value) | ((1 << Self.chunkBits) - 1) }
}
