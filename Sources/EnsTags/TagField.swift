/// What a text value in a tag is about, whichever format spelled it.
package enum TagField: Hashable, Sendable, CaseIterable {
  case title, titleSort
  /// The artist as shown; `artists` are the single names where a tagger wrote both.
  case artist, artists, artistSort
  case album, albumSort
  case albumArtist, albumArtists, albumArtistSort
  /// A number, or number and total as `3/12`.
  case trackNumber, trackTotal, discNumber, discTotal
  case date, originalDate
  case genre, style, mood
  case composer, composerSort
  case compilation
  case releaseType
  case isrc
  case label
  case beatsPerMinute
  case trackGain, trackPeak, albumGain, albumPeak
  /// Opus gains: whole numbers of 1/256 dB, relative to -23 LUFS (RFC 7845, section 5.2.1).
  case r128TrackGain, r128AlbumGain
  case recordingID, releaseTrackID, albumID, artistID, albumArtistID, releaseGroupID, workID
  /// iTunes' encoder delay, padding and length.
  case gapless

  /// The field that a free-form name means: a Vorbis comment's, an APE item's, the description of a TXXX frame or
  /// an iTunes freeform atom. Case, blanks, `_` and `-` do not count.
  init?(name: String) {
    let key = name.utf8.filter { $0 != 0x20 && $0 != 0x5F && $0 != 0x2D }.map {
      (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
    }
    guard let field = Self.names[String(decoding: key, as: UTF8.self)] else { return nil }
    self = field
  }

  private static let names: [String: TagField] = [
    "title": .title, "titlesort": .titleSort, "titlesortorder": .titleSort,
    "artist": .artist, "artists": .artists, "artistsort": .artistSort, "artistsortorder": .artistSort,
    "album": .album, "albumsort": .albumSort, "albumsortorder": .albumSort,
    "albumartist": .albumArtist, "albumartists": .albumArtists, "ensemble": .albumArtist,
    "albumartistsort": .albumArtistSort, "albumartistsortorder": .albumArtistSort,
    "tracknumber": .trackNumber, "track": .trackNumber, "tracknum": .trackNumber,
    "tracktotal": .trackTotal, "totaltracks": .trackTotal, "trackc": .trackTotal,
    "discnumber": .discNumber, "disc": .discNumber, "disknumber": .discNumber,
    "disctotal": .discTotal, "totaldiscs": .discTotal, "discc": .discTotal, "disktotal": .discTotal,
    "date": .date, "year": .date, "releasedate": .date,
    "originaldate": .originalDate, "originalyear": .originalDate, "originalreleasedate": .originalDate,
    "genre": .genre, "style": .style, "mood": .mood,
    "composer": .composer, "composersort": .composerSort, "composersortorder": .composerSort,
    "compilation": .compilation, "itunescompilation": .compilation,
    "releasetype": .releaseType, "musicbrainzalbumtype": .releaseType,
    "isrc": .isrc, "label": .label, "publisher": .label, "organization": .label, "bpm": .beatsPerMinute,
    "replaygaintrackgain": .trackGain, "replaygaintrackpeak": .trackPeak,
    "replaygainalbumgain": .albumGain, "replaygainalbumpeak": .albumPeak,
    "r128trackgain": .r128TrackGain, "r128albumgain": .r128AlbumGain,
    "musicbrainztrackid": .recordingID, "musicbrainzrecordingid": .recordingID,
    "musicbrainzreleasetrackid": .releaseTrackID, "musicbrainzalbumid": .albumID,
    "musicbrainzreleaseid": .albumID, "musicbrainzartistid": .artistID,
    "musicbrainzalbumartistid": .albumArtistID, "musicbrainzreleasegroupid": .releaseGroupID,
    "musicbrainzworkid": .workID, "itunsmpb": .gapless,
  ]
}
