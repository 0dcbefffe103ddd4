/// The members of records that the index reads itself. The raw values are places in a `RecordFields`.
enum IndexedField: Int, CaseIterable {
  case kind, id, account, library, title, artist, artists, album, albumArtist, genres, moods, styles, composer, year,
    date
  case albumID, playlistID, hubID, added, movedFrom, position, trackID, itemID, trackNumber, discNumber, plays, rating
  case trackCount, type, favorite

  /// The member's name.
  var name: String {
    switch self {
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
    default: "\(self)"
    }
  }
}
