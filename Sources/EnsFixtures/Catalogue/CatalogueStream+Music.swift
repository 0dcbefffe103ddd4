import EnsDomain
import EnsWire

/// Albums and tracks as records.
extension CatalogueStream {
  /// What all tracks of an album say about it, put into words once.
  struct AlbumText: Sendable {
    let outline: AlbumOutline
    let id: String
    let artistID: String
    let added: String
    let date: String?
  }

  func text(of album: AlbumOutline) -> AlbumText {
    AlbumText(
      outline: album, id: albumID(album.number), artistID: artistID(album.artistNumber),
      added: album.added.description, date: album.hasDay ? album.date.description : nil)
  }

  func album(_ text: AlbumText) -> RecordBuilder {
    let album = text.outline
    var record = record(.album, text.id, album.title)
    record.set("added", text.added)
    record.set("artist", album.albumArtist)
    if !album.isCompilation { record.set("artist_id", text.artistID) }
    record.set("album_artist", album.albumArtist)
    record.set("type", album.kind.rawValue)
    record.set("year", album.year)
    record.set("date", text.date)
    record.set("genres", album.genres)
    record.set("moods", album.moods)
    record.set("disc_total", album.discs.count)
    record.set("track_total", album.trackCount)
    record.set("mbid", album.mbid)
    return record
  }

  func track(_ track: TrackOutline, of text: AlbumText) -> RecordBuilder {
    let album = text.outline
    var record = record(.track, trackID(album.number, track.ordinal), track.title)
    record.set("added", text.added)
    record.set("artist", track.guest.map { track.artist.name + " feat. " + $0 } ?? track.artist.name)
    if let guest = track.guest { record.set("artists", [track.artist.name, guest]) }
    record.set("artist_id", album.isCompilation ? artistID(track.artistNumber) : text.artistID)
    record.set("album", album.title)
    record.set("album_id", text.id)
    record.set("album_artist", album.albumArtist)
    record.set("track_number", track.number)
    record.set("track_total", album.discs[track.disc - 1])
    if album.discs.count > 1 {
      record.set("disc_number", track.disc)
      record.set("disc_total", album.discs.count)
    }
    record.set("year", album.year)
    record.set("date", text.date)
    record.set("genres", album.genres)
    record.set("composer", track.composer)
    if album.isCompilation { record.set("compilation", true) }
    record.set("duration_ms", track.durationMs)
    setSound(track, album.profile, in: &record)
    record.set("mbid", track.mbid)
    record.set("isrc", track.isrc)
    if track.plays > 0 { record.set("plays", track.plays) }
    record.set("last_played", track.lastPlayed)
    record.set("rating", track.rating)
    if track.isFavorite { record.set("favorite", true) }
    return record
  }

  private func setSound(_ track: TrackOutline, _ profile: AudioProfile, in record: inout RecordBuilder) {
    record.set("container", profile.container)
    record.set("codec", profile.codec)
    record.set("bitrate_kbps", track.bitrateKbps)
    record.set("sample_rate_hz", profile.sampleRateHz)
    record.set("channels", 2)
    record.set("bit_depth", profile.bitDepth)
    record.set("size_bytes", track.durationMs / 8 * track.bitrateKbps + 20_000 + track.durationMs % 7919)
    if let gain = track.gains.trackGainDB, let peak = track.gains.trackPeak,
      let albumGain = track.gains.albumGainDB, let albumPeak = track.gains.albumPeak
    {
      record.set(
        "gains",
        .object([
          JSONMember("track_gain_db", .number(gain)), JSONMember("track_peak", .number(peak)),
          JSONMember("album_gain_db", .number(albumGain)), JSONMember("album_peak", .number(albumPeak)),
        ]))
    }
  }
}
