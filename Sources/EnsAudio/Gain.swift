package import EnsDomain

/// The factor that samples are multiplied with.
package struct Gain: Hashable, Sendable {
  /// 1 leaves samples as they are.
  package let factor: Double
  /// Whether the factor was made smaller so that the greatest sample stays within full scale.
  package let isLimited: Bool

  /// No change.
  package static let unity = Gain(factor: 1, isLimited: false)

  private init(factor: Double, isLimited: Bool) {
    self.factor = factor
    self.isLimited = isLimited
  }

  /// The gain that `mode` picks from what tags say.
  ///
  /// Where the wanted value is unknown, the other stands in; where neither is known, nothing changes. The factor never
  /// lifts the known peak above full scale (ReplayGain 2.0, "clipping prevention"); a peak that is unknown counts as
  /// full scale, so that such a track is never lifted. `followsAlbum` says whether a neighbour is of the same album.
  package init(_ mode: GainMode, _ values: GainValues, followsAlbum: Bool) {
    let wantsAlbum = mode == .album || (mode == .auto && followsAlbum)
    let track = (values.trackGainDB, values.trackPeak)
    let album = (values.albumGainDB, values.albumPeak)
    let (first, second) = wantsAlbum ? (album, track) : (track, album)
    let (chosen, peak) = first.0 == nil ? second : first
    guard mode != .off, let decibels = chosen, decibels.isFinite else { self = .unity; return }
    // Tags that lie do not make a loudspeaker burst: the range that tag writers use is far smaller.
    let wanted = Self.factor(decibels: max(-60, min(30, decibels)))
    let highest = peak.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 1
    let most = max(1 / highest, min(wanted, 1 / highest))
    self.init(factor: min(wanted, most), isLimited: wanted > most)
  }

  /// `10 ^ (decibels / 20)`, to twelve digits.
  package static func factor(decibels: Double) -> Double {
    // The exponential series on a small argument, squared back up; the standard library has no power function.
    let exponent = decibels * 0.115_129_254_649_702_28
    let halvings = 10
    let small = exponent / Double(1 << halvings)
    var term = 1.0
    var sum = 1.0
    for index in 1...8 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}

extension PCMBuffer {
  /// Multiplies the filled samples, which must be `float32`.
  package mutating func amplify(by factor: Double) {
    precondition(format.encoding == .float32, "gain needs float32 samples")
    let factor = Float(factor)
    for index in 0..<samples { float32[index] *= factor }
  }
}
