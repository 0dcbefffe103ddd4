import EnsDomain

/// The comments of FLAC, Ogg Vorbis and Opus files. Source: Xiph's Vorbis I specification, section 5.
enum VorbisComment {
  /// How loudness is noted.
  enum GainNotation: Sendable {
    /// `REPLAYGAIN_TRACK_GAIN` and its like.
    case replayGain
    /// `R128_TRACK_GAIN`: steps of 1/256 dB towards -23 LUFS, five below ReplayGain's. Source: RFC 7845, section 5.2.1.
    case r128
  }

  /// The vendor, then every comment as `NAME=value`, without the framing bit that Vorbis alone adds.
  static func bytes(_ tags: FileTags, vendor: [UInt8], gain: GainNotation, pictureInComment: Bool) -> [UInt8] {
    var comments = fields(tags) + gains(tags, gain)
    if pictureInComment, let picture = tags.picture {
      let block = FLACTagger.pictureBlock(picture)
      comments.append(("METADATA_BLOCK_PICTURE", Base64.encode(block)))
    }
    var writer = ByteWriter()
    writer.appendLittleEndian(vendor.count)
    writer.append(vendor)
    writer.appendLittleEndian(comments.count)
    for (name, value) in comments {
      let comment = Array("\(name)=\(value)".utf8)
      writer.appendLittleEndian(comment.count)
      writer.append(comment)
    }
    return writer.bytes
  }

  /// The vendor that an encoder wrote at the start of its comments, which says more than ours would.
  static func vendor(of comments: [UInt8], at offset: Int) -> [UInt8] {
    let fallback = Array("ens-fixture".utf8)
    guard comments.count >= offset + 4 else { return fallback }
    let length = ByteWriter.littleEndian(comments, at: offset)
    guard length > 0, comments.count >= offset + 4 + length else { return fallback }
    return Array(comments[(offset + 4)..<(offset + 4 + length)])
  }

  private static func fields(_ tags: FileTags) -> [(String, String)] {
    var fields: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { fields.append((name, value)) }
    }
    add("TITLE", tags.title)
    add("ARTIST", tags.artist)
    for artist in tags.artists { add("ARTISTS", artist) }
    add("ARTISTSORT", tags.artistSort)
    add("ALBUM", tags.album)
    add("ALBUMARTIST", tags.albumArtist)
    add("TRACKNUMBER", tags.trackNumber.map { String($0) })
    add("TRACKTOTAL", tags.trackTotal.map { String($0) })
    add("DISCNUMBER", tags.discNumber.map { String($0) })
    add("DISCTOTAL", tags.discTotal.map { String($0) })
    add("DATE", tags.date)
    for genre in tags.genres { add("GENRE", genre) }
    for mood in tags.moods { add("MOOD", mood) }
    add("COMPOSER", tags.composer)
    if tags.isCompilation { add("COMPILATION", "1") }
    add("MUSICBRAINZ_TRACKID", tags.recordingID)
    add("MUSICBRAINZ_ALBUMID", tags.albumID)
    add("MUSICBRAINZ_ARTISTID", tags.artistID)
    add("ISRC", tags.isrc)
    add("LYRICS", tags.lyrics)
    return fields
  }

  private static func gains(_ tags: FileTags, _ notation: GainNotation) -> [(String, String)] {
    let gains = tags.gains
    let fields: [(String, String?)] =
      switch notation {
      case .replayGain:
        [
          ("REPLAYGAIN_TRACK_GAIN", FileTags.decibels(gains.trackGainDB)),
          ("REPLAYGAIN_TRACK_PEAK", FileTags.peak(gains.trackPeak)),
          ("REPLAYGAIN_ALBUM_GAIN", FileTags.decibels(gains.albumGainDB)),
          ("REPLAYGAIN_ALBUM_PEAK", FileTags.peak(gains.albumPeak)),
        ]
      case .r128: [("R128_TRACK_GAIN", steps(gains.trackGainDB)), ("R128_ALBUM_GAIN", steps(gains.albumGainDB))]
      }
    return fields.compactMap { name, value in value.map { (name, $0) } }
  }

  private static func steps(_ decibels: Double?) -> String? {
    decibels.map { String(Int((($0 - 5) * 256).rounded())) }
  }
}
