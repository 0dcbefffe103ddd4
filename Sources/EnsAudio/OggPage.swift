/// The header of one page of an Ogg stream (RFC 3533 section 6).
package struct OggPage: Hashable, Sendable {
  /// The page continues a packet of the page before.
  package let isContinued: Bool
  /// The first page of its logical stream.
  package let isFirst: Bool
  /// The last page of its logical stream.
  package let isLast: Bool
  /// The codec's own measure of the end of the page; -1 when no packet ends on it.
  package let granule: Int64
  /// The logical stream that the page belongs to.
  package let serial: UInt32
  /// Bytes of the header, 27 to 282.
  package let headerSize: Int
  /// Bytes that follow the header.
  package let bodySize: Int

  /// Bytes from the capture pattern to the next page.
  package var size: Int { headerSize + bodySize }

  /// The largest size a page can have.
  package static let largest = 27 + 255 + 255 * 255

  /// Reads the page that starts at `offset`; nil when none does, or its header is cut off.
  package init?(_ bytes: [UInt8], at offset: Int = 0) {
    guard offset >= 0, bytes.count - offset >= 27, bytes[offset] == 0x4F, bytes[offset + 1] == 0x67,
      bytes[offset + 2] == 0x67, bytes[offset + 3] == 0x53, bytes[offset + 4] == 0
    else { return nil }
    let segments = Int(bytes[offset + 26])
    guard bytes.count - offset >= 27 + segments else { return nil }
    isContinued = bytes[offset + 5] & 1 != 0
    isFirst = bytes[offset + 5] & 2 != 0
    isLast = bytes[offset + 5] & 4 != 0
    granule = Int64(bitPattern: Self.littleEndian(bytes, offset + 6, 8))
    serial = UInt32(truncatingIfNeeded: Self.littleEndian(bytes, offset + 14, 4))
    headerSize = 27 + segments
    var body = 0
    for index in 0..<segments { body += Int(bytes[offset + 27 + index]) }
    bodySize = body
  }

  private static func littleEndian(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in (0..<count).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    return value
  }

  /// The checksum of the page in `range`, whose own checksum field counts as zero (RFC 3533, field 7).
  package static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var crc: UInt32 = 0
    for index in range {
      let isOwnField = index - range.lowerBound >= 22 && index - range.lowerBound < 26
      let byte = isOwnField ? 0 : bytes[index]
      crc = crc << 8 ^ table[Int(UInt8(truncatingIfNeeded: crc >> 24) ^ byte)]
    }
    return crc
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index) << 24
    for _ in 0..<8 { value = value & 0x8000_0000 != 0 ? value << 1 ^ 0x04C1_1DB7 : value << 1 }
    return value
  }

  /// Gives every page of the stream in `bytes` another serial number, and its checksum anew.
  package static func renumber(_ bytes: inout [UInt8], serial: UInt32) {
    var offset = 0
    while let page = OggPage(bytes, at: offset), offset + page.size <= bytes.count {
      store(serial, at: offset + 14, in: &bytes)
      store(checksum(bytes, offset..<offset + page.size), at: offset + 22, in: &bytes)
      offset += page.size
    }
  }

  private static func store(_ value: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt32(index))) }
  }
}
