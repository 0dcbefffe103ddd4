@testable import EnsTags

/// Whole small files of every kind, written byte by byte.
enum FileBytes {
  /// One MPEG frame's worth of nothing: a valid header, then zeroes.
  static let mpegFrame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)

  static func little(_ value: Int, _ width: Int = 4) -> [UInt8] { (0..<width).map { UInt8(value >> ($0 * 8) & 0xFF) } }
  static func big(_ value: Int, _ width: Int = 4) -> [UInt8] { ID3Bytes.big(value, width) }

  static func vorbisComment(_ comments: [String]) -> [UInt8] {
    let vendor = Array("ens".utf8)
    return joined(
      little(vendor.count), vendor, little(comments.count), comments.flatMap { little($0.utf8.count) + Array($0.utf8) })
  }

  static func streamInfo(rate: Int = 44_100, channels: Int = 2, bits: Int = 16, frames: Int = 88_200) -> [UInt8] {
    let packed = rate << 12 | (channels - 1) << 9 | (bits - 1) << 4 | frames >> 32
    return joined(
      big(4096, 2), big(4096, 2), [UInt8](repeating: 0, count: 6), big(packed), big(frames & 0xFFFF_FFFF),
      [UInt8](repeating: 0, count: 16))
  }

  static func flac(_ blocks: [(type: UInt8, bytes: [UInt8])], audio: [UInt8] = [0xFF, 0xF8, 1, 2]) -> [UInt8] {
    var bytes = Array("fLaC".utf8)
    for (index, block) in blocks.enumerated() {
      bytes += joined([block.type | (index == blocks.count - 1 ? 0x80 : 0)], big(block.bytes.count, 3), block.bytes)
    }
    return bytes + audio
  }

  static func picture(type: String = "image/png", data: [UInt8], claims: Int? = nil) -> [UInt8] {
    joined(
      big(3), big(type.utf8.count), Array(type.utf8), big(0), [UInt8](repeating: 0, count: 16),
      big(claims ?? data.count), data)
  }

  /// Ogg pages of one stream that hold the packets, with as many pieces a page as asked for.
  static func ogg(_ packets: [[UInt8]], serial: Int = 7, piecesPerPage: Int = 255) -> [UInt8] {
    var pieces: [(size: UInt8, bytes: ArraySlice<UInt8>, startsPacket: Bool)] = []
    var firstPieces = 0
    for (index, packet) in packets.enumerated() {
      var rest = packet[...]
      var isStart = true
      repeat {
        let piece = rest.prefix(255)
        pieces.append((UInt8(piece.count), piece, isStart))
        isStart = false
        rest = rest.dropFirst(255)
        if rest.isEmpty, piece.count == 255 { pieces.append((0, [], false)) }
      } while !rest.isEmpty
      if index == 0 { firstPieces = pieces.count }
    }
    var bytes: [UInt8] = []
    var index = 0
    while index < pieces.count {
      // The first packet stands on a page of its own.
      let count = index == 0 ? firstPieces : min(piecesPerPage, pieces.count - index)
      let page = pieces[index..<(index + count)]
      let flags: UInt8 = (index == 0 ? 2 : 0) | (page[index].startsPacket ? 0 : 1)
      bytes += joined(Array("OggS".utf8), [0, flags], [UInt8](repeating: 0, count: 8), little(serial))
      bytes += joined([UInt8](repeating: 0, count: 8), [UInt8(count)], page.map(\.size), page.flatMap(\.bytes))
      index += count
    }
    return bytes
  }

  static let vorbisHead: [UInt8] = joined(
    [1], Array("vorbis".utf8), little(0), [2], little(44_100), little(0), little(128_000), little(0), [0xB8, 1])

  static func opusHead(gain: Int = 0) -> [UInt8] {
    joined(Array("OpusHead".utf8), [1, 2], little(312, 2), little(44_100), little(gain & 0xFFFF, 2), [0])
  }

  static func chunk(_ name: String, _ bytes: [UInt8], bigEndian: Bool = false) -> [UInt8] {
    joined(Array(name.utf8), bigEndian ? big(bytes.count) : little(bytes.count), bytes, bytes.count % 2 == 1 ? [0] : [])
  }

  static func wave(_ chunks: [UInt8]) -> [UInt8] {
    joined(Array("RIFF".utf8), little(chunks.count + 4), Array("WAVE".utf8), chunks)
  }

  static func atom(_ name: [UInt8], _ body: [UInt8]) -> [UInt8] { big(body.count + 8) + name + body }
  static func atom(_ name: String, _ body: [UInt8]) -> [UInt8] { atom(Array(name.utf8), body) }
  static func data(_ type: Int, _ body: [UInt8]) -> [UInt8] { atom("data", joined(big(type), big(0), body)) }
  /// A text item; `©` is written as the byte 0xA9.
  static func item(_ name: String, _ values: String...) -> [UInt8] {
    let name = name.unicodeScalars.map { UInt8($0.value) }
    return atom(name, values.flatMap { data(1, Array($0.utf8)) })
  }

  static func read(_ bytes: [UInt8]) throws -> TagReading { try TagReader.read(BytesInMemory(bytes)) }
}

/// The parts behind one another; a long chain of `+` is more than the type checker likes.
func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }
