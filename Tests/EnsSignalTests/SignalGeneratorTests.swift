import EnsAudio
import Testing

@testable import EnsSignal

@Suite("signals of libsyn123")
struct SignalGeneratorTests {
  private func samples(_ signal: Signal, _ count: Int = 44_100) throws -> [Float] {
    var samples = [Float](repeating: 0, count: count)
    var generator = try SignalGenerator(signal, rate: .compactDisc)
    // Read in uneven pieces: a signal goes on where the last read left it.
    var piece = [Float](repeating: 0, count: 1000)
    var start = 0
    while start < count {
      let length = min(1000 - start % 7, count - start)
      try generator.read(length, into: &piece)
      for index in 0..<length { samples[start + index] = piece[index] }
      start += length
    }
    return samples
  }

  private func risingCrossings(_ samples: [Float]) -> Int {
    zip(samples, samples.dropFirst()).filter { $0 <= 0 && $1 > 0 }.count
  }

  @Test("a wave has the frequency that was asked for", arguments: [Waveform.sine, .triangle, .sawtooth, .square])
  func frequency(shape: Waveform) throws {
    let wave = try samples(.wave(shape, hertz: 441))
    #expect((440...442).contains(risingCrossings(wave)))
    #expect(wave.allSatisfy { abs($0) <= 1.0001 })
    #expect((wave.max() ?? 0) > 0.95)
  }

  @Test("a sweep begins low and ends high")
  func sweep() throws {
    let sweep = try samples(.sweep(.sine, from: 100, to: 1600, frames: 44_100))
    #expect((8...14).contains(risingCrossings(Array(sweep[..<4410]))))
    #expect((110...165).contains(risingCrossings(Array(sweep[39_690...]))))
  }

  @Test("noise is the same for the same seed and another for another")
  func noise() throws {
    for (one, other) in [
      (Signal.pinkNoise(seed: 1), Signal.pinkNoise(seed: 2)), (.whiteNoise(seed: 1), .whiteNoise(seed: 2)),
    ] {
      #expect(try samples(one, 5000) == samples(one, 5000))
      #expect(try samples(one, 5000) != samples(other, 5000))
    }
  }

  @Test("white noise has more of its power in quick changes than pink noise")
  func colours() throws {
    func roughness(_ samples: [Float]) -> Float {
      let changes = zip(samples, samples.dropFirst()).reduce(Float(0)) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      return changes / samples.reduce(0) { $0 + $1 * $1 }
    }
    #expect(roughness(try samples(.whiteNoise(seed: 1))) > 2 * roughness(try samples(.pinkNoise(seed: 1))))
  }

  @Test("silence is silent, and a generator can turn to it")
  func silence() throws {
    var generator = try SignalGenerator(.wave(.sine, hertz: 1000), rate: .compactDisc)
    var piece = [Float](repeating: 0, count: 500)
    try generator.read(500, into: &piece)
    #expect(piece.contains { $0 != 0 })
    try generator.change(to: .silence)
    try generator.read(500, into: &piece)
    #expect(piece.allSatisfy { $0 == 0 })
  }

  @Test("a frequency that is not above zero is refused", arguments: [0.0, -5, .nan])
  func refusal(hertz: Double) throws {
    #expect(throws: SignalError.frequencyRefused) {
      _ = try SignalGenerator(.wave(.sine, hertz: hertz), rate: .compactDisc)
    }
    #expect(throws: SignalError.frequencyRefused) {
      _ = try SignalGenerator(.sweep(.sine, from: hertz, to: 10, frames: 10), rate: .compactDisc)
    }
  }

  @Test("decibels and factors are each other's inverse")
  func decibels() {
    #expect(abs(Decibels.of(factor: 0.5) + 6.0206) < 0.0001)
    #expect(abs(Decibels.factor(of: -20) - 0.1) < 0.000001)
  }
}
