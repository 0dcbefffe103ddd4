package import EnsAudio

/// What is known of a file's sound without playing it.
package struct AudioFacts: Hashable, Sendable {
  /// What the bytes are.
  package let payload: Payload
  /// The container's name, as records carry it: `mp3`, `flac`, `ogg`, `wav`, `aiff`, `caf`, `mp4`, …
  package let container: String
  /// The codec's name, as records carry it: `mp3`, `flac`, `vorbis`, `opus`, `pcm`, `aac`, `alac`, …; nil when unknown.
  package var codec: String?
  /// Frames a second.
  package var rate: SampleRate?
  /// Channels.
  package var channels: Int?
  /// Bits of a sample; nil for codecs with loss.
  package var bitDepth: Int?
  /// The exact number of frames that playing gives; nil where only decoding would tell.
  package var frames: FrameCount?
  /// The mean bit rate in thousands of bits a second.
  package var bitrateKbps: Int?
  /// What is strange about the file, though it may play.
  package var oddities: [AudioOddity] = []
  /// Why the sound cannot be decoded here; nil when it can.
  package var refusal: DecodeError?

  init(_ payload: Payload) {
    self.payload = payload
    container = payload.container
  }

  /// The exact duration in milliseconds, rounded to the nearest.
  package var durationMilliseconds: Int64? {
    guard let frames, let rate else { return nil }
    return frames.milliseconds(at: rate)
  }

  /// Fills in the mean bit rate of so many bytes.
  mutating func setBitrate(bytes: Int64?) {
    guard let bytes, let duration = durationMilliseconds, duration > 0 else { return }
    bitrateKbps = Int((Double(bytes) * 8 / Double(duration)).rounded())
  }
}
