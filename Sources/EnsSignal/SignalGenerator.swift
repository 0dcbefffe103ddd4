internal import CSyn123
package import EnsAudio

/// Makes test signals and the voices of invented music: one channel of floating-point samples, as many as are asked for.
/// Corresponds to `syn123_handle` set up for synthesis.
///
/// Waves are computed while they are read (there is no period buffer), so frequencies are exact and nothing repeats but
/// what is periodic.
@safe package struct SignalGenerator: ~Copyable {
  private let handle: OpaquePointer

  /// Starts a signal at the given rate. Corresponds to `syn123_new` and the `syn123_setup_…` functions.
  ///
  /// - Throws: `SignalError`, in particular for a frequency that is not above zero.
  package init(_ signal: Signal, rate: SampleRate) throws(SignalError) {
    var code: Int32 = 0
    guard let handle = unsafe syn123_new(rate.hertz, 1, Int32(MPG123_ENC_FLOAT_32.rawValue), 0, &code) else {
      throw SignalError(code: code)
    }
    do throws(SignalError) {
      try unsafe Self.setUp(handle, signal)
    } catch {
      // Nobody owns the handle yet.
      unsafe syn123_del(handle)
      throw error
    }
    unsafe self.handle = handle
  }

  deinit { unsafe syn123_del(handle) }

  /// Turns to another signal, which starts with the next sample that is read.
  package mutating func change(to signal: Signal) throws(SignalError) { try unsafe Self.setUp(handle, signal) }

  /// Fills the first `count` places of `samples`, which must have them. Corresponds to `syn123_read`.
  package mutating func read(_ count: Int, into samples: inout [Float]) throws(SignalError) {
    precondition(count >= 0 && count <= samples.count)
    let size = MemoryLayout<Float>.size
    let got = unsafe samples.withUnsafeMutableBytes { unsafe syn123_read(handle, $0.baseAddress, count * size) }
    if got != count * size { throw SignalError(code: Int32(SYN123_NO_DATA.rawValue)) }
  }

  private static func setUp(_ handle: OpaquePointer, _ signal: Signal) throws(SignalError) {
    let code: Int32
    switch signal {
    case .wave(let shape, let hertz, let phase):
      guard hertz > 0 else { throw .frequencyRefused }
      var (shape, hertz, phase, backwards) = (shape.identifier, hertz, phase, Int32(0))
      code = unsafe syn123_setup_waves(handle, 1, &shape, &hertz, &phase, &backwards, nil)
    case .sweep(let shape, var from, var to, let frames):
      // The library would take its standard frequency instead of one that is not positive.
      guard from > 0, to > 0, frames > 1 else { throw .frequencyRefused }
      code = unsafe syn123_setup_sweep(
        handle, shape.identifier, 0, 0, Int32(SYN123_SWEEP_EXP.rawValue), &from, &to, 1, frames, nil, nil, nil)
    case .pinkNoise(let seed): code = unsafe syn123_setup_pink(handle, 0, UInt(seed), nil)
    case .whiteNoise(let seed): code = unsafe syn123_setup_white(handle, UInt(seed), nil)
    case .silence: code = unsafe syn123_setup_silence(handle)
    }
    try SignalError.check(code)
  }
}
