internal import EnsDomain
internal import EnsPOSIX
internal import EnsTags
internal import EnsWire

/// Makes the rows of a playlist: which track each entry is, or what is left of it.
struct PlaylistRows {
  private(set) var records: [RecordBuilder] = []
  /// A hash of all rows, which changes when an entry finds its track or loses it.
  private(set) var hash: UInt64 = 0
  private let file: FileEntry
  private let library: LocalLibrary
  private let ids: LocalID
  private let tracks: Set<UInt64>

  init(_ list: PlaylistFile, of file: FileEntry, library: LocalLibrary, ids: LocalID, tracks: Set<UInt64>) {
    self.file = file
    self.library = library
    self.ids = ids
    self.tracks = tracks
    var bytes: [UInt8] = Array((list.title ?? "").utf8)
    for (index, entry) in list.entries.enumerated() {
      let record = row(entry, position: index + 1)
      records.append(record)
      bytes = Self.bytes(of: StreamHash.hash(bytes.span)) + record.bytes
    }
    hash = StreamHash.hash(bytes.span)
  }

  private static func bytes(of hash: UInt64) -> [UInt8] {
    stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: hash >> $0) }
  }

  private func row(_ entry: PlaylistFile.Entry, position: Int) -> RecordBuilder {
    let candidates = entry.isRemote ? [] : places(entry.location)
    let found = candidates.first { tracks.contains(StreamHash.hash($0.span)) }
    let tags = found.flatMap { FileReading.tags(library.folder.appending(FilePath(bytes: $0))) }
    let path = found ?? candidates.first
    var record = RecordBuilder(kind: .playlistEntry, id: ids.entry(file.path, position: position))
    record.set("library", library.name)
    let name = path ?? entry.location.split(whereSeparator: { $0 == 0x3F || $0 == 0x23 }).first.map { Array($0) }
    record.set("title", tags?.title ?? entry.title ?? name.map { TrackRecord.title(nil, $0) })
    record.set("playlist_id", ids.file(file.path))
    record.set("position", position)
    record.set("entry_id", String(position))
    record.set("track_id", path.map { ids.file($0) })
    record.set("artist", tags?.artist ?? entry.artist)
    record.set("album", tags?.album)
    record.set("duration_ms", found == nil ? entry.durationMs : nil)
    if found == nil { record.set("missing", true) }
    return record
  }

  /// The paths below the library's folder that a location may mean, likeliest first.
  private func places(_ location: [UInt8]) -> [[UInt8]] {
    var spellings = [location]
    if location.contains(0x5C) { spellings.append(location.map { $0 == 0x5C ? 0x2F : $0 }) }
    if String(validating: location, as: UTF8.self) == nil { spellings.append(Array(PlainText.decode(location).utf8)) }
    return spellings.compactMap(place)
  }

  private func place(_ location: [UInt8]) -> [UInt8]? {
    var parts: [ArraySlice<UInt8>]
    if location.first == 0x2F {
      let base = library.folder.bytes + [0x2F]
      guard location.starts(with: base) else { return nil }
      parts = []
      return Self.normalised(&parts, location[base.count...])
    }
    parts = file.folder.split(separator: 0x2F)
    return Self.normalised(&parts, location[...])
  }

  /// Follows a relative path; nil when it leads out of the library or nowhere.
  private static func normalised(_ parts: inout [ArraySlice<UInt8>], _ location: ArraySlice<UInt8>) -> [UInt8]? {
    for part in location.split(separator: 0x2F) {
      if part.elementsEqual([0x2E]) { continue }
      if part.elementsEqual([0x2E, 0x2E]) {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? nil : Array(parts.joined(separator: [0x2F]))
  }
}
