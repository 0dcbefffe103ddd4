/// Which state of a file a record describes, so that a later sync can tell without reading whether it still holds.
///
/// Written as `SIZE.MTIME.AUDIO.BESIDE.ALBUM.ARTIST…`: bytes, nanoseconds since 1970, and hashes of 64 or 32 bits in
/// hexadecimal. AUDIO is of the sound without its tags, so that it survives moving and retagging; BESIDE of the size
/// and time of cover and lyrics beside the file; ALBUM and ARTIST of the ids that the record names.
struct FileStamp: Hashable, Sendable {
  var sizeBytes: Int64
  var modifiedNs: Int64
  var audio: UInt64
  var beside: UInt32
  var album: UInt32
  var artists: [UInt32]

  /// Whether a file of this size and time, with these companions, is what the stamp was made of.
  func describes(_ entry: FileEntry, beside: UInt32) -> Bool {
    sizeBytes == entry.sizeBytes && modifiedNs == entry.modifiedNs && self.beside == beside
  }

  /// 32 bits of an id's hash; 0 for no id.
  static func short(_ id: String?) -> UInt32 {
    guard let id else { return 0 }
    return UInt32(truncatingIfNeeded: StreamHash.hash(id))
  }
}

extension FileStamp: CustomStringConvertible {
  /// Reads a stamp; nil when it is none of these.
  init?(_ text: String) {
    let bytes = text.utf8.span
    var fields = StampFields()
    guard let size = fields.next(bytes, radix: 10).flatMap({ Int64(exactly: $0) }),
      let modified = fields.next(bytes, radix: 10).flatMap({ Int64(exactly: $0) }),
      let audio = fields.next(bytes, radix: 16), let beside = fields.nextShort(bytes),
      let album = fields.nextShort(bytes)
    else { return nil }
    sizeBytes = size
    modifiedNs = modified
    self.audio = audio
    self.beside = beside
    self.album = album
    artists = []
    while !fields.isOver(bytes) {
      guard let artist = fields.nextShort(bytes) else { return nil }
      artists.append(artist)
    }
  }

  var description: String {
    let hashes = [String(audio, radix: 16), String(beside, radix: 16), String(album, radix: 16)]
    return (["\(sizeBytes)", "\(modifiedNs)"] + hashes + artists.map { String($0, radix: 16) }).joined(separator: ".")
  }
}
