/// The start of a FLAC picture block (RFC 9639, section 8.8), up to the picture itself.
struct PictureBlock: Hashable {
  let kind: UInt8
  let mediaType: String
  /// Whether the data are an address and not a picture.
  let isLink: Bool
  /// Where the picture starts in the block.
  let dataOffset: Int
  let dataLength: Int

  /// Reads a block's first bytes.
  init(_ bytes: ArraySlice<UInt8>) throws(TagError) {
    var cursor = ByteCursor(bytes, of: .flacBlock)
    kind = UInt8(truncatingIfNeeded: try cursor.big(4))
    let type = TextCoding.latin.text(try cursor.take(try cursor.big(4)))
    try cursor.skip(try cursor.big(4))
    try cursor.skip(16)
    dataLength = try cursor.big(4)
    dataOffset = bytes.count - cursor.remaining
    isLink = type == "-->"
    mediaType = TaggedPicture.mediaType(sniffing: cursor.rest) ?? TaggedPicture.mediaType(named: type)
  }
}
