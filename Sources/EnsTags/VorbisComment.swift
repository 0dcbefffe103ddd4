/// Reads a Vorbis comment (Vorbis I specification, section 5), as FLAC, Ogg Vorbis, Opus and others hold one.
struct VorbisComment {
  private(set) var tags = TagSet()
  private(set) var problems: [TagError] = []
  /// How many bytes were read.
  private(set) var length = 0

  /// Reads as many comments as are whole; `offset` is where the bytes stand in the file.
  init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    var cursor = ByteCursor(bytes, of: .vorbisComment)
    do {
      try cursor.skip(try cursor.little(4))
      let count = try cursor.little(4)
      for _ in 0..<min(count, TagLimits.parts) { add(try cursor.take(try cursor.little(4)), at: offset) }
    } catch {
      problems.append(error)
    }
    length = bytes.count - cursor.remaining
  }

  private mutating func add(_ comment: ArraySlice<UInt8>, at offset: Int) {
    guard let equals = comment.firstIndex(of: 0x3D) else { return }
    let name = String(decoding: comment[..<equals], as: UTF8.self)
    let value = comment[comment.index(after: equals)...]
    switch name.uppercased() {
    case "METADATA_BLOCK_PICTURE": addPicture(value, at: offset)
    case "COVERART":
      let start = Base64.prefix(value, upTo: 16)[...]
      tags.add(
        TaggedPicture(
          kind: 0, mediaType: TaggedPicture.mediaType(sniffing: start) ?? "", offset: offset,
          length: value.count / 4 * 3, storage: .encoded))
    case "LYRICS", "UNSYNCEDLYRICS", "SYNCEDLYRICS":
      guard value.count <= TagLimits.lyrics else {
        return problems.append(.tooLarge(.vorbisComment, size: value.count))
      }
      tags.add(TaggedLyrics(language: nil, text: TextCoding.unknown.text(value), lines: []))
    default:
      guard let field = TagField(name: name) else { return }
      guard value.count <= TagLimits.text else {
        return problems.append(.tooLarge(.vorbisComment, size: value.count))
      }
      tags.add(field, TextCoding.unknown.values(value))
    }
  }

  private mutating func addPicture(_ text: ArraySlice<UInt8>, at offset: Int) {
    let bytes = Base64.prefix(text, upTo: 1024)
    guard let block = try? PictureBlock(bytes[...]) else {
      // The block's own error says nothing that "malformed" does not.
      return problems.append(.malformed(.vorbisComment))
    }
    guard block.dataLength <= text.count / 4 * 3 else {
      return problems.append(.sizeLies(.vorbisComment, claimed: block.dataLength, available: text.count / 4 * 3))
    }
    guard !block.isLink else { return }
    tags.add(
      TaggedPicture(
        kind: block.kind, mediaType: block.mediaType, offset: offset, length: block.dataLength, storage: .encoded))
  }
}
