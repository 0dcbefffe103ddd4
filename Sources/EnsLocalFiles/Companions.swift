/// The files beside a file of sound that belong to it: its lyrics and its cover.
struct Companions: Sendable {
  /// Timed lyrics before plain ones.
  let lyrics: FileEntry?
  let cover: FileEntry?

  /// Finds what belongs to a file of a shelf.
  init(_ entry: FileEntry, in shelf: Shelf) {
    let stem = entry.stem
    let texts = shelf.lyrics.filter { $0.stem == stem }
    lyrics = texts.first { $0.fileExtension == "lrc" } ?? texts.first
    let own = shelf.images.filter { $0.stem == stem }
    let beside = shelf.images.filter { $0.folder == entry.folder }
    let above = shelf.images.filter { $0.folder == shelf.path[...] }
    cover = own.first ?? Self.best(beside) ?? Self.best(above)
  }

  /// A hash of which companions there are, and in which state.
  var hash: UInt32 {
    var text = ""
    for file in [lyrics, cover] {
      if let file { text += "\(file.displayed)\u{0}\(file.sizeBytes)\u{0}\(file.modifiedNs)" }
      text += "\u{0}"
    }
    return FileStamp.short(text)
  }

  /// The image that is named like a cover; the only one there is will do as well.
  static func best(_ images: [FileEntry]) -> FileEntry? {
    let names = ["cover", "folder", "front", "album", "albumart", "artwork"]
    var found: (rank: Int, image: FileEntry)?
    for image in images {
      let name = String(decoding: image.name, as: UTF8.self).lowercased()
      guard let rank = names.firstIndex(where: { name.hasPrefix($0) }) else { continue }
      if rank < found?.rank ?? Int.max { found = (rank, image) }
    }
    return found?.image ?? (images.count == 1 ? images[0] : nil)
  }
}
