import EnsCLI
import EnsWire

/// The words of `--kinds`, and the records that each stands for.
enum KindChoice: String, CaseIterable {
  case tracks, albums, artists, playlists, hubs, lyrics, movies

  var kinds: [RecordKind] {
    switch self {
    case .tracks: [.track]
    case .albums: [.album]
    case .artists: [.artist]
    case .playlists: [.playlist, .playlistEntry]
    case .hubs: [.hub, .hubEntry]
    case .lyrics: [.lyrics]
    case .movies: [.movie]
    }
  }

  /// The kinds that a list of words with commas asks for; the library's own record always comes along.
  static func kinds(_ text: String) throws(UsageError) -> Set<RecordKind> {
    var kinds: Set<RecordKind> = [.library]
    for word in text.split(separator: ",") {
      guard let choice = KindChoice(rawValue: String(word)) else {
        let words = allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("has an unknown kind, \(word); known are \(words)")
      }
      kinds.formUnion(choice.kinds)
    }
    return kinds
  }
}
