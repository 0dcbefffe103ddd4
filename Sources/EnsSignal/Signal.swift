/// What a `SignalGenerator` makes.
package enum Signal: Hashable, Sendable {
  /// One wave shape at a frequency in hertz; the phase is a fraction of a period from 0 to 1.
  case wave(Waveform, hertz: Double, phase: Double = 0)
  /// A wave that glides by equal intervals from one frequency to another within so many frames, and stays periodic.
  case sweep(Waveform, from: Double, to: Double, frames: Int)
  /// Noise with equal power in every octave.
  case pinkNoise(seed: UInt32)
  /// Noise with equal power at every frequency.
  case whiteNoise(seed: UInt32)
  case silence
}
