/// The ten bytes that an ID3v2 tag starts with (ID3v2.4.0 structure, section 3.1).
struct ID3v2Header: Hashable {
  static let size = 10

  let version: UInt8
  let isUnsynchronised: Bool
  let hasExtendedHeader: Bool
  let hasFooter: Bool
  /// Length of what follows the header, without a footer.
  let bodySize: Int

  /// The whole tag's length.
  var totalSize: Int { Self.size + bodySize + (hasFooter ? Self.size : 0) }

  /// Reads a header, or a footer, which has the same shape.
  init?(_ bytes: ArraySlice<UInt8>, footer: Bool = false) {
    guard bytes.count >= Self.size, bytes.starts(with: footer ? [0x33, 0x44, 0x49] : [0x49, 0x44, 0x33]) else {
      return nil
    }
    let base = bytes.startIndex
    let version = bytes[base + 3]
    let flags = bytes[base + 5]
    guard version < 0xFF, bytes[base + 4] < 0xFF, let size = Self.syncsafe(bytes[(base + 6)..<(base + 10)]) else {
      return nil
    }
    self.version = version
    isUnsynchronised = flags & 0x80 != 0
    hasExtendedHeader = version >= 3 && flags & 0x40 != 0
    hasFooter = version >= 4 && flags & 0x10 != 0
    bodySize = size
  }

  /// A number of seven bits a byte; nil when a byte has its eighth bit set.
  static func syncsafe(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      value = value << 7 | Int(byte)
    }
    return value
  }

  /// Takes out the zero bytes that unsynchronisation put behind every 0xFF (ID3v2.4.0 structure, section 6.1).
  static func resynchronised(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if previous != 0xFF || byte != 0 { result.append(byte) }
      previous = byte
    }
    return result
  }
}
