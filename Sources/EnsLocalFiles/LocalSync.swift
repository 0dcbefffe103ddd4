internal import EnsDomain
internal import EnsPOSIX
internal import EnsSource
internal import EnsTags
internal import EnsWire

/// One sync of one folder: what is on the shelves goes through the reading threads and out, in order.
///
/// Tracks are written shelf by shelf as they are read, then albums, artists, playlists and what is gone: memory grows
/// with the number of albums, artists and (eight bytes each) tracks, and with the largest single folder, because an
/// album can only be told when its whole folder is read.
final class LocalSync {
  let library: LocalLibrary
  let request: SyncRequest
  let sink: any RecordSink
  let ids: LocalID
  let walk: FolderWalk
  var plan: DeltaPlan?
  var albums = AlbumTable()
  var artists = ArtistTable()
  /// Hashes of the paths of all tracks that there are.
  var trackPaths: Set<UInt64> = []
  var playlists: [FileEntry] = []
  /// The lyrics that have a record, of the tracks that were read.
  var lyricsFound: Set<String> = []
  var readTracks: Set<String> = []
  /// Whether tracks came, went or changed.
  var hasChangedTracks = false
  private var refusals = RefusalTally()
  private var diskFailure: String?
  private var looked = 0

  /// How many files may wait for a reading thread or for their turn to be written.
  private static let ahead = 512

  init(_ library: LocalLibrary, _ request: SyncRequest, _ sink: any RecordSink) throws(SourceError) {
    self.library = library
    self.request = request
    self.sink = sink
    ids = LocalID(library: library.name)
    plan = request.known.map { DeltaPlan($0, ids: LocalID(library: library.name)) }
    do throws(POSIXError) { walk = try FolderWalk(library.folder) } catch { throw library.error(error) }
  }

  /// Does it.
  func run() throws(SourceError) -> SyncOutcome {
    try writeLibrary()
    do {
      try ReadingPool.with(threads: library.threads, root: library.folder) { pool in try readShelves(pool) }
    } catch let error as SourceError {
      throw error
    } catch {
      throw .unavailable(place: library.folder.displayed, reason: "\(error)")
    }
    reportWalk()
    guard !trackPaths.isEmpty else { throw .empty(place: library.folder.displayed) }
    try writeAlbumsAndArtists()
    try writePlaylists()
    if plan != nil { try writeRemovals() } else { reportSkipped() }
    refusals.report(to: sink)
    return SyncOutcome(incompleteReason: incompleteReason)
  }

  /// Says how much was passed over on purpose.
  private func reportSkipped() {
    func count(_ number: Int, _ one: String, _ many: String) {
      if number > 0 {
        sink.note(library.name, "\(number == 1 ? "a \(one) was" : "\(number) \(many) were") passed over")
      }
    }
    count(walk.hiddenCount, "hidden file or folder", "hidden files and folders")
    count(
      walk.repeatedLinkCount, "link to what the folder has anyway", "links to what the folder has anyway")
  }

  private var incompleteReason: String? {
    if let failure = walk.failure { return failure.description }
    return diskFailure
  }

  private func writeLibrary() throws(SourceError) {
    guard request.wants(.library), plan?.stamp(of: ids.libraryID) == nil else { return }
    var record = RecordBuilder(kind: .library, id: ids.libraryID)
    record.set("library", library.name)
    record.set("title", library.name)
    try sink.take(record)
  }

  private func readShelves(_ pool: ReadingPool) throws(SourceError) {
    var queue = ShelfQueue(pool)
    while let shelf = walk.next() {
      reportWalk()
      playlists += shelf.playlists
      looked += shelf.audio.count
      sink.progress(looked)
      if shelf.audio.isEmpty { continue }
      if plan?.isUnchanged(shelf) == true {
        for entry in shelf.audio { notePath(entry.path) }
        continue
      }
      if plan != nil {
        // What is gone must be known before the first new file is written: it may be the same one.
        queue.keep(shelf)
        continue
      }
      queue.submit(shelf)
      while queue.waiting > Self.ahead, let (shelf, readings) = queue.next() { try write(shelf, readings) }
    }
    plan?.finishLooking(unseen: walk.unseen)
    queue.submitKept()
    try drain(&queue)
    while let paths = plan?.takeConcernedShelves(), !paths.isEmpty {
      for path in paths { if let shelf = walk.shelf(at: path) { queue.submit(shelf) } }
      try drain(&queue)
    }
  }

  private func drain(_ queue: inout ShelfQueue) throws(SourceError) {
    while let (shelf, readings) = queue.next() { try write(shelf, readings) }
  }

  private func reportWalk() {
    for problem in walk.takeProblems() { sink.problem(problem.path, problem.why) }
  }

  func notePath(_ path: [UInt8]) { trackPaths.insert(StreamHash.hash(path.span)) }

  private func write(_ shelf: Shelf, _ results: [ReadingPool.Reading]) throws(SourceError) {
    var readings: [FileReading] = []
    for (entry, result) in zip(shelf.audio, results) {
      switch result {
      case .success(let reading): readings.append(reading)
      case .failure(let refusal):
        sink.problem(entry.displayed, refusal.why)
        if refusal.isDiskFailure { diskFailure = diskFailure ?? "\(entry.displayed) \(refusal.why)" }
      }
    }
    let grouping = AlbumGrouping(readings, shelf: shelf.path, ids: ids)
    let beside = CompanionIndex(shelf)
    for (reading, album) in zip(readings, grouping.identities) {
      try write(reading, album, beside.companions(of: reading.entry))
    }
  }

  private func write(_ reading: FileReading, _ album: AlbumIdentity?, _ companions: Companions) throws(SourceError) {
    var track = TrackRecord(
      reading: reading, album: album, companions: companions, library: library.name, ids: ids)
    let id = track.id
    notePath(reading.entry.path)
    if let album { albums.add(reading, album, art: track.art) }
    artists.add(reading.tags, album: album, ids)
    if plan != nil { readTracks.insert(id) }
    let isKnown = plan?.has(id, track.stamp) ?? false
    if !isKnown {
      hasChangedTracks = true
      track.movedFrom = plan?.takeOrigin(of: id, reading.audioHash)
      for oddity in reading.oddities { sink.note(reading.entry.displayed, oddity) }
      if let refusal = reading.refusal { refusals.add(refusal, reading.entry.displayed) }
      if request.wants(.track) { try sink.take(track.record) }
    }
    if request.wants(.lyrics) { try writeLyrics(reading, companions, track: id, isKnown: isKnown) }
  }

  private func writeLyrics(
    _ reading: FileReading, _ companions: Companions, track: String, isKnown: Bool
  ) throws(SourceError) {
    let found: LyricsRecord?
    do throws(POSIXError) {
      found = try LyricsRecord(reading, companions, below: library.folder)
    } catch {
      return sink.problem(companions.lyrics?.displayed ?? reading.entry.displayed, "cannot be read: \(error.reason)")
    }
    guard let found else { return }
    let id = ids.lyrics(reading.entry.path)
    if plan != nil { lyricsFound.insert(id) }
    guard !isKnown else { return }
    let title = TrackRecord.title(reading.tags, reading.entry.path)
    try sink.take(found.record(id, track: track, title: title, library: library.name))
  }
}
