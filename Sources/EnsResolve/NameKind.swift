/// What a name in the index is the name of. The raw values are stored in the index and never change meaning.
package enum NameKind: Int, CaseIterable, Hashable, Sendable {
  case artist = 1
  case album = 2
  case track = 3
  case playlist = 4
  case genre = 5
  case mood = 6
  case collection = 7
  case movie = 8
  case hub = 9
  case composer = 10

  /// What the kind is called.
  package var word: String {
    switch self {
    case .artist: "artist"
    case .album: "album"
    case .track: "track"
    case .playlist: "playlist"
    case .genre: "genre"
    case .mood: "mood"
    case .collection: "collection"
    case .movie: "movie"
    case .hub: "hub"
    case .composer: "composer"
    }
  }
}
