/// Reads the chunks of a WAVE file: format, length, INFO list and ID3 tag; RF64 and BW64 too (EBU Tech 3306).
enum RIFFTags {
  /// Reads the form that starts at `offset`.
  static func read(_ window: ByteWindow, at offset: Int, into reading: inout TagReading) throws(TagError) {
    var position = offset + 12
    var info = TagSet()
    var wideDataSize: Int?
    var blockSize = 0
    for _ in 0..<TagLimits.parts {
      guard position + 8 <= window.length else { break }
      let head = try window.bytes(at: position, count: 8, of: .riffChunk("RIFF"))
      let name = TagPart.shown(head.prefix(4))
      var cursor = ByteCursor(head.dropFirst(4), of: .riffChunk(name))
      var size = try cursor.little(4)
      position += 8
      let available = window.length - position
      if name == "data" {
        if size == 0xFFFF_FFFF { size = wideDataSize ?? available }
        // A stream that was written to a pipe never learned its length.
        if size == 0, position + 8 > window.length - 8 { size = available }
      }
      if size > available {
        reading.problems.append(.sizeLies(.riffChunk(name), claimed: size, available: available))
        size = available
      }
      switch name {
      case "ds64":
        var wide = ByteCursor(try window.prefix(at: position, upTo: min(size, 28)), of: .riffChunk(name))
        try wide.skip(8)
        wideDataSize = try wide.little(8)
      case "fmt ": blockSize = try format(window, at: position, size: size, into: &reading.header)
      case "data":
        reading.audio = position..<(position + size)
        if blockSize > 0, reading.header.codec == "pcm" { reading.header.frameCount = size / blockSize }
      case "LIST": try list(window, at: position, size: size, into: &info)
      case "id3 ", "ID3 ":
        if let found = try ID3v2.read(window, at: position, limit: position + size) {
          reading.problems += found.problems
          reading.tags.fill(from: found.tags)
        }
      default: break
      }
      position += size + size & 1
    }
    reading.tags.fill(from: info)
  }

  private static func format(
    _ window: ByteWindow, at offset: Int, size: Int, into header: inout AudioHeader
  ) throws(TagError) -> Int {
    var cursor = ByteCursor(try window.prefix(at: offset, upTo: min(size, 40)), of: .riffChunk("fmt "))
    var format = try cursor.little(2)
    header.channels = try cursor.little(2)
    header.sampleRate = try cursor.little(4)
    header.bitRate = try cursor.little(4) * 8
    let block = try cursor.little(2)
    header.bitDepth = try cursor.little(2)
    if format == 0xFFFE, cursor.remaining >= 10 {
      try cursor.skip(8)
      format = try cursor.little(2)
    }
    switch format {
    case 1, 3: header.codec = "pcm"
    case 2, 0x11: header.codec = "adpcm"
    case 6: header.codec = "alaw"
    case 7: header.codec = "ulaw"
    case 0x55: header.codec = "mp3"
    default: header.codec = "wav-\(format)"
    }
    return block
  }

  private static func list(
    _ window: ByteWindow, at offset: Int, size: Int, into tags: inout TagSet
  ) throws(TagError) {
    guard size >= 4, try window.prefix(at: offset, upTo: 4).elementsEqual(Array("INFO".utf8)) else { return }
    var position = offset + 4
    let end = offset + size
    for _ in 0..<TagLimits.parts {
      guard position + 8 <= end else { return }
      let head = try window.bytes(at: position, count: 8, of: .riffChunk("LIST"))
      var cursor = ByteCursor(head.dropFirst(4), of: .riffChunk("LIST"))
      let length = try cursor.little(4)
      position += 8
      guard length <= end - position else {
        throw .sizeLies(.riffChunk("LIST"), claimed: length, available: end - position)
      }
      if let field = fields[TagPart.shown(head.prefix(4))], length <= TagLimits.text {
        let bytes = try window.bytes(at: position, count: length, of: .riffChunk("LIST"))
        tags.add(field, TextCoding.unknown.text(bytes.prefix { $0 != 0 }))
      }
      position += length + length & 1
    }
  }

  private static let fields: [String: TagField] = [
    "INAM": .title, "IART": .artist, "IPRD": .album, "ICRD": .date, "IGNR": .genre, "ITRK": .trackNumber,
    "IPRT": .trackNumber, "IMUS": .composer,
  ]
}
