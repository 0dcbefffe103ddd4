/// The header of one frame of a FLAC stream (RFC 9639 section 9.1).
package struct FLACFrameHeader: Hashable, Sendable {
  /// The number of the frame's first sample; for streams of fixed block size the frame's own number.
  package let number: Int64
  /// Whether `number` counts samples.
  package let countsSamples: Bool
  /// Samples of each channel in this frame.
  package let blockSize: Int

  /// Reads the header at `offset` and verifies its checksum; nil when these bytes are none.
  package init?(_ bytes: [UInt8], at offset: Int) {
    guard offset >= 0, bytes.count - offset >= 6, bytes[offset] == 0xFF, bytes[offset + 1] & 0xFE == 0xF8 else {
      return nil
    }
    countsSamples = bytes[offset + 1] & 1 == 1
    let sizeCode = Int(bytes[offset + 2] >> 4)
    let rateCode = Int(bytes[offset + 2] & 15)
    guard sizeCode != 0, rateCode != 15, bytes[offset + 3] & 1 == 0, bytes[offset + 3] >> 4 < 11 else { return nil }
    var place = offset + 4
    guard let number = Self.codedNumber(bytes, &place) else { return nil }
    self.number = number
    switch sizeCode {
    case 1: blockSize = 192
    case 2...5: blockSize = 576 << (sizeCode - 2)
    case 6:
      guard place < bytes.count else { return nil }
      blockSize = Int(bytes[place]) + 1
      place += 1
    case 7:
      guard place + 1 < bytes.count else { return nil }
      blockSize = Int(bytes[place]) << 8 + Int(bytes[place + 1]) + 1
      place += 2
    default: blockSize = 256 << (sizeCode - 8)
    }
    place += rateCode == 12 ? 1 : rateCode == 13 || rateCode == 14 ? 2 : 0
    guard place < bytes.count, Self.checksum(bytes, offset..<place) == bytes[place] else { return nil }
  }

  /// The number in the extended UTF-8 of FLAC, up to 36 bits.
  private static func codedNumber(_ bytes: [UInt8], _ place: inout Int) -> Int64? {
    guard place < bytes.count else { return nil }
    let first = bytes[place]
    let more: Int
    switch first {
    case 0..<0x80: more = 0
    case 0xC0..<0xE0: more = 1
    case 0xE0..<0xF0: more = 2
    case 0xF0..<0xF8: more = 3
    case 0xF8..<0xFC: more = 4
    case 0xFC..<0xFE: more = 5
    case 0xFE: more = 6
    default: return nil
    }
    guard place + more < bytes.count else { return nil }
    var value = more == 0 ? Int64(first) : Int64(first & (0x3F >> UInt8(more)))
    for index in 0..<more {
      let byte = bytes[place + 1 + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | Int64(byte & 0x3F)
    }
    place += more + 1
    return value
  }

  private static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt8 {
    var crc: UInt8 = 0
    for index in range {
      crc ^= bytes[index]
      for _ in 0..<8 { crc = crc & 0x80 != 0 ? crc << 1 ^ 0x07 : crc << 1 }
    }
    return crc
  }

  /// Where the last frame whose header begins in `bytes`, the end of a stream, starts and ends; nil when there is none.
  ///
  /// `fixedBlockSize` is the stream's block size, by which frame numbers count.
  package static func last(in bytes: [UInt8], fixedBlockSize: Int) -> Range<FrameCount>? {
    for offset in stride(from: bytes.count - 6, through: 0, by: -1) where bytes[offset] == 0xFF {
      guard let header = FLACFrameHeader(bytes, at: offset) else { continue }
      let start = header.countsSamples ? header.number : header.number * Int64(fixedBlockSize)
      return FrameCount(start)..<FrameCount(start + Int64(header.blockSize))
    }
    return nil
  }
}
