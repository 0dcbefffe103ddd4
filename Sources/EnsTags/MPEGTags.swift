/// Reads what surrounds MPEG audio: ID3v2 before it, and APE, Lyrics3, ID3v1 or more ID3v2 behind it.
enum MPEGTags {
  /// Reads the tags behind the sound, each filling what those of higher rank left open, and finds the sound's end.
  ///
  /// The rank is ID3v2, APE, ID3v1: the later one is, the less it can hold.
  static func readTail(_ window: ByteWindow, into reading: inout TagReading) throws(TagError) {
    let start = reading.audio.lowerBound
    var end = window.length
    var old: TagSet?
    // Taggers have piled these up in every order; four of each kind is more than anyone has seen.
    for _ in 0..<12 {
      guard let (tags, newEnd, problems) = try step(window, endingAt: end, notBefore: start) else { break }
      reading.problems += problems
      if end - newEnd == ID3v1.size, let tags { old = old ?? tags } else if let tags { reading.tags.fill(from: tags) }
      end = newEnd
    }
    if let old { reading.tags.fill(from: old) }
    reading.audio = start..<max(start, end)
  }

  private static func step(
    _ window: ByteWindow, endingAt end: Int, notBefore start: Int
  ) throws(TagError) -> (TagSet?, Int, [TagError])? {
    if end - start >= ID3v1.size {
      let bytes = try window.bytes(at: end - ID3v1.size, count: ID3v1.size, of: .file)
      if let tags = ID3v1.read(bytes) { return (tags, end - ID3v1.size, []) }
    }
    if let found = try APEv2.read(window, endingAt: end), found.start >= start {
      return (found.tags, found.start, found.problems)
    }
    if end - start >= 15 {
      // Lyrics3 v2: six digits of size, counted from `LYRICSBEGIN`, then `LYRICS200`.
      let tail = try window.bytes(at: end - 15, count: 15, of: .file)
      if tail.suffix(9).elementsEqual("LYRICS200".utf8),
        let size = Int(String(decoding: tail.prefix(6), as: UTF8.self)),
        size >= 0, end - 15 - size >= start
      {
        return (nil, end - 15 - size, [])
      }
    }
    if end - start >= 10 {
      let footer = try window.bytes(at: end - 10, count: 10, of: .file)
      if let header = ID3v2Header(footer, footer: true), end - header.bodySize - 20 >= start {
        let at = end - header.bodySize - 20
        if let found = try ID3v2.read(window, at: at, limit: end) { return (found.tags, at, found.problems) }
      }
    }
    return nil
  }

  /// Whether a frame of MPEG audio, layers I to III, can start with these bytes.
  static func isFrame(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 4 else { return false }
    let (first, second, third) = (
      bytes[bytes.startIndex], bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2]
    )
    return first == 0xFF && second & 0xE0 == 0xE0 && second & 0x18 != 0x08 && second & 0x06 != 0
      && third & 0xF0 != 0xF0 && third & 0x0C != 0x0C
  }
}
