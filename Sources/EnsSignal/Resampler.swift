internal import CSyn123
package import EnsAudio

/// Changes the sample rate of a run of sound. Corresponds to `syn123_handle` with `syn123_setup_resample`.
///
/// Good to 108 dB and nearly without delay; its state carries over from block to block, so that a run cut into blocks
/// gives the same as the run in one piece.
@safe package struct Resampler: ~Copyable {
  private let pointer: OpaquePointer
  private let source: PCMFormat
  private let target: SampleRate

  deinit { unsafe syn123_del(pointer) }

  private init(adopting pointer: OpaquePointer, _ source: PCMFormat, _ target: SampleRate) {
    unsafe self.pointer = pointer
    self.source = source
    self.target = target
  }

  /// A resampler from `source`, whose samples are `float32`, to another rate.
  package static func make(_ source: PCMFormat, to target: SampleRate) throws(SignalError) -> Resampler {
    precondition(source.encoding == .float32, "resampling needs float32 samples")
    var status: Int32 = 0
    let encoding = Int32(MPG123_ENC_FLOAT_32.rawValue)
    guard let made = unsafe syn123_new(target.hertz, Int32(source.channels), encoding, 0, &status) else {
      throw SignalError(code: status)
    }
    let resampler = unsafe Resampler(adopting: made, source, target)
    try SignalError.check(
      unsafe syn123_setup_resample(made, source.rate.hertz, target.hertz, Int32(source.channels), 0, 0))
    return resampler
  }

  /// What comes out.
  package var format: PCMFormat { PCMFormat(encoding: .float32, rate: target, channels: source.channels) }

  /// Replaces what `output` holds by the next frames, made from all of `input`. Corresponds to `syn123_resample`.
  package mutating func resample(_ input: inout PCMBuffer, into output: inout PCMBuffer) {
    precondition(input.format == source, "the resampler takes \(source), not \(input.format)")
    let most = syn123_resample_count(source.rate.hertz, target.hertz, input.frames)
    output.prepare(format: format, capacity: most)
    let frames = input.frames
    let made = unsafe input.float32.withUnsafeMutableBufferPointer { source in
      unsafe output.float32.withUnsafeMutableBufferPointer { target in
        unsafe syn123_resample(pointer, target.baseAddress, source.baseAddress, frames)
      }
    }
    output.frames = made
  }
}
