/// What one folder holds, with the folders of its discs: the files that an album is looked for in.
struct Shelf {
  /// The folder's path below the library's; empty for that itself.
  let path: [UInt8]
  var audio: [FileEntry] = []
  var images: [FileEntry] = []
  var lyrics: [FileEntry] = []
  var playlists: [FileEntry] = []

  init(path: [UInt8]) { self.path = path }

  mutating func add(_ entry: FileEntry, _ role: FileRole) {
    switch role {
    case .audio: audio.append(entry)
    case .image: images.append(entry)
    case .lyrics: lyrics.append(entry)
    case .playlist: playlists.append(entry)
    case .other: break
    }
  }

  /// Puts everything in the order of the paths' bytes.
  mutating func sort() {
    audio.sort { $0.path.lexicographicallyPrecedes($1.path) }
    images.sort { $0.path.lexicographicallyPrecedes($1.path) }
    lyrics.sort { $0.path.lexicographicallyPrecedes($1.path) }
    playlists.sort { $0.path.lexicographicallyPrecedes($1.path) }
  }
}
