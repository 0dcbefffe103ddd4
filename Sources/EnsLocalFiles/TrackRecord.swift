internal import EnsAudio
internal import EnsDecode
internal import EnsDomain
internal import EnsTags
internal import EnsWire

/// Makes the record of a track.
struct TrackRecord {
  let reading: FileReading
  let album: AlbumIdentity?
  let companions: Companions
  let library: String
  let ids: LocalID
  /// The id that the same sound had before the file was moved.
  var movedFrom: String?

  var id: String { ids.file(reading.entry.path) }

  /// The ids of everybody who plays, and of the album's artists.
  private var artistIDs: [String] {
    var all: [String] = []
    for name in reading.tags.artists + (album?.artists ?? []) {
      let id = ids.artist(name)
      if !all.contains(id) { all.append(id) }
    }
    return all
  }

  /// Which state of the file this record describes.
  var stamp: FileStamp {
    FileStamp(
      sizeBytes: reading.entry.sizeBytes, modifiedNs: reading.entry.modifiedNs, audio: reading.audioHash,
      beside: companions.hash, album: FileStamp.short(album?.id), artists: artistIDs.map { FileStamp.short($0) })
  }

  /// What the cover can be had by: the path of an image, or of the file itself with `#picture` for the one in it.
  var art: String? {
    if let cover = companions.cover { return PercentEncoding.encode(cover.path, keepingSlash: true) }
    guard !reading.tags.pictures.isEmpty else { return nil }
    return PercentEncoding.encode(reading.entry.path, keepingSlash: true) + "#picture"
  }

  /// The title, or the file's name without its ending.
  static func title(_ tags: TagSet?, _ path: [UInt8]) -> String {
    if let title = tags?.title { return title }
    let entry = FileEntry(path: path, sizeBytes: 0, modifiedNs: 0)
    let folder = entry.folder.count
    return String(decoding: entry.stem.dropFirst(folder == 0 ? 0 : folder + 1), as: UTF8.self)
  }

  var record: RecordBuilder {
    let tags = reading.tags
    var record = RecordBuilder(kind: .track, id: id, capacity: 1024)
    record.set("library", library)
    record.set("title", Self.title(tags, reading.entry.path))
    record.set("sort_title", tags.first(.titleSort))
    record.set("updated", Instant(milliseconds: reading.entry.modifiedNs / 1_000_000))
    record.set("art", art)
    record.set("artist", tags.artist)
    record.set("artists", tags.artists)
    record.set("artist_id", tags.artists.first.map { ids.artist($0) })
    record.set("album", tags.album)
    record.set("album_id", album?.id)
    record.set("album_artist", album?.artist)
    setPlace(tags, in: &record)
    setDescription(tags, in: &record)
    setSound(in: &record)
    record.set("gains", Self.gains(tags))
    record.set("mbid", tags.musicBrainzID(.recordingID))
    record.set("isrc", tags.first(.isrc))
    record.set("stamp", stamp.description)
    if reading.refusal != nil { record.set("playable", false) }
    if tags.title == nil { record.set("title_source", "file") }
    record.set("moved_from", movedFrom)
    return record
  }

  private func setPlace(_ tags: TagSet, in record: inout RecordBuilder) {
    record.set("track_number", tags.trackNumber)
    record.set("track_total", tags.trackTotal)
    record.set("disc_number", tags.discNumber ?? (album == nil ? nil : reading.discOfFolder))
    record.set("disc_total", tags.discTotal)
  }

  private func setDescription(_ tags: TagSet, in record: inout RecordBuilder) {
    record.set("year", (tags.date ?? tags.originalDate)?.year)
    record.set("date", (tags.date ?? tags.originalDate)?.description)
    record.set("original_date", tags.originalDate?.description)
    record.set("genres", tags.genres)
    record.set("styles", tags.styles)
    record.set("moods", tags.moods)
    record.set("composer", tags.composer)
    if tags.isCompilation == true { record.set("compilation", true) }
  }

  private func setSound(in record: inout RecordBuilder) {
    let facts = reading.facts
    record.set("duration_ms", reading.durationMs)
    record.set("container", facts.container)
    record.set("codec", facts.codec)
    record.set("bitrate_kbps", facts.bitrateKbps)
    record.set("sample_rate_hz", facts.rate.map { Int($0.hertz) })
    record.set("channels", facts.channels)
    record.set("bit_depth", facts.bitDepth)
    record.set("size_bytes", reading.entry.sizeBytes)
  }

  private static func gains(_ tags: TagSet) -> JSONValue? {
    var members: [JSONMember] = []
    for (name, value) in [
      ("track_gain_db", tags.trackGain), ("track_peak", tags.trackPeak), ("album_gain_db", tags.albumGain),
      ("album_peak", tags.albumPeak),
    ] { if let value { members.append(JSONMember(name, .number(value))) } }
    return members.isEmpty ? nil : .object(members)
  }
}
