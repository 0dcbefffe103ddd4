/// Puts the numbers below a size in a secret order in which none keeps its place: different numbers stay different, and
/// without the seed nobody gets back.
///
/// A balanced Feistel network over the next even number of bits, walked until the result is below the size again (Black
/// and Rogaway, 2002), carries a step by one along a secret circle.
struct SecretPermutation: Sendable {
  private static let rounds: UInt64 = 6
  private let hash: SipHash

  init(seed: FixtureSeed) { hash = SipHash(seed: seed, purpose: 1) }

  /// The number that stands for `number`, which must be below `size`; each `tweak` gives an order of its own.
  func callAsFunction(_ number: UInt64, below size: UInt64, tweak: UInt64) -> UInt64 {
    guard size > 1 else { return number }
    var bits = UInt64(64 - (size - 1).leadingZeroBitCount)
    bits += bits & 1
    let half = max(1, bits / 2)
    var place = number
    repeat { place = mixed(place, half, tweak) } while place >= size
    place = (place + 1) % size
    repeat { place = unmixed(place, half, tweak) } while place >= size
    return place
  }

  private func mixed(_ number: UInt64, _ half: UInt64, _ tweak: UInt64) -> UInt64 {
    let mask = (1 as UInt64) << half - 1
    var (left, right) = (number >> half, number & mask)
    for round in 0..<Self.rounds {
      (left, right) = (right, left ^ hash(right | round << 56, tweak) & mask)
    }
    return left << half | right
  }

  private func unmixed(_ number: UInt64, _ half: UInt64, _ tweak: UInt64) -> UInt64 {
    let mask = (1 as UInt64) << half - 1
    var (left, right) = (number >> half, number & mask)
    for round in (0..<Self.rounds).reversed() {
      (left, right) = (right ^ hash(left | round << 56, tweak) & mask, left)
    }
    return left << half | right
  }
}
