internal import CSyn123

/// The shapes of wave that libsyn123 draws. Corresponds to `syn123_wave_id`.
package enum Waveform: Hashable, Sendable, CaseIterable {
  case sine
  case square
  case triangle
  case sawtooth
  /// A bell curve once a period.
  case bell
  /// A short, round pulse once a period.
  case pulse
  /// A shorter, sharper pulse once a period.
  case shot

  var identifier: Int32 {
    switch self {
    case .sine: Int32(SYN123_WAVE_SINE.rawValue)
    case .square: Int32(SYN123_WAVE_SQUARE.rawValue)
    case .triangle: Int32(SYN123_WAVE_TRIANGLE.rawValue)
    case .sawtooth: Int32(SYN123_WAVE_SAWTOOTH.rawValue)
    case .bell: Int32(SYN123_WAVE_GAUSS.rawValue)
    case .pulse: Int32(SYN123_WAVE_PULSE.rawValue)
    case .shot: Int32(SYN123_WAVE_SHOT.rawValue)
    }
  }
}
