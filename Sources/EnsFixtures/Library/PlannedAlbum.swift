import EnsDomain

/// An album that is to be written to disk.
struct PlannedAlbum: Sendable {
  /// Where the cover goes.
  enum Cover: Sendable {
    case none
    /// A file beside the tracks.
    case file(name: String)
    /// Inside every track.
    case embedded
  }

  /// One audio file.
  struct Track: Sendable {
    /// The path below the library's folder.
    let path: String
    let tags: FileTags
    let genre: String
    let lengthMs: Int
    let format: AudioFormat
    /// Lyrics beside the file, by the ending of their name.
    let lyrics: [String: String]
    let modified: Instant
    /// The place among all tracks of the library, which its sound is drawn from.
    let number: Int
    /// Which version of ID3 an MP3 gets; the older one comes with an ID3v1 tag at the end.
    let hasOldID3: Bool
  }

  let number: Int
  let folder: String
  let cover: Cover
  let hasGains: Bool
  let modified: Instant
  var tracks: [Track]
}
