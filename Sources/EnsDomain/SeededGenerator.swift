/// A generator whose numbers depend on its seed alone, on every machine and in every version: xoshiro256** 1.0
/// (Blackman and Vigna, 2018), its state filled by SplitMix64.
///
/// Draw from it with the methods here. The standard library's `shuffled(using:)` and `random(in:using:)` may change
/// their algorithm between versions, and with it what a seed means.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Starts from a seed; neighbouring seeds give unrelated sequences.
  package init(seed: UInt64) {
    var mixer = SplitMix(state: seed)
    state = (mixer.next(), mixer.next(), mixer.next(), mixer.next())
  }

  package mutating func next() -> UInt64 {
    let result = Self.rotate(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, 45)
    return result
  }

  /// A number from 0 to `bound` - 1, each equally likely (Lemire, 2019). `bound` must not be 0.
  package mutating func uniform(below bound: UInt64) -> UInt64 {
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// A number from 0 up to, but not including, 1, with 53 random bits.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Puts the elements in an order chosen uniformly from all orders (Fisher and Yates, as Durstenfeld gave it).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, Int(uniform(below: UInt64(last + 1))))
    }
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 { value << count | value >> (64 - count) }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): spreads a seed over as many words as are asked for.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
