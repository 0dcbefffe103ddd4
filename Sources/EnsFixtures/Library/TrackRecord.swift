import EnsAudio
import EnsDomain
import EnsPOSIX
import EnsWire

/// The record of a file that was just written, as a fetch of the folder would tell it.
enum TrackRecord {
  static func make(
    _ file: AlbumMaker.File, _ track: PlannedAlbum.Track, library: String, folder: FilePath
  ) -> Record {
    let tags = file.tags
    let id = RecordID.local(library: library, path: Array(file.path.utf8))
    var record = RecordBuilder(kind: .track, id: id.description, capacity: 1024)
    record.set("library", library)
    record.set("title", tags.title)
    record.set("updated", file.modified)
    record.set("artist", tags.artist)
    record.set("artists", tags.artists.isEmpty ? [tags.artist].compactMap { $0 } : tags.artists)
    record.set("album", tags.album)
    record.set("album_artist", tags.albumArtist)
    record.set("track_number", tags.trackNumber)
    record.set("track_total", tags.trackTotal)
    record.set("disc_number", tags.discNumber)
    record.set("disc_total", tags.discTotal)
    record.set("year", tags.date.flatMap { Int($0.prefix(4)) })
    record.set("date", tags.date)
    record.set("genres", tags.genres)
    record.set("moods", tags.moods)
    record.set("composer", tags.composer)
    if tags.isCompilation { record.set("compilation", true) }
    record.set("duration_ms", track.lengthMs)
    record.set("container", track.format.container)
    record.set("codec", track.format.codec)
    record.set("sample_rate_hz", track.format.rate.hertz)
    record.set("channels", 2)
    record.set("bit_depth", track.format.bitDepth)
    record.set("size_bytes", file.bytes.count)
    record.set("gains", gains(tags.gains))
    record.set("mbid", tags.recordingID)
    record.set("isrc", tags.isrc)
    // A path that is not UTF-8 cannot stand in a record; the id still leads there.
    record.set("file", folder.appending(file.path).displayed)
    return record.record
  }

  private static func gains(_ gains: GainValues) -> JSONValue {
    let members: [(String, Double?)] = [
      ("track_gain_db", gains.trackGainDB), ("track_peak", gains.trackPeak), ("album_gain_db", gains.albumGainDB),
      ("album_peak", gains.albumPeak),
    ]
    return .object(members.compactMap { name, value in value.map { JSONMember(name, .number($0)) } })
  }
}
