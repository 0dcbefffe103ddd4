/// The 128 bytes at the end of old MP3 files.
enum ID3v1 {
  static let size = 128

  /// The tag that the bytes hold; nil when they do not start with `TAG`.
  static func read(_ bytes: ArraySlice<UInt8>) -> TagSet? {
    guard bytes.count == size, bytes.starts(with: [0x54, 0x41, 0x47]) else { return nil }
    let base = bytes.startIndex
    func text(_ from: Int, _ count: Int) -> String {
      let field = bytes[(base + from)..<(base + from + count)]
      return TextCoding.unknown.text(field.prefix { $0 != 0 })
    }
    var tags = TagSet()
    tags.add(.title, text(3, 30))
    tags.add(.artist, text(33, 30))
    tags.add(.album, text(63, 30))
    tags.add(.date, text(93, 4))
    // ID3v1.1: a zero byte before the comment's last one makes that the track number.
    if bytes[base + 125] == 0, bytes[base + 126] != 0 { tags.add(.trackNumber, "\(bytes[base + 126])") }
    if let genre = GenreNames.name(Int(bytes[base + 127])) { tags.add(.genre, genre) }
    return tags
  }
}
