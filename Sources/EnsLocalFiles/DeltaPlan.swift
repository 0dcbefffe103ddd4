internal import EnsSource

/// What an index knows of a library, set against what the folder holds now.
struct DeltaPlan {
  private let ids: LocalID
  private let known: KnownItems
  /// The stamps of the tracks that are known.
  private var stamps: [String: FileStamp] = [:]
  /// The known tracks by the folder they are shelved under.
  private var shelved: [[UInt8]: [String]] = [:]
  private var unseen: Set<String> = []
  /// Where albums are that were left alone, by the short hash of their ids.
  private var quietAlbums: [UInt32: [[UInt8]]] = [:]
  /// Hashes of the albums and artists that some track still names.
  private var living: Set<UInt32> = []
  /// Hashes of the albums that a change has touched, whose other shelves must be read too.
  private var concerned: Set<UInt32> = []
  private var gone: [UInt64: [String]] = [:]

  init(_ known: KnownItems, ids: LocalID) {
    self.ids = ids
    self.known = known
    for (id, text) in known.stamps {
      guard id.hasPrefix(ids.prefix), !id.hasPrefix(ids.prefix + "@lyrics/"), let stamp = FileStamp(text),
        let path = ids.path(of: id)
      else { continue }
      stamps[id] = stamp
      unseen.insert(id)
      shelved[Self.shelf(of: path), default: []].append(id)
    }
  }

  /// The folder that a file is shelved under.
  private static func shelf(of path: [UInt8]) -> [UInt8] {
    Array(DiscFolder.shelf(of: FileEntry(path: path, sizeBytes: 0, modifiedNs: 0).folder))
  }

  /// Whether a shelf holds just what is known of it; remembers it either way.
  mutating func isUnchanged(_ shelf: Shelf) -> Bool {
    let before = shelved[shelf.path] ?? []
    var found: [FileStamp] = []
    for entry in shelf.audio {
      let id = ids.file(entry.path)
      unseen.remove(id)
      guard let stamp = stamps[id], stamp.describes(entry, beside: Companions(entry, in: shelf).hash) else { continue }
      found.append(stamp)
    }
    guard found.count == shelf.audio.count, before.count == found.count else {
      for id in before { if let album = stamps[id]?.album { concerned.insert(album) } }
      return false
    }
    for stamp in found {
      living.insert(stamp.album)
      living.formUnion(stamp.artists)
      if stamp.album != 0, quietAlbums[stamp.album]?.last != shelf.path {
        quietAlbums[stamp.album, default: []].append(shelf.path)
      }
    }
    return true
  }

  /// Ends the comparison: what was not seen is gone.
  mutating func finishLooking() {
    for id in unseen.sorted() {
      guard let stamp = stamps[id] else { continue }
      concerned.insert(stamp.album)
      gone[stamp.audio, default: []].append(id)
    }
  }

  /// The ids of the tracks that are gone, in order.
  var goneTracks: [String] { unseen.sorted() }

  /// Takes the id that a new file's sound had under another name; nil when it is new indeed.
  mutating func takeOrigin(of id: String, _ audio: UInt64) -> String? {
    guard stamps[id] == nil, var candidates = gone[audio], !candidates.isEmpty else { return nil }
    // Of several with the same sound, the one of the same name.
    let name = id[(id.lastIndex(of: "/") ?? id.startIndex)...]
    let origin = candidates.remove(at: candidates.firstIndex { $0.hasSuffix(name) } ?? 0)
    gone[audio] = candidates
    return origin
  }

  /// Whether the index has just this record of a track.
  mutating func has(_ id: String, _ stamp: FileStamp) -> Bool {
    living.insert(stamp.album)
    living.formUnion(stamp.artists)
    concerned.insert(stamp.album)
    return stamps[id] == stamp
  }

  /// The shelves that must be read because an album on them has changed elsewhere; empty when there are no more.
  mutating func takeConcernedShelves() -> [[UInt8]] {
    var shelves: Set<[UInt8]> = []
    for album in concerned where album != 0 { shelves.formUnion(quietAlbums.removeValue(forKey: album) ?? []) }
    return shelves.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The stamp that is known of an id; nil when the id is not known, "" when it has none.
  func stamp(of id: String) -> String? { known.stamps[id] }

  /// The known ids of albums and artists that no track names any more, in order.
  var lifeless: [String] {
    known.stamps.keys.filter { id in
      guard id.hasPrefix(ids.prefix + "@album/") || id.hasPrefix(ids.prefix + "@artist/") else { return false }
      return stamps[id] == nil && !living.contains(FileStamp.short(id))
    }.sorted()
  }

  /// The known ids that begin so, in order.
  func knownIDs(below prefix: String) -> [String] { known.stamps.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  /// The known playlists, in order.
  var knownPlaylists: [String] {
    known.stamps.keys.filter { id in
      let name = id.dropFirst((id.lastIndex(of: ".").map { id.distance(from: id.startIndex, to: $0) + 1 }) ?? id.count)
      return !id.hasPrefix(ids.prefix + "@") && FileRole(extension: name.lowercased()) == .playlist
    }.sorted()
  }
}
