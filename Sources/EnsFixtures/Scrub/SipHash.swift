/// SipHash-2-4 (Aumasson and Bernstein, 2012): a short number for a text that nobody finds without the key.
struct SipHash: Sendable {
  private let key: (UInt64, UInt64)

  /// Spreads a seed over the two words of the key.
  init(seed: FixtureSeed, purpose: Int) {
    var generator = seed.generator(.scrub, purpose)
    key = (generator.next(), generator.next())
  }

  /// The hash of some bytes.
  func callAsFunction(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var state = State(key)
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << (8 * (count & 7))
      count += 1
      if count & 7 == 0 {
        state.absorb(word)
        word = 0
      }
    }
    state.absorb(word | count << 56)
    return state.finish()
  }

  /// The hash of two words, for the rounds of a permutation.
  func callAsFunction(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var state = State(key)
    state.absorb(first)
    state.absorb(second)
    state.absorb(16 << 56)
    return state.finish()
  }

  /// The four words that are stirred.
  private struct State {
    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64

    init(_ key: (UInt64, UInt64)) {
      v0 = key.0 ^ 0x736F_6D65_7073_6575
      v1 = key.1 ^ 0x646F_7261_6E64_6F6D
      v2 = key.0 ^ 0x6C79_6765_6E65_7261
      v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    mutating func absorb(_ word: UInt64) {
      v3 ^= word
      stir(2)
      v0 ^= word
    }

    mutating func finish() -> UInt64 {
      v2 ^= 0xFF
      stir(4)
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func stir(_ rounds: Int) {
      for _ in 0..<rounds {
        v0 &+= v1
        v1 = Self.rotate(v1, 13) ^ v0
        v0 = Self.rotate(v0, 32)
        v2 &+= v3
        v3 = Self.rotate(v3, 16) ^ v2
        v0 &+= v3
        v3 = Self.rotate(v3, 21) ^ v0
        v2 &+= v1
        v1 = Self.rotate(v1, 17) ^ v2
        v2 = Self.rotate(v2, 32)
      }
    }

    private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 { value << count | value >> (64 - count) }
  }
}
