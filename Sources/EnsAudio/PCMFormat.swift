/// What uncompressed sound looks like: the encoding of a sample, how many a second, and how many side by side.
package struct PCMFormat: Hashable, Sendable, CustomStringConvertible {
  /// How a sample is written down.
  package var encoding: SampleEncoding
  /// Frames a second.
  package var rate: SampleRate
  /// Samples in a frame, at least 1.
  package var channels: Int

  /// A format of `channels` interleaved channels (at least 1).
  package init(encoding: SampleEncoding, rate: SampleRate, channels: Int) {
    precondition(channels > 0, "a format has at least one channel")
    self.encoding = encoding
    self.rate = rate
    self.channels = channels
  }

  /// Bytes that a frame takes in a file.
  package var storedBytesPerFrame: Int { encoding.storedBytes * channels }

  /// The same format with another encoding.
  package func with(_ encoding: SampleEncoding) -> PCMFormat {
    PCMFormat(encoding: encoding, rate: rate, channels: channels)
  }

  /// For people: `44100 Hz, 2 channels, int16`.
  package var description: String { "\(rate), \(channels) channel\(channels == 1 ? "" : "s"), \(encoding)" }
}
