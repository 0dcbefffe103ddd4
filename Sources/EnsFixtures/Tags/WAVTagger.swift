/// Puts tags behind the sound of a WAV file: an INFO list for old readers and an ID3 chunk for the rest. Source:
/// Microsoft's "Multimedia Programming Interface and Data Specifications 1.0", chapter 2.
enum WAVTagger {
  static func retagged(_ file: [UInt8], _ tags: FileTags) throws(FixtureError) -> [UInt8] {
    guard file.starts(with: Array("RIFF".utf8)), file.count > 12 else { throw .unexpectedContent(format: "WAV") }
    var writer = ByteWriter()
    writer.append(file[8...])
    if file.count % 2 == 1 { writer.append([0]) }
    writer.append(chunk("LIST", Array("INFO".utf8) + information(tags)))
    writer.append(chunk("id3 ", ID3Writer.tag(tags, .v3, padding: 0)))
    var result = ByteWriter()
    result.append("RIFF")
    result.appendLittleEndian(writer.count)
    result.append(writer.bytes)
    return result.bytes
  }

  private static func information(_ tags: FileTags) -> [UInt8] {
    let fields = [
      ("INAM", tags.title), ("IART", tags.artist), ("IPRD", tags.album), ("ICRD", tags.date),
      ("IGNR", tags.genres.first),
      ("ITRK", tags.trackNumber.map { String($0) }),
    ]
    return fields.flatMap { name, value in value.map { chunk(name, Array($0.utf8) + [0]) } ?? [] }
  }

  /// A chunk has an even length; the byte that makes it so is not counted.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(name)
    writer.appendLittleEndian(content.count)
    writer.append(content)
    if content.count % 2 == 1 { writer.append([0]) }
    return writer.bytes
  }
}
