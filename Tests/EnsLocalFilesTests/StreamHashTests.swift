import Testing

@testable import EnsLocalFiles

@Suite("Hashes of sound")
struct StreamHashTests {
  /// What the reference implementation gives (python3-xxhash).
  @Test(
    "are those of XXH64",
    arguments: [
      ([], 0xef46_db37_51d8_e999), ([0x61], 0xd24e_c4f1_a98c_6e5b), ([0x61, 0x62, 0x63], 0x44bc_2cf5_ad77_0999),
      (Array(0..<31), 0xc346_d2b5_9b4d_8ee1), (Array(0..<32), 0xcbf5_9c51_16ff_32b4),
      (Array(0..<100), 0x6ac1_e580_3216_6597),
      ((0..<5000).map { UInt8($0 % 251) }, 0xa683_3d64_8fd6_a332),
    ] as [([UInt8], UInt64)])
  func matchesTheReference(bytes: [UInt8], expected: UInt64) {
    #expect(StreamHash.hash(bytes.span) == expected)
  }
}
