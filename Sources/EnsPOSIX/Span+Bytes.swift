internal import Glibc

extension Span<UInt8> {
  /// Whether both hold the same bytes. Corresponds to `memcmp`.
  package func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    if isEmpty { return true }
    return unsafe self.withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { theirs in
        guard let one = own.baseAddress, let two = theirs.baseAddress else { return false }
        return unsafe memcmp(one, two, own.count) == 0
      }
    }
  }

  /// A hash for tables in memory, eight bytes at a time; it may differ between machines and must not be stored.
  package func tableHash(seed: UInt64) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (seed &+ UInt64(truncatingIfNeeded: count)) &* factor
    let raw = unsafe bytes
    var index = 0
    while index + 8 <= count {
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = (hash ^ word) &* factor
      hash ^= hash >> 32
      index += 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest << 8 | UInt64(self[index])
      index += 1
    }
    hash = (hash ^ rest) &* factor
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 32)
  }
}

extension [UInt8] {
  /// Adds the bytes of a span behind its own, all at once.
  package mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { buffer in unsafe append(contentsOf: buffer) }
  }

  /// A copy of a span's bytes.
  package init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
  }
}
