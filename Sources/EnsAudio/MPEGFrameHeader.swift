/// The four bytes at the start of an MPEG audio frame (ISO 11172-3 section 2.4.1.3, ISO 13818-3, and MPEG 2.5).
package struct MPEGFrameHeader: Hashable, Sendable {
  /// Versions of the standard; 2 and 2.5 halve and quarter the sample rates.
  package enum Version: Hashable, Sendable { case one, two, twoAndHalf }

  /// The version.
  package let version: Version
  /// The layer, 1 to 3; 3 is what "MP3" means.
  package let layer: Int
  /// Kilobits a second of this frame; 0 for free format.
  package let kbps: Int
  /// Frames of sound a second.
  package let rate: SampleRate
  /// 1 or 2.
  package let channels: Int
  /// Whether a checksum of two bytes follows the header.
  package let hasChecksum: Bool
  /// Bytes of the whole frame; 0 for free format.
  package let size: Int

  /// Frames of sound that one MPEG frame holds.
  package var samples: Int {
    switch (layer, version) {
    case (1, _): 384
    case (3, .two), (3, .twoAndHalf): 576
    default: 1152
    }
  }

  /// Bytes of side information behind the header (and checksum) of a layer 3 frame.
  package var sideInfoSize: Int {
    switch (version, channels) {
    case (.one, 1): 17
    case (.one, _): 32
    case (_, 1): 9
    default: 17
    }
  }

  /// Reads the header at `offset`; nil when these bytes are none.
  package init?(_ bytes: [UInt8], at offset: Int) {
    guard offset >= 0, bytes.count - offset >= 4, bytes[offset] == 0xFF, bytes[offset + 1] & 0xE0 == 0xE0 else {
      return nil
    }
    let (second, third) = (bytes[offset + 1], bytes[offset + 2])
    let layerBits = Int(second >> 1 & 3)
    let rateIndex = Int(third >> 2 & 3)
    let kbpsIndex = Int(third >> 4)
    guard layerBits != 0, rateIndex != 3, kbpsIndex != 15 else { return nil }
    switch second >> 3 & 3 {
    case 3: version = .one
    case 2: version = .two
    case 0: version = .twoAndHalf
    default: return nil
    }
    layer = 4 - layerBits
    hasChecksum = second & 1 == 0
    channels = bytes[offset + 3] >> 6 == 3 ? 1 : 2
    let divisor = version == .one ? 1 : version == .two ? 2 : 4
    guard let rate = SampleRate(hertz: [44_100, 48_000, 32_000][rateIndex] / divisor) else { return nil }
    self.rate = rate
    kbps = Self.kbps(version, layer)[kbpsIndex]
    let padding = Int(third >> 1 & 1)
    let perFrame = layer == 1 ? 12 : (layer == 3 && version != .one) ? 72 : 144
    size = kbps == 0 ? 0 : (perFrame * kbps * 1000 / rate.hertz + padding) * (layer == 1 ? 4 : 1)
  }

  private static func kbps(_ version: Version, _ layer: Int) -> [Int] {
    switch (version, layer) {
    case (.one, 1): [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
    case (.one, 2): [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
    case (.one, _): [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
    case (_, 1): [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
    default: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    }
  }

  /// Whether two headers can belong to one stream.
  package func agrees(with other: MPEGFrameHeader) -> Bool {
    version == other.version && layer == other.layer && rate == other.rate
  }

  /// The first frame at or after `start` that another frame follows where it says it will (or the bytes end there);
  /// junk in front is passed over.
  package static func firstFrame(in bytes: [UInt8], from start: Int) -> (offset: Int, header: MPEGFrameHeader)? {
    var offset = max(0, start)
    while offset + 4 <= bytes.count {
      if let header = MPEGFrameHeader(bytes, at: offset), header.isFollowed(in: bytes, at: offset, from: start) {
        return (offset, header)
      }
      offset += 1
    }
    return nil
  }

  /// Whether this header, found at `offset`, is confirmed by the next frames; at the very start one suffices when the
  /// bytes end before a second.
  private func isFollowed(in bytes: [UInt8], at offset: Int, from start: Int) -> Bool {
    guard size > 0 else { return offset == start && layer == 3 }
    var place = offset + size
    for _ in 0..<2 {
      guard place + 4 <= bytes.count else { return offset == start || place > offset + size }
      guard let next = MPEGFrameHeader(bytes, at: place), agrees(with: next), next.size > 0 else { return false }
      place += next.size
    }
    return true
  }
}
