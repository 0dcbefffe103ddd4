/// The first metadata block of a FLAC stream (RFC 9639 section 8.2).
package struct FLACStreamInfo: Hashable, Sendable {
  /// Frames a second.
  package let rate: SampleRate
  /// 1 to 8.
  package let channels: Int
  /// 4 to 32.
  package let bitDepth: Int
  /// The number of frames; nil where the encoder did not know it.
  package let frames: FrameCount?

  /// The block size of streams whose frames are all of one size: the smallest and the largest are the same.
  package let fixedBlockSize: Int
  /// The size of the largest frame in bytes; nil where the encoder did not know it.
  package let largestFrame: Int?

  /// Reads the block of the stream whose `fLaC` starts at `offset`.
  package init?(_ bytes: [UInt8], at offset: Int = 0) {
    let start = offset + 8
    guard offset >= 0, bytes.count >= start + 34, bytes[offset..<offset + 4].elementsEqual("fLaC".utf8),
      bytes[offset + 4] & 0x7F == 0
    else { return nil }
    let packed = bytes[start + 10..<start + 18].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    fixedBlockSize = Int(bytes[start]) << 8 + Int(bytes[start + 1])
    let largest = Int(bytes[start + 7]) << 16 + Int(bytes[start + 8]) << 8 + Int(bytes[start + 9])
    largestFrame = largest > 0 ? largest : nil
    guard let rate = SampleRate(hertz: Int(packed >> 44)) else { return nil }
    self.rate = rate
    channels = Int(packed >> 41 & 7) + 1
    bitDepth = Int(packed >> 36 & 31) + 1
    let count = Int64(packed & 0xF_FFFF_FFFF)
    frames = count > 0 ? FrameCount(count) : nil
  }
}
