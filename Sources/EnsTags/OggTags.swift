/// Reads the headers of the first audio stream in an Ogg file: Vorbis, Opus, FLAC or Speex.
enum OggTags {
  private enum Codec: String, CaseIterable {
    case vorbis, opus, flac, speex

    /// The bytes that the stream's first packet starts with.
    var magic: [UInt8] {
      switch self {
      case .vorbis: [1] + Array("vorbis".utf8)
      case .opus: Array("OpusHead".utf8)
      case .flac: [0x7F] + Array("FLAC".utf8)
      case .speex: Array("Speex   ".utf8)
      }
    }
  }

  /// Reads the stream that starts at `offset`.
  static func read(_ window: ByteWindow, at offset: Int, into reading: inout TagReading) throws(TagError) {
    var position = offset
    // All streams' first pages stand before any other page.
    while let page = try OggPage.read(window, at: position), page.isFirst {
      let start = try window.prefix(at: page.body, upTo: min(8, page.bodySize))
      if let codec = Codec.allCases.first(where: { start.starts(with: $0.magic) }) {
        reading.header.codec = codec.rawValue
        var packets = OggPackets(window, serial: page.serial, at: position)
        try read(codec, &packets, at: position, into: &reading)
        reading.audio = min(packets.end, reading.audio.upperBound)..<reading.audio.upperBound
        return
      }
      position = page.end
    }
    throw .unsupported(.oggPage)
  }

  private static func read(
    _ codec: Codec, _ packets: inout OggPackets, at offset: Int, into reading: inout TagReading
  ) throws(TagError) {
    guard let head = try packets.next() else { throw .truncated(.oggPacket) }
    try identify(codec, head, into: &reading.header)
    guard let packet = try packets.next() else { throw .truncated(.oggPacket) }
    if codec == .flac {
      var packet = packet
      // The first block after STREAMINFO has to be the comment; pictures may follow until the last block.
      for _ in 0..<TagLimits.pictures {
        let type = packet.first ?? 0xFF
        if type & 0x7F == 4 { add(packet.dropFirst(4), at: offset, to: &reading) }
        if type & 0x7F == 6 { try addPicture(packet.dropFirst(4), at: offset, to: &reading) }
        guard type & 0x80 == 0, let next = try packets.next() else { return }
        packet = next
      }
      return
    }
    let prefix: [UInt8] =
      switch codec {
      case .vorbis: [3] + Array("vorbis".utf8)
      case .opus: Array("OpusTags".utf8)
      case .flac, .speex: []
      }
    guard packet.starts(with: prefix) else { throw .malformed(.oggPacket) }
    add(packet.dropFirst(prefix.count), at: offset, to: &reading)
  }

  private static func add(_ bytes: ArraySlice<UInt8>, at offset: Int, to reading: inout TagReading) {
    let comment = VorbisComment(bytes, at: offset)
    reading.problems += comment.problems
    reading.tags = comment.tags
  }

  private static func addPicture(
    _ bytes: ArraySlice<UInt8>, at offset: Int, to reading: inout TagReading
  ) throws(TagError) {
    let block = try PictureBlock(bytes)
    guard !block.isLink, block.dataOffset + block.dataLength <= bytes.count else { return }
    reading.tags.add(
      TaggedPicture(
        kind: block.kind, mediaType: block.mediaType, offset: offset, length: block.dataLength, storage: .encoded))
  }

  private static func identify(_ codec: Codec, _ packet: [UInt8], into header: inout AudioHeader) throws(TagError) {
    var cursor = ByteCursor(packet.dropFirst(codec.magic.count), of: .oggPacket)
    switch codec {
    case .vorbis:
      try cursor.skip(4)
      header.channels = Int(try cursor.byte())
      header.sampleRate = try cursor.little(4)
      try cursor.skip(4)
      let nominal = try cursor.little(4)
      header.bitRate = nominal > 0 && nominal < 0x8000_0000 ? nominal : nil
    case .opus:
      // RFC 7845, section 5.1; Opus always plays at 48 kHz.
      try cursor.skip(1)
      header.channels = Int(try cursor.byte())
      header.delay = try cursor.little(2)
      header.sampleRate = 48_000
      try cursor.skip(4)
      header.outputGain = Double(Int16(truncatingIfNeeded: try cursor.little(2))) / 256
    case .flac:
      // Version, count of header packets and `fLaC` come before the block's own four bytes.
      try cursor.skip(2 + 2 + 4 + 4)
      try FLACMetadata.streamInfo(cursor.rest, into: &header)
    case .speex:
      try cursor.skip(28)
      header.sampleRate = try cursor.little(4)
      try cursor.skip(8)
      header.channels = try cursor.little(4)
    }
  }
}
