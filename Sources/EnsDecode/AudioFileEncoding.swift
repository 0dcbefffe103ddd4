/// What an `AudioFileWriter` makes of sound.
package enum AudioFileEncoding: Hashable, Sendable {
  /// Uncompressed, in the format's own encoding.
  case wav
  /// Free of loss, 16 or 24 bits by the format's encoding; compression from 0 (fast) to 1 (small).
  case flac(compression: Double)
  /// Ogg Vorbis; quality from 0 to 1, as oggenc's -1 to 10. The serial number stands in every page.
  case vorbis(quality: Double, serial: UInt32)
  /// Ogg Opus at 8, 12, 16, 24 or 48 kHz; compression from 0 (256 kbit/s a channel) to 1 (6). The serial number stands
  /// in every page.
  case opus(compression: Double, serial: UInt32)
  /// MP3 at a constant bit rate, by LAME, with its Info frame, so that it plays without gaps.
  case mp3(kbps: Int)
}
