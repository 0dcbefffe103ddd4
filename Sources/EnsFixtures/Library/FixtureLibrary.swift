import EnsDomain
package import EnsPOSIX
package import EnsWire

/// A music library in a folder: tagged audio files, covers, lyrics and playlists, the same bytes for the same options.
///
/// Albums are made by several threads ahead of the caller, who asks for one record after another; when there are no
/// more, everything is written.
package struct FixtureLibrary {
  private let options: LibraryOptions
  private let folder: FilePath
  private let name: String
  private let workers: Int
  private let plan: LibraryPlan
  private var nextAlbum = 0
  private var records: [Record] = []
  private var folders: Set<FilePath> = []
  private var isFinished = false

  /// Prepares a library in a folder, which is made when missing and must be empty when not.
  ///
  /// - Throws: `FixtureError.folderNotEmpty`, or what the file system refuses.
  package init(_ options: LibraryOptions, in folder: FilePath, workers: Int) throws(FixtureError) {
    self.options = options
    self.workers = max(1, workers)
    plan = LibraryPlan(options)
    let isEmpty: Bool
    do throws(POSIXError) {
      try Files.makeFolder(folder)
      self.folder = try Files.resolved(folder)
      isEmpty = try Files.names(in: folder).isEmpty
    } catch {
      throw .system(error)
    }
    guard isEmpty else { throw .folderNotEmpty(folder) }
    name = self.folder.name.displayed
  }

  /// Writes until a track is ready and gives its record; nil when the whole library is written.
  package mutating func next() throws(FixtureError) -> Record? {
    while records.isEmpty {
      guard nextAlbum < plan.albums.count else {
        if !isFinished { try finish() }
        return nil
      }
      try makeAlbums()
    }
    return records.removeFirst()
  }

  private mutating func makeAlbums() throws(FixtureError) {
    let round = Array(plan.albums[nextAlbum..<min(plan.albums.count, nextAlbum + workers)])
    nextAlbum += round.count
    let maker = AlbumMaker(seed: options.seed)
    let made = OrderedWork.map(round) { album in
      Result { () throws(FixtureError) in try maker.files(of: album) }
    }
    for files in made {
      for file in try files.get() {
        try write(file)
        if let track = file.track {
          records.append(TrackRecord.make(file, track, library: name, folder: folder))
        }
      }
    }
  }

  /// Writes the playlists, and sets the times of the folders, which every new file has moved.
  private mutating func finish() throws(FixtureError) {
    isFinished = true
    var generator = options.seed.generator(.library, 1)
    let modified = Catalogue.added(using: &generator)
    for list in PlaylistFiles.all(of: plan.tracks, seed: options.seed) {
      let path = "\(PlaylistFiles.folder)/\(list.name)"
      try write(AlbumMaker.File(path: path, bytes: Array(list.content.utf8), modified: modified))
    }
    for path in folders {
      try system { () throws(POSIXError) in try Self.stamp(path, modified) }
    }
  }

  private mutating func write(_ file: AlbumMaker.File) throws(FixtureError) {
    let path = folder.appending(file.path)
    var parent = path.parent
    let isNew = !folders.contains(parent)
    while parent.bytes.count >= folder.bytes.count, folders.insert(parent).inserted { parent = parent.parent }
    try system { () throws(POSIXError) in
      if isNew { try Files.makeFolder(path.parent) }
      let descriptor = try Descriptor(opening: path, .creating)
      try descriptor.write(file.bytes)
      try descriptor.close()
      try Self.stamp(path, file.modified)
    }
  }

  private static func stamp(_ path: FilePath, _ time: Instant) throws(POSIXError) {
    try Files.setModified(path, nanoseconds: time.milliseconds * 1_000_000)
  }

  private func system(_ deed: () throws(POSIXError) -> Void) throws(FixtureError) {
    do { try deed() } catch { throw .system(error) }
  }
}
