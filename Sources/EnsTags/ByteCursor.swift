/// Reads numbers and runs of bytes from a slice, one after another, and refuses to pass its end.
struct ByteCursor {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private let part: TagPart

  /// A cursor at the slice's start; errors are about `part`.
  init(_ bytes: ArraySlice<UInt8>, of part: TagPart) {
    self.bytes = bytes
    position = bytes.startIndex
    self.part = part
  }

  /// How many bytes are left.
  var remaining: Int { bytes.endIndex - position }

  /// All that is left, without moving.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// The next `count` bytes.
  mutating func take(_ count: Int) throws(TagError) -> ArraySlice<UInt8> {
    guard count >= 0 else { throw .malformed(part) }
    guard count <= remaining else { throw .sizeLies(part, claimed: count, available: remaining) }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  /// Moves past `count` bytes.
  mutating func skip(_ count: Int) throws(TagError) { _ = try take(count) }

  /// The next byte.
  mutating func byte() throws(TagError) -> UInt8 {
    guard remaining > 0 else { throw .truncated(part) }
    defer { position += 1 }
    return bytes[position]
  }

  /// A big-endian number of one to eight bytes.
  mutating func big(_ width: Int) throws(TagError) -> Int { try number(width, littleEndian: false) }

  /// A little-endian number of one to eight bytes.
  mutating func little(_ width: Int) throws(TagError) -> Int { try number(width, littleEndian: true) }

  private mutating func number(_ width: Int, littleEndian: Bool) throws(TagError) -> Int {
    guard width <= remaining else { throw .truncated(part) }
    var value: UInt64 = 0
    for index in 0..<width {
      let at = littleEndian ? width - 1 - index : index
      value = value << 8 | UInt64(bytes[position + at])
    }
    position += width
    guard let number = Int(exactly: value) else { throw .malformed(part) }
    return number
  }

  /// The bytes up to a zero byte, which is passed; all that is left where there is none.
  mutating func upToZero() -> ArraySlice<UInt8> {
    let end = rest.firstIndex(of: 0) ?? bytes.endIndex
    defer { position = min(bytes.endIndex, end + 1) }
    return bytes[position..<end]
  }

  /// The bytes up to an aligned pair of zero bytes, which is passed; all that is left where there is none.
  mutating func upToZeroPair() -> ArraySlice<UInt8> {
    var end = position
    while end + 1 < bytes.endIndex, bytes[end] != 0 || bytes[end + 1] != 0 { end += 2 }
    let found = end + 1 < bytes.endIndex
    defer { position = found ? end + 2 : bytes.endIndex }
    return bytes[position..<(found ? end : bytes.endIndex)]
  }
}
