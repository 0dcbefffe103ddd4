/// What a file's own headers say about its sound; nil where they do not say.
package struct AudioHeader: Hashable, Sendable {
  /// The codec's short name: `mp3`, `flac`, `vorbis`, `opus`, `pcm`, `aac`, `alac`, …
  package var codec: String?
  package var sampleRate: Int?
  package var channels: Int?
  /// Bits of one sample, of codecs that have such a number.
  package var bitDepth: Int?
  /// Frames, one sample a channel each, that play.
  package var frameCount: Int?
  /// The length where it is not counted in frames.
  package var milliseconds: Int?
  /// Bits a second as the encoder aimed at.
  package var bitRate: Int?
  /// Frames to leave out at the start, and at the end.
  package var delay: Int?
  package var padding: Int?
  /// Opus' output gain in dB, which decoders apply by themselves.
  package var outputGain: Double?
  /// Whether the content is locked by digital restrictions.
  package var isProtected = false

  package init() {}

  /// The length in milliseconds, rounded to the nearest.
  package var duration: Int? {
    if let frameCount, let sampleRate, sampleRate > 0 {
      let whole = frameCount / sampleRate * 1000
      return whole + (frameCount % sampleRate * 1000 + sampleRate / 2) / sampleRate
    }
    return milliseconds
  }
}
