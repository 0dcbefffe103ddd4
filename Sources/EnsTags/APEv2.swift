/// Reads an APE tag, version 1 or 2, from the end of what precedes ID3v1.
enum APEv2 {
  static let footerSize = 32

  /// What was read of a tag.
  struct Found {
    var tags: TagSet
    /// Where the tag starts: the audio's end.
    var start: Int
    var problems: [TagError]
  }

  /// The tag whose footer ends at `end`; nil when there is none.
  static func read(_ window: ByteWindow, endingAt end: Int) throws(TagError) -> Found? {
    guard end >= footerSize else { return nil }
    var footer = ByteCursor(try window.bytes(at: end - footerSize, count: footerSize, of: .ape), of: .ape)
    guard try footer.take(8).elementsEqual(Array("APETAGEX".utf8)) else { return nil }
    let version = try footer.little(4)
    let size = try footer.little(4)
    let count = try footer.little(4)
    let flags = try footer.little(4)
    let header = flags & 0x8000_0000 != 0 ? footerSize : 0
    guard size >= footerSize, size + header <= end else {
      return Found(
        tags: TagSet(), start: end - footerSize,
        problems: [.sizeLies(.ape, claimed: size + header, available: end)])
    }
    var found = Found(tags: TagSet(), start: end - size - header, problems: [])
    do {
      try items(
        window, from: end - size, to: end - footerSize, count: count, isUTF8: version >= 2000, into: &found.tags)
    } catch {
      if case .unreadable = error { throw error }
      found.problems.append(error)
    }
    return found
  }

  private static func items(
    _ window: ByteWindow, from: Int, to end: Int, count: Int, isUTF8: Bool, into tags: inout TagSet
  ) throws(TagError) {
    var position = from
    for _ in 0..<min(count, TagLimits.parts) {
      // An item has at least lengths, flags, two letters of a name and its zero byte.
      guard position + 11 <= end else { throw .truncated(.ape) }
      var cursor = ByteCursor(try window.prefix(at: position, upTo: min(8 + 256, end - position)), of: .ape)
      let size = try cursor.little(4)
      let flags = try cursor.little(4)
      let before = cursor.remaining
      let name = TextCoding.latin.text(cursor.upToZero())
      position += 8 + before - cursor.remaining
      guard size <= end - position else { throw .sizeLies(.ape, claimed: size, available: end - position) }
      try item(window, name, at: position, size: size, kind: flags >> 1 & 3, isUTF8: isUTF8, into: &tags)
      position += size
    }
  }

  private static func item(
    _ window: ByteWindow, _ name: String, at offset: Int, size: Int, kind: Int, isUTF8: Bool, into tags: inout TagSet
  ) throws(TagError) {
    let key = name.lowercased()
    if kind == 1 {
      guard key.hasPrefix("cover art") else { return }
      var cursor = ByteCursor(try window.prefix(at: offset, upTo: min(size, 1024)), of: .ape)
      let before = cursor.remaining
      _ = cursor.upToZero()
      let used = before - cursor.remaining
      guard used < size else { return }
      let type = TaggedPicture.mediaType(sniffing: cursor.rest) ?? ""
      tags.add(
        TaggedPicture(
          kind: key.contains("front") ? 3 : key.contains("back") ? 4 : 0, mediaType: type, offset: offset + used,
          length: size - used, storage: .plain))
      return
    }
    let isLyrics = key == "lyrics" || key == "unsyncedlyrics"
    guard kind == 0, isLyrics || TagField(name: name) != nil else { return }
    guard size <= (isLyrics ? TagLimits.lyrics : TagLimits.text) else { throw .tooLarge(.ape, size: size) }
    let values = (isUTF8 ? TextCoding.utf8 : .unknown).values(try window.bytes(at: offset, count: size, of: .ape))
    if isLyrics {
      tags.add(TaggedLyrics(language: nil, text: values.joined(separator: "\n"), lines: []))
    } else if let field = TagField(name: name) {
      tags.add(field, values)
    }
  }
}
