import EnsDomain

/// The number that a whole fixture is made from; every part of it draws from a generator of its own, so that parts can
/// be made in any order, or again, and come out the same.
package struct FixtureSeed: Hashable, Sendable {
  /// What a generator is for.
  enum Purpose: UInt64 {
    case library = 1
    case artist, album, track, title, playlist, sound, cover, file, scrub
  }

  /// The number as the person gave it.
  package let value: UInt64

  /// Any number will do.
  package init(_ value: UInt64) { self.value = value }

  /// The generator of one part: always the same for the same seed, purpose and number.
  func generator(_ purpose: Purpose, _ number: Int) -> SeededGenerator {
    let part = purpose.rawValue &* 0x9E6C_63D0_876A_3F35 &+ UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03
    return SeededGenerator(seed: value ^ part ^ (part >> 29))
  }
}
