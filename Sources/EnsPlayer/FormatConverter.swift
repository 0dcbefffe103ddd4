import EnsAudio
import EnsSignal

/// Makes one format of another: gain, channels, rate, encoding, as far as they differ.
///
/// Its state carries over from block to block and from track to track of one format.
final class FormatConverter {
  let source: PCMFormat
  let target: PCMFormat
  private var resampler: Resampler?
  private var first: PCMBuffer
  private var second: PCMBuffer

  init(from source: PCMFormat, to target: PCMFormat) throws(OutputError) {
    self.source = source
    self.target = target
    first = PCMBuffer(format: source, capacity: 0)
    second = PCMBuffer(format: source, capacity: 0)
    guard source.rate != target.rate else { return }
    do throws(SignalError) {
      let channels = PCMFormat(encoding: .float32, rate: source.rate, channels: target.channels)
      resampler = try Resampler.make(channels, to: target.rate)
    } catch {
      throw .conversion(error.description)
    }
  }

  /// Hands the converted frames of `buffer` to `body`; the very buffer, when nothing is to be done.
  func convert(_ buffer: PCMBuffer, gain: Double, _ body: (PCMBuffer) throws(OutputError) -> Void) throws(OutputError) {
    let needsFloat = gain != 1 || resampler != nil || source.channels != target.channels
    guard needsFloat else {
      if source.encoding == target.encoding { return try body(buffer) }
      buffer.convert(to: target.encoding, into: &first)
      return try body(first)
    }
    buffer.convert(to: .float32, into: &first)
    if gain != 1 { first.amplify(by: gain) }
    if source.channels != target.channels {
      first.remix(to: target.channels, into: &second)
      swap(&first, &second)
    }
    if resampler != nil {
      resampler?.resample(&first, into: &second)
      swap(&first, &second)
    }
    if target.encoding == .float32 { return try body(first) }
    first.convert(to: target.encoding, into: &second)
    try body(second)
  }
}
