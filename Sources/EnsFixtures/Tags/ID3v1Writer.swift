/// Writes the 128 bytes that old players look for at the end of an MP3. Source: id3.org's "ID3v1".
enum ID3v1Writer {
  /// A version 1.1 tag; what Latin-1 cannot write becomes `?`, and what is too long is cut.
  static func tag(_ tags: FileTags) -> [UInt8] {
    var writer = ByteWriter()
    writer.append("TAG")
    writer.append(field(tags.title, 30))
    writer.append(field(tags.artist, 30))
    writer.append(field(tags.album, 30))
    writer.append(field(tags.date, 4))
    writer.append(field(nil, 28))
    writer.append([0, UInt8(clamping: tags.trackNumber ?? 0), 255])
    return writer.bytes
  }

  private static func field(_ text: String?, _ size: Int) -> [UInt8] {
    let latin = (text ?? "").unicodeScalars.prefix(size).map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    return latin + [UInt8](repeating: 0, count: size - latin.count)
  }
}
