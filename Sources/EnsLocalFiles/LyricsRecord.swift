internal import EnsDomain
internal import EnsPOSIX
internal import EnsTags
internal import EnsWire

/// Finds the lyrics of a track, beside the file or in it, and makes their record.
struct LyricsRecord {
  private let text: LyricText
  /// The path of the file beside the track; nil for lyrics in its tags.
  private let sidecar: FileEntry?

  /// The most that is read of a file of lyrics.
  private static let limit = 1 << 20

  /// The lyrics of a track; nil when there are none. What stands beside the file outranks what stands in it.
  init?(_ reading: FileReading, _ companions: Companions, below root: FilePath) throws(POSIXError) {
    if let entry = companions.lyrics {
      let path = root.appending(FilePath(bytes: entry.path))
      let bytes = try Descriptor(opening: path).read(at: 0, count: Int(min(entry.sizeBytes, Int64(Self.limit))))
      let text = LyricText(PlainText.decode(bytes))
      if !text.text.isEmpty {
        self.text = text
        sidecar = entry
        return
      }
    }
    guard let text = Self.embedded(reading.tags) else { return nil }
    self.text = text
    sidecar = nil
  }

  /// The lyrics in the tags, timed ones before plain ones.
  private static func embedded(_ tags: TagSet) -> LyricText? {
    let all = tags.lyrics.map { found in
      found.lines.isEmpty
        ? LyricText(found.text, language: found.language)
        : LyricText(
          lines: lines(found.lines), language: found.language)
    }
    return all.first { !$0.lines.isEmpty && !$0.text.isEmpty } ?? all.first { !$0.text.isEmpty }
  }

  /// Puts the pieces of a SYLT frame together: a piece that begins with a line end begins a line.
  private static func lines(_ pieces: [TaggedLyrics.Line]) -> [LyricLine] {
    let hasLineEnds = pieces.dropFirst().contains { $0.text.first?.isNewline ?? false }
    var lines: [LyricLine] = []
    for piece in pieces {
      let text = piece.text.filter { !$0.isNewline }
      let time = Int64(piece.milliseconds)
      if !hasLineEnds || lines.isEmpty || piece.text.first?.isNewline ?? false {
        lines.append(LyricLine(milliseconds: time, text: text))
        if hasLineEnds { lines[lines.count - 1].words = [LyricLine.Word(milliseconds: time, text: text)] }
      } else {
        lines[lines.count - 1].text += text
        lines[lines.count - 1].words.append(LyricLine.Word(milliseconds: time, text: text))
      }
    }
    return lines
  }

  /// The record; `track` is the track's id.
  func record(_ id: String, track: String, title: String, library: String) -> RecordBuilder {
    var record = RecordBuilder(kind: .lyrics, id: id)
    record.set("library", library)
    record.set("title", title)
    record.set("track_id", track)
    record.set("language", text.language)
    record.set("timing", text.timing)
    record.set("lyrics_source", sidecar == nil ? "tags" : "file")
    record.set("key", sidecar.map { PercentEncoding.encode($0.path, keepingSlash: true) })
    record.set("text", text.text)
    record.set("lines", .array(text.lines.map(\.value)))
    return record
  }
}
