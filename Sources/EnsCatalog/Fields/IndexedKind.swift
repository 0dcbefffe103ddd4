internal import EnsResolve

/// The kinds of records as the index numbers them. The raw values are stored and never change meaning; 1 to 10 are those
/// of `NameKind`. Kinds that this version does not know get numbers from `firstUnknown` on, by name, in the table `kind`.
enum IndexedKind: Int, CaseIterable {
  case artist = 1
  case album = 2
  case track = 3
  case playlist = 4
  case genre = 5
  case mood = 6
  case collection = 7
  case movie = 8
  case hub = 9
  case playlistEntry = 20
  case hubEntry = 21
  case lyrics = 22
  case library = 23
  case server = 24
  case account = 25

  /// The first number for a kind that is not listed here.
  static let firstUnknown = 64

  /// The kind's name in records. Spelled out, since reflection takes long.
  var name: String {
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
    case .lyrics: "lyrics"
    case .library: "library"
    case .server: "server"
    case .account: "account"
    case .playlistEntry: "playlist_entry"
    case .hubEntry: "hub_entry"
    }
  }

  /// What its title is the name of; nil where titles are not looked up.
  var nameKind: NameKind? { NameKind(rawValue: rawValue) }

  /// Whether losing many of them is a sign of a failed sync. Entries and hubs change wholly every day.
  var isGuarded: Bool {
    switch self {
    case .artist, .album, .track, .movie, .playlist, .collection: true
    default: false
    }
  }
}
