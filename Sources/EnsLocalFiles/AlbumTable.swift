internal import EnsDomain
internal import EnsTags
internal import EnsWire

/// Gathers what the tracks say about their albums. It grows with the number of albums, not of tracks.
struct AlbumTable {
  private struct Album {
    var identity: AlbumIdentity
    var sortTitle: String?
    var artistSort: String?
    var date: TagDate?
    var originalDate: TagDate?
    var genres: [String] = []
    var styles: [String] = []
    var moods: [String] = []
    var discTotal = 0
    var trackCount = 0
    var type: String?
    var mbid: String?
    var group: String?
    var label: String?
    var art: String?
    var updated: Int64 = 0
  }

  private var albums: [String: Album] = [:]
  /// The ids in the order in which the albums were found.
  private(set) var ids: [String] = []

  /// Adds a track to its album.
  mutating func add(_ reading: FileReading, _ identity: AlbumIdentity, art: String?) {
    if albums[identity.id] == nil { ids.append(identity.id) }
    let tags = reading.tags
    var album = albums.removeValue(forKey: identity.id) ?? Album(identity: identity)
    album.sortTitle = album.sortTitle ?? tags.first(.albumSort)
    album.artistSort = album.artistSort ?? tags.first(.albumArtistSort)
    if let date = tags.date, album.date.map({ $0.isLessExact(than: date) }) ?? true { album.date = date }
    album.originalDate = album.originalDate ?? tags.originalDate
    Self.merge(tags.genres, into: &album.genres)
    Self.merge(tags.styles, into: &album.styles)
    Self.merge(tags.moods, into: &album.moods)
    let disc = tags.discNumber ?? reading.discOfFolder ?? 1
    album.discTotal = max(album.discTotal, disc, tags.discTotal ?? 0)
    album.trackCount += 1
    album.type = album.type ?? Self.type(tags.releaseTypes, identity)
    album.mbid = album.mbid ?? tags.musicBrainzID(.albumID)
    album.group = album.group ?? tags.musicBrainzID(.releaseGroupID)
    album.label = album.label ?? tags.first(.label)
    album.art = album.art ?? art
    album.updated = max(album.updated, reading.entry.modifiedNs)
    albums[identity.id] = album
  }

  /// The record of an album.
  func record(_ id: String, library: String, ids: LocalID) -> RecordBuilder? {
    guard let album = albums[id] else { return nil }
    var record = RecordBuilder(kind: .album, id: id)
    record.set("library", library)
    record.set("title", album.identity.title)
    record.set("sort_title", album.sortTitle)
    record.set("updated", Instant(milliseconds: album.updated / 1_000_000))
    record.set("art", album.art)
    record.set("artist", album.identity.artist)
    record.set("artists", album.identity.artists)
    record.set("artist_id", album.identity.artists.first.map { ids.artist($0) })
    record.set("album_artist", album.identity.artist)
    record.set("type", album.type)
    record.set("year", (album.date ?? album.originalDate)?.year)
    record.set("date", (album.date ?? album.originalDate)?.description)
    record.set("original_date", album.originalDate?.description)
    record.set("genres", album.genres)
    record.set("styles", album.styles)
    record.set("moods", album.moods)
    record.set("label", album.label)
    record.set("disc_total", album.discTotal)
    record.set("track_total", album.trackCount)
    record.set("mbid", album.mbid)
    record.set("release_group_mbid", album.group)
    return record
  }

  private static func merge(_ values: [String], into all: inout [String]) {
    for value in values where !all.contains(value) && all.count < 64 { all.append(value) }
  }

  /// The one word that says most about a release.
  private static func type(_ types: [String], _ identity: AlbumIdentity) -> String? {
    if identity.isCompilation { return "compilation" }
    return ["compilation", "soundtrack", "live", "ep", "single", "album"].first { types.contains($0) }
  }
}

extension TagDate {
  /// Whether another date says more.
  func isLessExact(than other: TagDate) -> Bool {
    (month == nil && other.month != nil) || (month != nil && day == nil && other.day != nil)
  }
}
