internal import EnsDomain
internal import EnsPOSIX
internal import EnsSource
internal import EnsTags
internal import EnsWire

extension LocalSync {
  /// Writes the albums and artists of the tracks that were read; of a delta those that differ from what is known.
  func writeAlbumsAndArtists() throws(SourceError) {
    if request.wants(.album) {
      for id in albums.ids {
        guard let record = albums.record(id, library: library.name, ids: ids) else { continue }
        try takeStamped(record, id)
      }
    }
    guard request.wants(.artist) else { return }
    for id in artists.ids {
      guard let record = artists.record(id, library: library.name) else { continue }
      // Of a known artist a delta sees only some of the tracks, which may say less than the others did.
      if let stamp = plan?.stamp(of: id), !stamp.isEmpty, !artists.isDetailed(id) { continue }
      try takeStamped(record, id)
    }
  }

  private func takeStamped(_ record: RecordBuilder, _ id: String) throws(SourceError) {
    var record = record
    let stamp = String(StreamHash.hash(record.bytes.span), radix: 16)
    guard plan?.stamp(of: id) != stamp else { return }
    record.set("stamp", stamp)
    try sink.take(record)
  }

  /// Writes the playlists; in a delta those whose files changed, or all when tracks did.
  func writePlaylists() throws(SourceError) {
    guard request.wants(.playlist) || request.wants(.playlistEntry) else { return }
    playlists.sort { $0.path.lexicographicallyPrecedes($1.path) }
    let tracksDiffer = hasChangedTracks || plan.map { !$0.goneTracks.isEmpty } ?? true
    for file in playlists {
      let stamp = "\(file.sizeBytes).\(file.modifiedNs)"
      if !tracksDiffer, let known = plan?.stamp(of: ids.file(file.path)), known.hasPrefix(stamp + ".") { continue }
      try write(playlist: file, stamp)
    }
  }

  private func write(playlist file: FileEntry, _ fileStamp: String) throws(SourceError) {
    let list: PlaylistFile
    do throws(POSIXError) {
      let bytes = try Descriptor(opening: library.folder.appending(FilePath(bytes: file.path))).readAll(limit: 16 << 20)
      list = PlaylistFile(bytes, extension: file.fileExtension ?? "")
    } catch {
      return sink.problem(file.displayed, "cannot be read: \(error.reason)")
    }
    let rows = PlaylistRows(list, of: file, library: library, ids: ids, tracks: trackPaths)
    let id = ids.file(file.path)
    let stamp = "\(fileStamp).\(String(rows.hash, radix: 16))"
    guard plan?.stamp(of: id) != stamp else { return }
    var record = RecordBuilder(kind: .playlist, id: id)
    record.set("library", library.name)
    record.set("title", list.title ?? TrackRecord.title(nil, file.path))
    record.set("updated", Instant(milliseconds: file.modifiedNs / 1_000_000))
    record.set("track_count", rows.records.count)
    record.set("complete", true)
    record.set("stamp", stamp)
    if request.wants(.playlist) { try sink.take(record) }
    guard request.wants(.playlistEntry) else { return }
    for row in rows.records { try sink.take(row) }
    for known in plan?.known.entries ?? [] where ids.path(of: known) == file.path {
      guard let position = Int(known[known.index(after: known.lastIndex(of: "/") ?? known.startIndex)...]),
        position > rows.records.count
      else { continue }
      try remove(known, .playlistEntry)
    }
  }

  /// Writes what a delta knows and the folder no longer has.
  func writeRemovals() throws(SourceError) {
    guard let plan else { return }
    let gone = plan.goneTracks
    for id in gone { try remove(id, .track) }
    let goneTracks = Set(gone)
    for id in plan.known.lyrics {
      guard let path = ids.path(of: id) else { continue }
      let track = ids.file(path)
      let hasLost = readTracks.contains(track) && !lyricsFound.contains(id)
      if goneTracks.contains(track) || hasLost { try remove(id, .lyrics) }
    }
    for id in plan.lifeless { try remove(id, id.hasPrefix(ids.prefix + "@album/") ? .album : .artist) }
    let present = Set(playlists.map { ids.file($0.path) })
    for id in plan.known.playlists where !present.contains(id) {
      let path = ids.path(of: id)
      let isHidden = walk.unseen.contains { $0.isEmpty || path == $0 || path?.starts(with: $0 + [0x2F]) ?? false }
      if isHidden { continue }
      try remove(id, .playlist)
      for entry in plan.known.entries where ids.path(of: entry) == path { try remove(entry, .playlistEntry) }
    }
  }

  private func remove(_ id: String, _ kind: RecordKind) throws(SourceError) {
    guard request.wants(kind) else { return }
    var record = RecordBuilder(kind: .removed, id: id)
    record.set("library", library.name)
    try sink.take(record)
  }
}
