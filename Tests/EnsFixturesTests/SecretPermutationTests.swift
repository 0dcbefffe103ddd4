import Testing

@testable import EnsFixtures

@Suite("secret orders and hashes")
struct SecretPermutationTests {
  @Test(
    "every number below the size comes out once, and none in its own place", arguments: [2, 3, 9, 26, 90, 676, 5000])
  func bijection(size: UInt64) {
    let permutation = SecretPermutation(seed: FixtureSeed(11))
    for tweak in 0..<3 as Range<UInt64> {
      let image = (0..<size).map { permutation($0, below: size, tweak: tweak) }
      #expect(Set(image) == Set(0..<size))
      #expect(!zip(image, 0..<size).contains { $0 == $1 })
    }
  }

  @Test("large sizes work too, and another seed gives another order")
  func sizes() {
    let size: UInt64 = 900_000_000_000_000_000
    let (one, other) = (SecretPermutation(seed: FixtureSeed(1)), SecretPermutation(seed: FixtureSeed(2)))
    for number in [0, 1, size / 2, size - 1] {
      #expect(one(number, below: size, tweak: 0) < size)
      #expect(one(number, below: size, tweak: 0) != other(number, below: size, tweak: 0))
    }
  }

  @Test("a hash depends on every byte and on their number")
  func hashes() {
    let hash = SipHash(seed: FixtureSeed(5), purpose: 0)
    let texts: [[UInt8]] = [
      [], [0], [0, 0], Array(repeating: 0, count: 7), Array(repeating: 0, count: 8), Array(1...16),
    ]
    #expect(Set(texts.map { hash($0) }).count == texts.count)
    for place in 0..<16 {
      var bytes = Array(1...16) as [UInt8]
      bytes[place] ^= 0x80
      #expect(hash(bytes) != hash(Array(1...16) as [UInt8]))
    }
  }
}
