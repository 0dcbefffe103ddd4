package import EnsAudio

/// Sound being decoded, from its start to its end or from wherever `seek` puts it.
package protocol AudioDecoder: AnyObject {
  /// The name of the library that does the work, and its version where known.
  var library: String { get }
  /// What the next `read` yields. A file that changes its format midway changes this.
  var format: PCMFormat { get }
  /// The encoding in which a file should keep what is decoded: the sound's own, or 16 bits for codecs with loss.
  var storage: SampleEncoding { get }
  /// The exact number of frames; nil where only decoding tells.
  var length: FrameCount? { get }
  /// The frames from the start to what the next `read` yields.
  var position: FrameCount { get }

  /// How many damaged places were passed over in silence so far.
  var gaps: Int { get }

  /// Replaces what `buffer` holds by at most `frames` frames; none at the end.
  ///
  /// Damage that the library can pass over is passed over. Throws `DecodeError.damaged` for what it cannot, and for an
  /// end before `length`; then the next `read` yields nothing.
  func read(into buffer: inout PCMBuffer, atMost frames: Int) throws(DecodeError)

  /// Moves to `place`, exactly. Throws `DecodeError.seekRefused` for a place beyond the end.
  func seek(to place: FrameCount) throws(DecodeError)
}

/// In which form samples are wanted.
package enum SamplePrecision: Hashable, Sendable {
  /// The form that the file holds; 16 bits for MP3, floating point for Vorbis and Opus.
  case native
  /// Floating point, as the codec computes it where it computes so; for sound that is to be scaled or resampled.
  case float
}
