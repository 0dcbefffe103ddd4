import EnsAudio

/// Puts comments into an Ogg Vorbis or Opus file. Source: RFC 3533; Vorbis I, section 4.2; RFC 7845, section 5.
enum OggTagger {
  /// Which codec the pages carry.
  enum Codec: Sendable {
    case vorbis
    case opus

    /// What its comment packet begins with.
    var commentMark: [UInt8] {
      switch self {
      case .vorbis: [3] + Array("vorbis".utf8)
      case .opus: Array("OpusTags".utf8)
      }
    }

    /// How many packets come before the sound.
    var headerPackets: Int { self == .vorbis ? 3 : 2 }
    var name: String { self == .vorbis ? "Ogg Vorbis" : "Ogg Opus" }
  }

  /// The file with our comments instead of the encoder's, pages numbered and summed anew; the sound stays as it is.
  static func retagged(_ file: [UInt8], _ codec: Codec, _ tags: FileTags) throws(FixtureError) -> [UInt8] {
    var (packets, offset) = try headers(of: file, codec)
    let mark = codec.commentMark
    guard packets[1].starts(with: mark) else { throw .unexpectedContent(format: codec.name) }
    let vendor = VorbisComment.vendor(of: packets[1], at: mark.count)
    packets[1] =
      mark
      + VorbisComment.bytes(
        tags, vendor: vendor, gain: codec == .opus ? .r128 : .replayGain, pictureInComment: true)
    if codec == .vorbis { packets[1].append(1) }
    var pages = OggPageWriter(serial: ByteWriter.littleEndian(file, at: 14))
    pages.append([packets[0]], isFirst: true)
    pages.append(Array(packets.dropFirst()), isFirst: false)
    while offset < file.count {
      guard let page = OggPage(file, at: offset), offset + page.size <= file.count else {
        throw .unexpectedContent(format: codec.name)
      }
      pages.copy(Array(file[offset..<(offset + page.size)]))
      offset += page.size
    }
    return pages.bytes
  }

  /// The packets before the sound, and where the page after them starts: sound begins on a page of its own.
  private static func headers(of file: [UInt8], _ codec: Codec) throws(FixtureError) -> ([[UInt8]], Int) {
    var packets: [[UInt8]] = []
    var open: [UInt8] = []
    var offset = 0
    while packets.count < codec.headerPackets {
      guard let page = OggPage(file, at: offset), offset + page.size <= file.count else {
        throw .unexpectedContent(format: codec.name)
      }
      var place = offset + page.headerSize
      for length in file[(offset + 27)..<(offset + page.headerSize)] {
        open += file[place..<(place + Int(length))]
        place += Int(length)
        if length < 255 {
          packets.append(open)
          open = []
        }
      }
      offset += page.size
    }
    return (packets, offset)
  }
}
