/// The kind of file, told by its bytes and not by its name.
package enum AudioContainer: String, Hashable, Sendable, CaseIterable {
  case mpeg = "mp3"
  case flac
  case ogg
  case wave = "wav"
  case aiff
  case mp4
}
