/// An artist that nobody knows: what follows from its number alone.
struct ArtistName: Sendable {
  let name: String
  /// How it is filed, where that differs: `Harbour Lights, The`.
  let sortName: String?
  let tongue: Tongue
  let genre: Genre
  /// The year of the first album.
  let firstYear: Int
  let mbid: String
}
