/// Puts comments and a picture into a FLAC file. Source: RFC 9639, section 8.
enum FLACTagger {
  private enum Block: UInt8 {
    case streamInfo = 0
    case padding = 1
    case seekTable = 3
    case comment = 4
    case picture = 6
  }

  /// The file with our metadata instead of the encoder's; the frames stay as they are.
  static func retagged(_ file: [UInt8], _ tags: FileTags) throws(FixtureError) -> [UInt8] {
    guard file.starts(with: Array("fLaC".utf8)) else { throw .unexpectedContent(format: "FLAC") }
    var kept: [(Block, [UInt8])] = []
    var vendor = VorbisComment.vendor(of: [], at: 0)
    var offset = 4
    var isLast = false
    while !isLast {
      guard offset + 4 <= file.count else { throw .unexpectedContent(format: "FLAC") }
      isLast = file[offset] & 0x80 != 0
      let length = Int(file[offset + 1]) << 16 | Int(file[offset + 2]) << 8 | Int(file[offset + 3])
      guard offset + 4 + length <= file.count else { throw .unexpectedContent(format: "FLAC") }
      let content = Array(file[(offset + 4)..<(offset + 4 + length)])
      switch Block(rawValue: file[offset] & 0x7F) {
      case .streamInfo: kept.append((.streamInfo, content))
      case .seekTable: kept.append((.seekTable, content))
      case .comment: vendor = VorbisComment.vendor(of: content, at: 0)
      case .padding, .picture, nil: break
      }
      offset += 4 + length
    }
    let comment = VorbisComment.bytes(tags, vendor: vendor, gain: .replayGain, pictureInComment: false)
    kept.append((.comment, comment))
    if let picture = tags.picture { kept.append((.picture, pictureBlock(picture))) }
    kept.append((.padding, [UInt8](repeating: 0, count: 1024)))
    var writer = ByteWriter()
    writer.append("fLaC")
    for (index, (block, content)) in kept.enumerated() {
      writer.append([block.rawValue | (index == kept.count - 1 ? 0x80 : 0)])
      writer.appendBigEndian(content.count, count: 3)
      writer.append(content)
    }
    writer.append(file[offset...])
    return writer.bytes
  }

  /// A front cover as FLAC and, in base 64, Ogg files hold it. Source: RFC 9639, section 8.8.
  static func pictureBlock(_ picture: FileTags.Picture) -> [UInt8] {
    var writer = ByteWriter()
    writer.appendBigEndian(3)
    writer.appendBigEndian(picture.mediaType.utf8.count)
    writer.append(picture.mediaType)
    writer.appendBigEndian(0)
    writer.appendBigEndian(picture.width)
    writer.appendBigEndian(picture.height)
    writer.appendBigEndian(24)
    writer.appendBigEndian(0)
    writer.appendBigEndian(picture.bytes.count)
    writer.append(picture.bytes)
    return writer.bytes
  }
}
