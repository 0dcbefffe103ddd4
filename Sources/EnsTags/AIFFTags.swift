/// Reads the chunks of an AIFF or AIFF-C file: format, NAME, AUTH and ID3 tag (AIFF-C draft of 1991, section 3).
enum AIFFTags {
  /// Reads the form that starts at `offset`.
  static func read(_ window: ByteWindow, at offset: Int, into reading: inout TagReading) throws(TagError) {
    var position = offset + 12
    var texts = TagSet()
    for _ in 0..<TagLimits.parts {
      guard position + 8 <= window.length else { break }
      let head = try window.bytes(at: position, count: 8, of: .aiffChunk("FORM"))
      let name = TagPart.shown(head.prefix(4))
      var cursor = ByteCursor(head.dropFirst(4), of: .aiffChunk(name))
      var size = try cursor.big(4)
      position += 8
      let available = window.length - position
      if size > available {
        reading.problems.append(.sizeLies(.aiffChunk(name), claimed: size, available: available))
        size = available
      }
      switch name {
      case "COMM": try common(window, at: position, size: size, into: &reading.header)
      case "SSND": reading.audio = position..<(position + size)
      case "NAME", "AUTH":
        guard size <= TagLimits.text else { break }
        let bytes = try window.prefix(at: position, upTo: size)
        texts.add(name == "NAME" ? .title : .artist, TextCoding.unknown.text(bytes.prefix { $0 != 0 }))
      case "ID3 ", "id3 ":
        if let found = try ID3v2.read(window, at: position, limit: position + size) {
          reading.problems += found.problems
          reading.tags.fill(from: found.tags)
        }
      default: break
      }
      position += size + size & 1
    }
    reading.tags.fill(from: texts)
  }

  private static func common(
    _ window: ByteWindow, at offset: Int, size: Int, into header: inout AudioHeader
  ) throws(TagError) {
    var cursor = ByteCursor(try window.prefix(at: offset, upTo: min(size, 22)), of: .aiffChunk("COMM"))
    header.channels = try cursor.big(2)
    header.frameCount = try cursor.big(4)
    header.bitDepth = try cursor.big(2)
    // The rate is an 80-bit float: sign and exponent, then 64 bits of mantissa with the one before the point.
    let exponent = try cursor.big(2) & 0x7FFF
    let mantissa = try cursor.big(4)
    try cursor.skip(4)
    let shift = 16383 + 31 - exponent
    header.sampleRate = (0...31).contains(shift) ? mantissa >> shift : nil
    let compression = cursor.remaining >= 4 ? TagPart.shown(try cursor.take(4)) : "NONE"
    let isPlain = ["NONE", "sowt", "twos", "fl32", "FL32", "fl64", "FL64", "raw ", "in24", "in32"].contains(compression)
    header.codec = isPlain ? "pcm" : compression.lowercased().trimmedBlanks
  }
}
