import EnsWire

/// Playlists and their entries as records.
extension CatalogueStream {
  func playlist(_ playlist: PlaylistOutline) -> RecordBuilder {
    var record = record(.playlist, playlistID(playlist.number), playlist.title)
    if playlist.isSmart { record.set("smart", true) }
    record.set("track_count", playlist.entryCount)
    record.set("complete", true)
    return record
  }

  func entry(_ position: Int, of playlist: PlaylistOutline) -> RecordBuilder {
    let entry = playlist.entry(position)
    let album = catalogue.album(entry.album)
    let track = catalogue.track(entry.ordinal, of: album)
    var record = record(.playlistEntry, "\(prefix)e\(playlist.number + 1).\(position)", track.title)
    record.set("playlist_id", playlistID(playlist.number))
    record.set("position", position)
    record.set("entry_id", "\(playlist.number + 1)-\(position)")
    // An entry that is gone keeps the id that the source remembers, which no track of the catalogue has.
    record.set("track_id", trackID(entry.album, entry.ordinal + (entry.isMissing ? 1000 : 0)))
    record.set("artist", track.artist.name)
    record.set("album", album.title)
    record.set("duration_ms", track.durationMs)
    if entry.isMissing { record.set("missing", true) }
    return record
  }
}
