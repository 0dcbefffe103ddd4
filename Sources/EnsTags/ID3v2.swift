/// Reads one ID3v2 tag, version 2.2, 2.3 or 2.4, frame by frame; pictures are passed over, not read.
struct ID3v2 {
  private let header: ID3v2Header
  private let body: ByteWindow
  private let start: Int
  private let end: Int
  /// Where the tag starts in the file, for the pictures of a tag that was unsynchronised as a whole.
  private let fileOffset: Int
  private let wasUnsynchronised: Bool
  private(set) var frames = ID3v2Frames()
  private(set) var problems: [TagError] = []

  /// Reads the tag whose header stands at `offset`; nil when none does. `limit` is where the tag must end at the latest.
  static func read(_ window: ByteWindow, at offset: Int, limit: Int) throws(TagError) -> Found? {
    guard offset + ID3v2Header.size <= limit,
      let header = ID3v2Header(try window.prefix(at: offset, upTo: ID3v2Header.size))
    else { return nil }
    var found = Found(tags: TagSet(), totalSize: min(header.totalSize, limit - offset), problems: [])
    guard (2...4).contains(header.version) else {
      found.problems.append(.unsupported(.id3v2))
      return found
    }
    let available = limit - offset - ID3v2Header.size
    if header.bodySize > available {
      found.problems.append(.sizeLies(.id3v2, claimed: header.bodySize, available: available))
    }
    do {
      var reader = try ID3v2(header, window, at: offset, size: min(header.bodySize, available))
      try reader.walk()
      found.tags = reader.frames.finished()
      // Where the size was a lie, what follows the frames is not the tag's.
      found.problems += reader.problems.filter { found.problems.isEmpty || $0 != .malformed(.id3v2) }
    } catch {
      if case .unreadable = error { throw error }
      found.problems.append(error)
    }
    return found
  }

  /// What was read of a tag.
  struct Found {
    var tags: TagSet
    /// Header, body and footer.
    var totalSize: Int
    var problems: [TagError]
  }

  private init(_ header: ID3v2Header, _ window: ByteWindow, at offset: Int, size: Int) throws(TagError) {
    self.header = header
    fileOffset = offset
    wasUnsynchronised = header.isUnsynchronised && header.version < 4
    if wasUnsynchronised {
      // Before 2.4 frame sizes count the bytes before unsynchronisation, so the whole has to be undone first.
      guard size <= TagLimits.whole else { throw .tooLarge(.id3v2, size: size) }
      let bytes = ID3v2Header.resynchronised(try window.prefix(at: offset + ID3v2Header.size, upTo: size))
      body = ByteWindow(BytesInMemory(bytes))
      start = 0
      end = bytes.count
    } else {
      body = window
      start = offset + ID3v2Header.size
      end = start + size
    }
  }

  private mutating func walk() throws(TagError) {
    var position = try afterExtendedHeader()
    let headerSize = header.version == 2 ? 6 : 10
    for _ in 0..<TagLimits.parts {
      guard position + headerSize <= end else { return }
      let bytes = try body.bytes(at: position, count: headerSize, of: .id3v2)
      guard let name = frameName(bytes) else {
        if bytes.first != 0 { problems.append(.malformed(.id3v2)) }
        return
      }
      position += headerSize
      let size = try frameSize(bytes, at: position)
      guard size <= end - position else {
        problems.append(.sizeLies(.id3Frame(name), claimed: size, available: end - position))
        return
      }
      let flags = header.version == 2 ? 0 : bytes[bytes.startIndex + 9]
      if size > 0 { try readFrame(name, flags: flags, at: position, size: size) }
      position += size
    }
  }

  /// Where the frames start: behind an extended header, which some writers announce and do not write.
  private func afterExtendedHeader() throws(TagError) -> Int {
    guard header.hasExtendedHeader else { return start }
    let bytes = try body.bytes(at: start, count: 4, of: .id3v2)
    if bytes.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }) { return start }
    if header.version >= 4 {
      guard let size = ID3v2Header.syncsafe(bytes) else { throw .malformed(.id3v2) }
      return start + max(size, 4)
    }
    var cursor = ByteCursor(bytes, of: .id3v2)
    let size = try cursor.big(4)
    return start + size + 4
  }

  /// The frame's name in its 2.3 and 2.4 spelling; nil where there is no frame.
  private func frameName(_ bytes: ArraySlice<UInt8>) -> String? {
    let name = bytes.prefix(header.version == 2 ? 3 : 4)
    let isName = { (byte: UInt8) in (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) }
    if name.allSatisfy(isName) {
      let text = String(decoding: name, as: UTF8.self)
      return header.version == 2 ? ID3v2Frames.modernName(text) : text
    }
    // iTunes wrote names of 2.2 into tags of 2.3, with a zero byte or a blank behind.
    guard name.count == 4, name.prefix(3).allSatisfy(isName), name.last == 0 || name.last == 0x20 else { return nil }
    return ID3v2Frames.modernName(String(decoding: name.prefix(3), as: UTF8.self))
  }

  private func frameSize(_ bytes: ArraySlice<UInt8>, at position: Int) throws(TagError) -> Int {
    let field = header.version == 2 ? bytes.suffix(3) : bytes[(bytes.startIndex + 4)..<(bytes.startIndex + 8)]
    let plain = field.reduce(0) { $0 << 8 | Int($1) }
    guard header.version == 4 else { return plain }
    guard let safe = ID3v2Header.syncsafe(field) else { return plain }
    guard safe != plain else { return safe }
    // Old iTunes wrote plain sizes into 2.4 tags: what stands behind the frame tells which it is.
    if try isFrameBoundary(position + safe) { return safe }
    return try isFrameBoundary(position + plain) ? plain : safe
  }

  private func isFrameBoundary(_ position: Int) throws(TagError) -> Bool {
    guard position <= end else { return false }
    if position == end { return true }
    let bytes = try body.prefix(at: position, upTo: min(10, end - position))
    return bytes.allSatisfy { $0 == 0 } || (bytes.count == 10 && frameName(bytes) != nil)
  }

  private mutating func readFrame(_ name: String, flags: UInt8, at position: Int, size: Int) throws(TagError) {
    guard ID3v2Frames.isKnown(name) else { return }
    var prelude = 0
    var unsynchronised = false
    if header.version == 3 {
      if flags & 0xC0 != 0 { return problems.append(.unsupported(.id3Frame(name))) }
      if flags & 0x20 != 0 { prelude += 1 }
    } else if header.version == 4 {
      if flags & 0x0C != 0 { return problems.append(.unsupported(.id3Frame(name))) }
      if flags & 0x40 != 0 { prelude += 1 }
      if flags & 0x01 != 0 { prelude += 4 }
      unsynchronised = flags & 0x02 != 0 || header.isUnsynchronised
    }
    guard prelude < size else { return problems.append(.truncated(.id3Frame(name))) }
    let frame = ID3v2Frame(name: name, offset: position + prelude, size: size - prelude)
    let isPicture = name == "APIC" || name == "PIC"
    let limit = name == "USLT" || name == "SYLT" ? TagLimits.lyrics : TagLimits.text
    guard isPicture || frame.size <= limit else {
      return problems.append(.tooLarge(.id3Frame(name), size: frame.size))
    }
    let raw = try body.prefix(at: frame.offset, upTo: isPicture ? min(frame.size, 1024) : frame.size)
    do {
      let bytes = unsynchronised ? ID3v2Header.resynchronised(raw)[...] : raw
      if isPicture {
        let storage: TaggedPicture.Storage = unsynchronised || wasUnsynchronised ? .unsynchronised : .plain
        try frames.addPicture(frame, bytes, storage: storage, tagOffset: wasUnsynchronised ? fileOffset : nil)
      } else {
        try frames.add(frame, bytes)
      }
    } catch {
      problems.append(error)
    }
  }
}
