/// How many frames of sound make up one second.
package struct SampleRate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Frames a second.
  package let hertz: Int

  /// A rate that sound is really stored at: 1 Hz to 10 MHz (DSD-wide rates included); nil outside.
  package init?(hertz: Int) {
    guard (1...10_000_000).contains(hertz) else { return nil }
    self.hertz = hertz
  }

  private init(known hertz: Int) { self.hertz = hertz }

  /// The rate of a compact disc, 44,100 Hz.
  package static let compactDisc = SampleRate(known: 44_100)

  /// The rate of video, of Opus and of most sound devices, 48,000 Hz.
  package static let studio = SampleRate(known: 48_000)

  package static func < (left: SampleRate, right: SampleRate) -> Bool { left.hertz < right.hertz }

  /// For people: `44100 Hz`.
  package var description: String { "\(hertz) Hz" }
}
