import EnsDomain

/// Makes all files of an album.
struct AlbumMaker: Sendable {
  /// A file by its path below the library's folder, and, of an audio file, the track that it is.
  struct File: Sendable {
    let path: String
    let bytes: [UInt8]
    let modified: Instant
    var track: PlannedAlbum.Track?
    var tags = FileTags()
  }

  private let seed: FixtureSeed
  private let maker: TrackMaker

  init(seed: FixtureSeed) {
    self.seed = seed
    maker = TrackMaker(seed: seed)
  }

  /// Tracks with what belongs to each, then the cover. The gain of the album is that of all its tracks together.
  func files(of album: PlannedAlbum) throws(FixtureError) -> [File] {
    var sounds: [TrackMaker.Sound] = []
    var whole = Loudness()
    for track in album.tracks {
      let sound = try maker.sound(of: track)
      whole.add(sound.loudness)
      sounds.append(sound)
    }
    let art = CoverArt(album: album.number, seed: seed)
    var files: [File] = []
    for (track, sound) in zip(album.tracks, sounds) {
      var tags = track.tags
      if album.hasGains { tags.gains = Self.gains(sound.loudness, album: whole, track.format) }
      if case .embedded = album.cover { tags.picture = art.picture(jpeg: track.number % 2 == 0) }
      let bytes = try maker.file(of: track, sound, tags)
      files.append(File(path: track.path, bytes: bytes, modified: track.modified, track: track, tags: tags))
      for (ending, words) in track.lyrics {
        let path = track.path.dropLast(track.format.rawValue.count) + ending
        files.append(File(path: String(path), bytes: Array(words.utf8), modified: track.modified))
      }
    }
    if case .file(let name) = album.cover {
      let picture = art.picture(jpeg: name.hasSuffix("jpg"))
      files.append(File(path: "\(album.folder)/\(name)", bytes: picture.bytes, modified: album.modified))
    }
    return files
  }

  /// Opus notes no peaks.
  private static func gains(_ track: Loudness, album: Loudness, _ format: AudioFormat) -> GainValues {
    GainValues(
      trackGainDB: track.gainDB, trackPeak: format == .opus ? nil : track.peak, albumGainDB: album.gainDB,
      albumPeak: format == .opus ? nil : album.peak)
  }
}
