extension FieldTable {
  /// What a source holds.
  static let catalogue: [KindDescription] = [
    server, library, artist, album, track, genre, playlist, playlistEntry, lyrics,
  ]

  private static let server = KindDescription(
    .server, "a source that has a name, or that was fetched before",
    [
      FieldDescription("id", .text, "`SOURCE/SERVER`, where a server has been told", by: .fetch),
      FieldDescription("address", .text, "its address, without secrets", by: .fetch),
    ])

  private static let library = KindDescription(
    .library, "a library of a source",
    [])

  private static let artist = KindDescription(
    .artist, "somebody who made music", [genres, mbid])

  private static let album = KindDescription(
    .album, "tracks that were published together",
    [
      artistName, artistNames, artistID, albumArtist,
      FieldDescription(
        "type", .word(["album", "ep", "single", "live", "compilation", "soundtrack"]), "what sort of album it is",
        by: .local, .fixture),
      year, date, originalDate, genres, styles, moods,
      FieldDescription("label", .text, "who published it", by: .local),
      discTotal, trackTotal, mbid,
      FieldDescription("release_group_mbid", .text, "the MusicBrainz id of all editions of the album", by: .local),
    ])

  private static let track = KindDescription(
    .track, "one recording",
    [
      FieldDescription(
        "title_source", .word(["file"]), "`file` when no tag has a title and the file name gave it", by: .local),
      artistName, artistNames, artistID,
      FieldDescription("album", .text, "the title of the album", by: .local, .fixture),
      FieldDescription("album_id", .identifier, "the album's record", by: .local, .fixture),
      albumArtist,
      FieldDescription("track_number", .count, "the place on its disc, from 1", by: .local, .fixture),
      trackTotal,
      FieldDescription("disc_number", .count, "the disc, from 1", by: .local, .fixture),
      discTotal, year, date, originalDate, genres, styles, moods,
      FieldDescription("composer", .text, "who wrote it", by: .local, .fixture),
      compilation,
      FieldDescription("duration_ms", .count, "how long it sounds, without what encoders add", by: .local, .fixture),
      FieldDescription("container", .text, "the file format: mp3, flac, ogg, wav, aiff, mp4", by: .local, .fixture),
      FieldDescription(
        "codec", .text, "the sound format: mp3, flac, vorbis, opus, pcm, aac, alac", by: .local, .fixture),
      FieldDescription("bitrate_kbps", .count, "the mean bit rate", by: .local, .fixture),
      FieldDescription("sample_rate_hz", .count, "the sample rate", by: .local, .fixture),
      FieldDescription("channels", .count, "the number of channels", by: .local, .fixture),
      FieldDescription("bit_depth", .count, "bits a sample, of formats that keep samples", by: .local, .fixture),
      FieldDescription("size_bytes", .count, "the size of the file", by: .local, .fixture),
      gains, mbid,
      FieldDescription("isrc", .text, "the International Standard Recording Code", by: .local, .fixture),
      FieldDescription("plays", .count, "how often it was heard to the usual rule", by: .fixture, .index),
      FieldDescription("last_played", .instant, "when it was last heard", by: .fixture, .index),
      FieldDescription("rating", .stars, "what the person thinks of it", by: .fixture, .index),
      FieldDescription("favorite", .flag, "whether the person marked it", by: .fixture, .index),
      FieldDescription("moved_from", .identifier, "the id that the file had before it was moved", by: .local),
      FieldDescription("file", .text, "the path of the file on this machine", by: .local, .download),
      FieldDescription("playable", .flag, "false when `ens-play` cannot decode it", by: .local),
    ])

  private static let genre = KindDescription(
    .genre, "a genre that tracks have",
    [FieldDescription("track_count", .count, "how many tracks have it", by: .resolve)])

  private static let playlist = KindDescription(
    .playlist, "a list of tracks in the person's order",
    [
      FieldDescription("smart", .flag, "whether the server fills it by a rule", by: .local, .fixture),
      FieldDescription("track_count", .count, "how many entries it has", by: .local, .fixture),
      FieldDescription("complete", .flag, "false when not every entry is here; such a list is not played", by: .index),
    ])

  private static let playlistEntry = KindDescription(
    .playlistEntry, "one place in a playlist; the same track may stand in several",
    [
      FieldDescription("playlist_id", .identifier, "the playlist's record", by: .local, .fixture),
      FieldDescription("position", .count, "the place in the list, from 1", by: .local, .fixture),
      FieldDescription("entry_id", .text, "what the server calls this place", by: .local, .fixture),
      FieldDescription("track_id", .identifier, "the track's record", by: .local, .fixture),
      artistName,
      FieldDescription("album", .text, "the album of the track", by: .local, .fixture),
      FieldDescription("duration_ms", .count, "how long the track sounds", by: .local, .fixture),
      FieldDescription("missing", .flag, "true when the track is not in the library", by: .local, .fixture),
    ])

  private static let lyrics = KindDescription(
    .lyrics, "the words of a track",
    [
      FieldDescription("track_id", .identifier, "the track's record", by: .local),
      FieldDescription("language", .text, "the language, as the tags give it (ISO 639-2)", by: .local),
      FieldDescription(
        "timing", .word(["line", "word"]), "what is timed; absent from plain lyrics", by: .local),
      FieldDescription("lyrics_source", .word(["file", "tags"]), "where they were found", by: .local),
      FieldDescription("key", .text, "the path of the file that holds them, percent-encoded", by: .local),
      FieldDescription("text", .text, "the words, lines parted by line feeds", by: .local),
      FieldDescription(
        "lines",
        .objects([
          FieldDescription("at_ms", .count, "when the line begins", by: .local),
          FieldDescription("text", .text, "the line", by: .local),
          FieldDescription(
            "words",
            .objects([
              FieldDescription("at_ms", .count, "when the word begins", by: .local),
              FieldDescription("text", .text, "the word", by: .local),
            ]), "its words, where they are timed", by: .local),
        ]), "the lines, where they are timed", by: .local),
    ])

  // What several kinds have.

  static let artistName = FieldDescription(
    "artist", .text, "who made it, as the tags or the server spell it for display", by: .local, .fixture)
  static let artistNames = FieldDescription("artists", .texts, "each artist by name", by: .local, .fixture)
  static let artistID = FieldDescription("artist_id", .identifier, "the first artist's record", by: .local, .fixture)
  static let albumArtist = FieldDescription("album_artist", .text, "whom the album is by", by: .local, .fixture)
  static let year = FieldDescription("year", .integer, "the year of publication", by: .local, .fixture)
  static let date = FieldDescription("date", .date, "the day of publication", by: .local, .fixture)
  static let originalDate = FieldDescription("original_date", .date, "the day of the first publication", by: .local)
  static let genres = FieldDescription("genres", .texts, "the genres", by: .local, .fixture)
  static let styles = FieldDescription("styles", .texts, "the styles, finer than genres", by: .local)
  static let moods = FieldDescription("moods", .texts, "the moods", by: .local, .fixture)
  static let compilation = FieldDescription(
    "compilation", .flag, "whether the album is one of various artists", by: .local, .fixture)
  static let discTotal = FieldDescription("disc_total", .count, "how many discs the album has", by: .local, .fixture)
  static let trackTotal = FieldDescription(
    "track_total", .count, "how many tracks the disc has; of an album, how many the album has", by: .local, .fixture)
  static let mbid = FieldDescription("mbid", .text, "the MusicBrainz id of the thing", by: .local, .fixture)
  static let gains = FieldDescription(
    "gains",
    .object([
      FieldDescription("track_gain_db", .number, "what to add to the track's level", by: .local),
      FieldDescription("track_peak", .number, "the greatest sample of the track; 1 is full scale", by: .local),
      FieldDescription("album_gain_db", .number, "what to add to the level of the whole album", by: .local),
      FieldDescription("album_peak", .number, "the greatest sample of the album", by: .local),
    ]), "ReplayGain 2 values; R128 gains of Opus are converted", by: .local)
}
