/// Finds the companions of a shelf's files, with one look at the shelf for all of them.
struct CompanionIndex {
  private var lyrics: [ArraySlice<UInt8>: FileEntry] = [:]
  private var ownImages: [ArraySlice<UInt8>: FileEntry] = [:]
  private var folderImages: [ArraySlice<UInt8>: FileEntry] = [:]
  private let shelfImage: FileEntry?

  init(_ shelf: Shelf) {
    if shelf.lyrics.isEmpty, shelf.images.isEmpty {
      shelfImage = nil
      return
    }
    for text in shelf.lyrics {
      // Timed lyrics outrank plain ones.
      if lyrics[text.stem] == nil || text.fileExtension == "lrc" { lyrics[text.stem] = text }
    }
    var folders: [ArraySlice<UInt8>: [FileEntry]] = [:]
    for image in shelf.images {
      if ownImages[image.stem] == nil { ownImages[image.stem] = image }
      folders[image.folder, default: []].append(image)
    }
    for (folder, images) in folders { folderImages[folder] = Self.best(images) }
    shelfImage = folderImages[shelf.path[...]]
  }

  /// What belongs to a file: lyrics of its name; an image of its name, else its folder's, else the shelf's.
  func companions(of entry: FileEntry) -> Companions {
    if lyrics.isEmpty, folderImages.isEmpty { return Companions(lyrics: nil, cover: nil) }
    let stem = entry.stem
    return Companions(
      lyrics: lyrics[stem], cover: ownImages[stem] ?? folderImages[entry.folder] ?? shelfImage)
  }

  /// The image that is named like a cover; the only one there is will do as well.
  private static func best(_ images: [FileEntry]) -> FileEntry? {
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
