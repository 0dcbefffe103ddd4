/// What can be browsed.
package enum ListSubject: String, CaseIterable, Hashable, Sendable {
  case artists, albums, genres, moods, playlists, collections, hubs, decades, movies, favorites, pins, libraries

  /// The kind of the records or names that are listed; nil for what is neither.
  var kind: IndexedKind? {
    switch self {
    case .artists: .artist
    case .albums: .album
    case .genres: .genre
    case .moods: .mood
    case .playlists: .playlist
    case .collections: .collection
    case .hubs: .hub
    case .movies: .movie
    case .libraries: .library
    case .decades, .favorites, .pins: nil
    }
  }
}

/// One thing in a list.
package struct ListEntry: Hashable, Sendable {
  /// Its record; nil for a genre, mood, decade or artist that only tracks tell of.
  package var row: Int64?
  package var title: String
  /// Tracks of it that fulfil the condition; entries of a playlist.
  package var count: Int
}
