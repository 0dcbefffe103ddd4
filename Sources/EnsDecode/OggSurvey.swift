import EnsAudio

/// What the pages of one link of an Ogg file say about its sound, before anything is decoded.
///
/// The length is the last granule position less where the first one says that the stream begins: live recordings and
/// cut files begin late. Source: the Vorbis I specification, appendix A.2; RFC 7845 sections 4.2 to 4.5.
struct OggSurvey: Hashable, Sendable {
  /// Frames a second in which granules count.
  let rate: SampleRate
  let channels: Int
  /// The exact number of frames; nil where the pages leave a doubt.
  let frames: FrameCount?

  private enum Codec: Hashable {
    case vorbis(largestBlock: Int)
    case opus(preSkip: Int)
  }

  /// Looks at the link in `source`; nil when it is neither Vorbis nor Opus.
  init?(_ source: any ByteSource) throws(ByteSourceError) {
    let head = try source.bytes(at: 0, count: 512)
    guard let first = OggPage(head), first.isFirst, head.count >= first.headerSize + 30 || head.count >= first.size,
      let (codec, rate, channels) = Self.codec(Array(head[first.headerSize...]))
    else { return nil }
    self.rate = rate
    self.channels = channels
    guard let end = try Self.lastGranule(source, first.serial), let begin = try Self.begin(source, first, codec) else {
      frames = nil
      return
    }
    let skipped = if case .opus(let preSkip) = codec { Int64(preSkip) } else { Int64(0) }
    frames = end - begin >= skipped ? FrameCount(end - begin - skipped) : nil
  }

  private static func codec(_ packet: [UInt8]) -> (Codec, SampleRate, Int)? {
    if packet.count >= 30, packet.starts(with: [1] + Array("vorbis".utf8)) {
      let hertz = (0..<4).reversed().reduce(0) { $0 << 8 | Int(packet[12 + $1]) }
      guard let rate = SampleRate(hertz: hertz), packet[11] > 0 else { return nil }
      return (.vorbis(largestBlock: 1 << Int(packet[28] >> 4)), rate, Int(packet[11]))
    }
    if packet.count >= 19, packet.starts(with: "OpusHead".utf8), packet[9] > 0 {
      return (.opus(preSkip: Int(packet[10]) | Int(packet[11]) << 8), .studio, Int(packet[9]))
    }
    return nil
  }

  /// The granule of the last whole page of the stream.
  private static func lastGranule(_ source: any ByteSource, _ serial: UInt32) throws(ByteSourceError) -> Int64? {
    guard let length = source.length else { return nil }
    let start = max(0, length - Int64(2 * OggPage.largest))
    let tail = try source.bytes(at: start, count: 2 * OggPage.largest)
    for index in (0..<max(0, tail.count - 26)).reversed() where tail[index] == 0x4F {
      guard let page = OggPage(tail, at: index), page.serial == serial, page.granule >= 0,
        index + page.size <= tail.count
      else { continue }
      return page.granule
    }
    return nil
  }

  /// Where the stream begins, in granules: what the first page with sound ends at, less what it holds.
  private static func begin(
    _ source: any ByteSource, _ first: OggPage, _ codec: Codec
  ) throws(ByteSourceError) -> Int64? {
    var reader = OggPageReader(source, block: 16 * 1024)
    var headersLeft = if case .opus = codec { 2 } else { 3 }
    var packets: [Range<Int64>] = []
    while let (offset, page) = try reader.next() {
      guard page.serial == first.serial else { continue }
      let bytes = try source.bytes(at: offset, count: page.headerSize)
      guard bytes.count == page.headerSize else { return nil }
      let ended = bytes[27...].count { $0 < 255 }
      if headersLeft > 0 {
        headersLeft -= ended
        // Sound begins on a page of its own; what shares one with a header is nothing that can be counted here.
        guard headersLeft >= 0 else { return nil }
        continue
      }
      packets += packetRanges(bytes, body: offset + Int64(page.headerSize))
      guard page.granule > 0 else { continue }
      return try begin(page, packets, source, codec)
    }
    return nil
  }

  private static func begin(
    _ page: OggPage, _ packets: [Range<Int64>], _ source: any ByteSource, _ codec: Codec
  ) throws(ByteSourceError) -> Int64? {
    switch codec {
    case .vorbis(let largestBlock):
      // No two blocks give more than half a largest one; a page that ends within that begins at the beginning.
      return page.granule <= Int64(packets.count) * Int64(largestBlock / 2) ? 0 : nil
    case .opus:
      var held: Int64 = 0
      for packet in packets {
        held += opusFrames(try source.bytes(at: packet.lowerBound, count: 2))
      }
      // The only page of a stream may end before its last packet does.
      return page.isLast ? 0 : max(0, page.granule - held)
    }
  }

  /// Where the packets that end on a page lie in the file.
  private static func packetRanges(_ header: [UInt8], body: Int64) -> [Range<Int64>] {
    var ranges: [Range<Int64>] = []
    var (start, place) = (body, body)
    for lacing in header[27...] {
      place += Int64(lacing)
      guard lacing < 255 else { continue }
      ranges.append(start..<place)
      start = place
    }
    return ranges
  }

  /// The length of an Opus packet at 48 kHz, by its first bytes (RFC 6716 section 3.1).
  private static func opusFrames(_ packet: [UInt8]) -> Int64 {
    guard let toc = packet.first else { return 0 }
    let configuration = Int(toc >> 3)
    let frame: Int64 =
      switch configuration {
      case 0..<12: [480, 960, 1920, 2880][configuration % 4]
      case 12..<16: [480, 960][configuration % 2]
      default: [120, 240, 480, 960][configuration % 4]
      }
    switch toc & 3 {
    case 0: return frame
    case 1, 2: return 2 * frame
    default: return packet.count > 1 ? Int64(packet[1] & 0x3F) * frame : 0
    }
  }
}
