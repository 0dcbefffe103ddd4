internal import EnsTags
internal import EnsWire

/// Gathers the artists of tracks and albums. It grows with the number of artists.
struct ArtistTable {
  private struct Artist {
    var name: String
    var sortName: String?
    var mbid: String?
  }

  private var artists: [String: Artist] = [:]
  /// The ids in the order in which the artists were found.
  private(set) var ids: [String] = []

  /// Adds the artists of a track and of its album.
  mutating func add(_ tags: TagSet, album: AlbumIdentity?, _ ids: LocalID) {
    // A sort name and an id are only known to be an artist's where there is one artist.
    let isAlone = tags.artists.count == 1
    for name in tags.artists {
      add(
        name, ids.artist(name), isAlone ? tags.first(.artistSort) : nil,
        isAlone ? tags.musicBrainzID(.artistID) : nil)
    }
    guard let album else { return }
    let isAlbumAlone = album.artists.count == 1 && album.artists == tags.albumArtists
    for name in album.artists {
      add(
        name, ids.artist(name), isAlbumAlone ? tags.first(.albumArtistSort) : nil,
        isAlbumAlone ? tags.musicBrainzID(.albumArtistID) : nil)
    }
  }

  private mutating func add(_ name: String, _ id: String, _ sortName: String?, _ mbid: String?) {
    if artists[id] == nil {
      ids.append(id)
      artists[id] = Artist(name: name)
    }
    if let sortName, artists[id]?.sortName == nil { artists[id]?.sortName = sortName }
    if let mbid, artists[id]?.mbid == nil { artists[id]?.mbid = mbid }
  }

  /// Whether more than the name is known of an artist.
  func isDetailed(_ id: String) -> Bool { artists[id].map { $0.sortName != nil || $0.mbid != nil } ?? false }

  /// The record of an artist.
  func record(_ id: String, library: String) -> RecordBuilder? {
    guard let artist = artists[id] else { return nil }
    var record = RecordBuilder(kind: .artist, id: id)
    record.set("library", library)
    record.set("title", artist.name)
    record.set("sort_title", artist.sortName)
    record.set("mbid", artist.mbid)
    return record
  }
}
