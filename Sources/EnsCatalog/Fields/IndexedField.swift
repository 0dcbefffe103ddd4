/// The members of records that the index reads itself. The raw values are places in a `RecordFields`.
enum IndexedField: Int, CaseIterable {
  case kind, id, account, library, title, artist, artists, album, albumArtist, genres, moods, styles, composer, year,
    date
  case albumID, playlistID, hubID, added, movedFrom, position, trackID, itemID, trackNumber, discNumber, plays, rating
  case trackCount, type, favorite

  /// The member's name. Spelled out, since every command that reads the index would wait for reflection otherwise.
  var name: String {
    switch self {
    case .kind: "kind"
    case .id: "id"
    case .account: "account"
    case .library: "library"
    case .title: "title"
    case .artist: "artist"
    case .artists: "artists"
    case .album: "album"
    case .genres: "genres"
    case .moods: "moods"
    case .styles: "styles"
    case .composer: "composer"
    case .year: "year"
    case .date: "date"
    case .added: "added"
    case .position: "position"
    case .plays: "plays"
    case .rating: "rating"
    case .type: "type"
    case .favorite: "favorite"
    case .albumArtist: "album_artist"
    case .albumID: "album_id"
    case .playlistID: "playlist_id"
    case .hubID: "hub_id"
    case .movedFrom: "moved_from"
    case .trackID: "track_id"
    case .itemID: "item_id"
    case .trackNumber: "track_number"
    case .discNumber: "disc_number"
    case .trackCount: "track_count"
    }
  }
}
