extension PCMBuffer {
  /// Fills `other` with these frames in another number of channels; the encoding must be `float32`, the rate stays.
  ///
  /// One channel goes to every channel; many channels become one by their mean; two from many keep the first two plus
  /// the third (centre) and, of the rest, the even and odd ones, each at half power; otherwise channels are kept by
  /// their place and missing ones are silent.
  package func remix(to channels: Int, into other: inout PCMBuffer) {
    precondition(format.encoding == .float32, "mixing needs float32 samples")
    let target = PCMFormat(encoding: .float32, rate: format.rate, channels: channels)
    other.prepare(format: target, capacity: frames)
    other.frames = frames
    let source = format.channels
    for frame in 0..<frames {
      for channel in 0..<channels {
        other.float32[frame * channels + channel] = mixed(
          at: frame * source, of: source, channel: channel, among: channels)
      }
    }
  }

  private func mixed(at base: Int, of source: Int, channel: Int, among channels: Int) -> Float {
    if source == 1 { return float32[base] }
    if channels == 1 {
      var sum: Float = 0
      for index in 0..<source { sum += float32[base + index] }
      return sum / Float(source)
    }
    guard channels == 2, source > 2 else { return channel < source ? float32[base + channel] : 0 }
    let half: Float = 0.707_106_77
    var sum = float32[base + channel] + half * float32[base + 2]
    var index = 3 + channel
    while index < source {
      sum += half * float32[base + index]
      index += 2
    }
    // Without this a full-scale sound in every channel would be limited.
    return sum / (1 + half * Float(1 + (source - 3 + 1 - channel) / 2))
  }
}
