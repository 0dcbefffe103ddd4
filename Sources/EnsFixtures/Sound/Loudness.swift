import EnsAudio
import EnsSignal

/// How loud a piece is, measured plainly: mean power and greatest sample. No ears are modelled, as ReplayGain asks, but
/// the number points the right way, and everything here is equally wrong.
struct Loudness: Sendable {
  private var power = 0.0
  private var samples = 0
  private var greatest = 0.0

  init() {}

  init(of buffer: PCMBuffer) {
    for sample in buffer.float32.prefix(buffer.samples) {
      power += Double(sample) * Double(sample)
      greatest = max(greatest, Double(abs(sample)))
    }
    samples = buffer.samples
  }

  /// Takes another piece in, as of one album.
  mutating func add(_ other: Loudness) {
    power += other.power
    samples += other.samples
    greatest = max(greatest, other.greatest)
  }

  /// The greatest sample, where 1 is full scale, to millionths.
  var peak: Double { (greatest * 1_000_000).rounded() / 1_000_000 }

  /// Decibels that bring the piece to ReplayGain's -18, to hundredths.
  var gainDB: Double? {
    guard samples > 0, power > 0 else { return nil }
    return ((-18 - Decibels.of(factor: (power / Double(samples)).squareRoot())) * 100).rounded() / 100
  }
}
