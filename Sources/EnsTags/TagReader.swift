/// Reads the tags and headers of one file of any kind that ens knows, by what its bytes are.
package enum TagReader {
  /// Reads everything that the tags and headers of `source` say.
  ///
  /// Memory is bounded whatever the file claims: a few windows, and at most 16 MiB of a structure that can only be
  /// read whole.
  /// - Throws: `TagError.unreadable` alone; everything else that is wrong is in the reading's `problems`.
  package static func read(_ source: some RangedBytes) throws(TagError) -> TagReading {
    let window = ByteWindow(source)
    var reading = TagReading(audio: 0..<source.byteCount)
    var leading = TagSet()
    do {
      let start = try readLeading(window, into: &leading, &reading.problems)
      reading.audio = start..<source.byteCount
      reading.container = try container(window, at: start, hadTag: start > 0)
      try readContainer(window, at: start, leading: leading, into: &reading)
    } catch {
      if case .unreadable = error { throw error }
      reading.problems.append(error)
    }
    reading.tags.fill(from: leading)
    return reading
  }

  private static func readContainer(
    _ window: ByteWindow, at start: Int, leading: TagSet, into reading: inout TagReading
  ) throws(TagError) {
    switch reading.container {
    case .flac: try FLACMetadata.read(window, at: start, into: &reading)
    case .ogg: try OggTags.read(window, at: start, into: &reading)
    case .wave: try RIFFTags.read(window, at: start, into: &reading)
    case .aiff: try AIFFTags.read(window, at: start, into: &reading)
    case .mp4: try MP4.read(window, at: start, into: &reading)
    case .mpeg, nil:
      reading.tags = leading
      try MPEGTags.readTail(window, into: &reading)
    }
  }

  /// Reads the ID3v2 tags at the head, and says where they end.
  private static func readLeading(
    _ window: ByteWindow, into tags: inout TagSet, _ problems: inout [TagError]
  ) throws(TagError) -> Int {
    var start = 0
    for _ in 0..<4 {
      guard let found = try ID3v2.read(window, at: start, limit: window.length) else { break }
      tags.fill(from: found.tags)
      problems += found.problems
      start += found.totalSize
    }
    return start
  }

  private static func container(
    _ window: ByteWindow, at start: Int, hadTag: Bool
  ) throws(TagError) -> AudioContainer? {
    let bytes = try window.prefix(at: start, upTo: 4096)
    func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if has("fLaC") { return .flac }
    if has("OggS") { return .ogg }
    if has("RIFF") || has("RF64") || has("BW64"), has("WAVE", at: 8) { return .wave }
    if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) { return .aiff }
    if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(where: { has($0, at: 4) }) { return .mp4 }
    if MPEGTags.isFrame(bytes) { return .mpeg }
    // Padding, or a piece of a frame, may stand before the first whole frame; a lone sync code proves nothing.
    let isPadded = bytes.indices.contains { bytes[$0] == 0xFF && MPEGTags.isFrame(bytes[$0...]) }
    return isPadded && (hadTag || bytes.prefix { $0 == 0 }.count > 0) ? .mpeg : nil
  }
}
