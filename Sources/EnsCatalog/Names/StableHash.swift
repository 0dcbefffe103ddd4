/// A hash that is the same on every machine and in every run, since the index stores it. Not for secrets.
enum StableHash {
  /// FNV-1a over the bytes, its bits mixed once more. See http://www.isthe.com/chongo/tech/comp/fnv/.
  static func of(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
    for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return mixed(hash)
  }

  /// The key of a record: its account, kind and id. An id without account and one with are two keys.
  static func key(account: Span<UInt8>, kind: Int, id: Span<UInt8>) -> Int64 {
    let seed = account.isEmpty ? 0 : of(account)
    return Int64(bitPattern: of(id, seed: seed &+ UInt64(kind)))
  }

  /// 32 bits of the hash of an id that records refer to (`album_id`, `playlist_id`); who looks it up checks the id.
  static func reference(_ id: Span<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: of(id) >> 32) }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var hash = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
    hash ^= hash >> 32
    return hash
  }
}
