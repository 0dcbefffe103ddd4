/// The 64-bit hash XXH64 with seed 0 (Collet, xxHash specification), which is fast and the same on every machine.
struct StreamHash {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The hash of the bytes.
  static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var position = 0
    var hash: UInt64
    if bytes.count >= 32 {
      var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
      while position + 32 <= bytes.count {
        lanes.0 = round(lanes.0, word(bytes, position))
        lanes.1 = round(lanes.1, word(bytes, position + 8))
        lanes.2 = round(lanes.2, word(bytes, position + 16))
        lanes.3 = round(lanes.3, word(bytes, position + 24))
        position += 32
      }
      hash = rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    } else {
      hash = prime5
    }
    return finish(hash &+ UInt64(bytes.count), bytes, position)
  }

  /// The hash of a text's UTF-8.
  static func hash(_ text: String) -> UInt64 { hash(Array(text.utf8).span) }

  private static func finish(_ start: UInt64, _ bytes: Span<UInt8>, _ from: Int) -> UInt64 {
    var hash = start
    var position = from
    while position + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word(bytes, position)), 27) &* prime1 &+ prime4
      position += 8
    }
    if position + 4 <= bytes.count {
      var half: UInt64 = 0
      for index in (0..<4).reversed() { half = half << 8 | UInt64(bytes[position + index]) }
      hash = rotate(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
      position += 4
    }
    while position < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[position]) &* prime5), 11) &* prime1
      position += 1
    }
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }

  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ at: Int) -> UInt64 {
    var value = UInt64(bytes[at])
    value |= UInt64(bytes[at + 1]) << 8
    value |= UInt64(bytes[at + 2]) << 16
    value |= UInt64(bytes[at + 3]) << 24
    value |= UInt64(bytes[at + 4]) << 32
    value |= UInt64(bytes[at + 5]) << 40
    value |= UInt64(bytes[at + 6]) << 48
    return value | UInt64(bytes[at + 7]) << 56
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }
}
