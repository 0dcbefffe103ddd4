/// Reads the metadata blocks of a native FLAC stream (RFC 9639, section 8).
enum FLACMetadata {
  /// Reads the stream whose `fLaC` stands at `offset`.
  static func read(_ window: ByteWindow, at offset: Int, into reading: inout TagReading) throws(TagError) {
    var position = offset + 4
    for _ in 0..<TagLimits.parts {
      let head = try window.bytes(at: position, count: 4, of: .flacBlock)
      var cursor = ByteCursor(head, of: .flacBlock)
      let type = try cursor.byte()
      // 0xFF here, or a frame's sync code, is sound: the last block forgot to say that it was the last.
      guard type & 0x7F != 0x7F else { break }
      var size = try cursor.big(3)
      position += 4
      let available = window.length - position
      if size > available {
        reading.problems.append(.sizeLies(.flacBlock, claimed: size, available: available))
        size = available
      }
      switch type & 0x7F {
      case 0: try streamInfo(window, at: position, size: size, into: &reading.header)
      case 4: size = try comment(window, at: position, size: size, into: &reading)
      case 6: size = try picture(window, at: position, size: size, into: &reading)
      default: break
      }
      position += size
      if type & 0x80 != 0 || position >= window.length { break }
    }
    reading.audio = min(position, reading.audio.upperBound)..<reading.audio.upperBound
  }

  /// Reads rate, channels, depth and frame count.
  static func streamInfo(_ bytes: ArraySlice<UInt8>, into header: inout AudioHeader) throws(TagError) {
    var cursor = ByteCursor(bytes, of: .flacBlock)
    try cursor.skip(10)
    // 20 bits of rate, 3 of channels less one, 5 of depth less one, 36 of frames.
    let high = try cursor.big(4)
    let low = try cursor.big(4)
    header.codec = "flac"
    header.sampleRate = high >> 12
    header.channels = (high >> 9 & 7) + 1
    header.bitDepth = (high >> 4 & 31) + 1
    let frames = (high & 15) << 32 | low
    header.frameCount = frames > 0 ? frames : nil
  }

  private static func streamInfo(
    _ window: ByteWindow, at offset: Int, size: Int, into header: inout AudioHeader
  ) throws(TagError) {
    try streamInfo(try window.prefix(at: offset, upTo: min(size, 34)), into: &header)
  }

  /// Reads a comment block and says how long it really is: writers have got the block's size wrong.
  private static func comment(
    _ window: ByteWindow, at offset: Int, size: Int, into reading: inout TagReading
  ) throws(TagError) -> Int {
    guard size <= TagLimits.whole else {
      reading.problems.append(.tooLarge(.vorbisComment, size: size))
      return size
    }
    var comment = VorbisComment(try window.prefix(at: offset, upTo: size), at: offset)
    var length = size
    if !comment.problems.isEmpty {
      let longer = VorbisComment(try window.prefix(at: offset, upTo: max(size, TagLimits.lyrics)), at: offset)
      if longer.problems.isEmpty {
        reading.problems.append(.sizeLies(.flacBlock, claimed: size, available: longer.length))
        comment = longer
        length = longer.length
      }
    }
    reading.problems += comment.problems
    if reading.tags.isEmpty { reading.tags = comment.tags } else { reading.tags.fill(from: comment.tags) }
    return length
  }

  private static func picture(
    _ window: ByteWindow, at offset: Int, size: Int, into reading: inout TagReading
  ) throws(TagError) -> Int {
    let block: PictureBlock
    do {
      block = try PictureBlock(try window.prefix(at: offset, upTo: 4096))
    } catch {
      if case .unreadable = error { throw error }
      reading.problems.append(error)
      return size
    }
    let length = block.dataOffset + block.dataLength
    guard offset + length <= window.length else {
      reading.problems.append(
        .sizeLies(.flacBlock, claimed: length, available: window.length - offset))
      return size
    }
    // A picture of 16 MiB and more does not fit the block's 24 bits; its own length is then the right one.
    if length > size { reading.problems.append(.sizeLies(.flacBlock, claimed: size, available: length)) }
    if !block.isLink {
      reading.tags.add(
        TaggedPicture(
          kind: block.kind, mediaType: block.mediaType, offset: offset + block.dataOffset,
          length: block.dataLength, storage: .plain))
    }
    return max(size, length)
  }
}
