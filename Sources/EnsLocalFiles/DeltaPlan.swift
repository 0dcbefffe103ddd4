internal import EnsSource

/// What an index knows of a library, set against what the folder holds now.
struct DeltaPlan {
  private let ids: LocalID
  let known: KnownIndex
  /// Which known tracks were seen in the folder.
  private var isSeen: [Bool]
  /// Where albums are that were left alone, by the short hash of their ids.
  private var quietAlbums: [UInt32: [[UInt8]]] = [:]
  /// Hashes of the albums and artists that some track still names.
  private var living: Set<UInt32> = []
  /// Hashes of the albums that a change has touched, whose other shelves must be read too.
  private var concerned: Set<UInt32> = []
  /// The tracks that are gone, by their sound.
  private var gone: [UInt64: [String]] = [:]
  /// The ids of the tracks that are gone, in order.
  private(set) var goneTracks: [String] = []

  init(_ known: KnownItems, ids: LocalID) {
    self.ids = ids
    self.known = KnownIndex(known, ids: ids)
    isSeen = Array(repeating: false, count: known.items.count)
  }

  /// Whether a shelf holds just what is known of it; remembers it either way.
  mutating func isUnchanged(_ shelf: Shelf) -> Bool {
    let before = known.tracks(on: shelf)
    let beside = CompanionIndex(shelf)
    var same = 0
    for entry in shelf.audio {
      guard let place = known.place(of: ids.file(entry.path)), let stamp = known.stamps[place] else { continue }
      isSeen[place] = true
      if stamp.describes(entry, beside: beside.companions(of: entry).hash) { same += 1 }
    }
    var albums: Set<UInt32> = []
    for place in before { if let album = known.stamps[place]?.album { albums.insert(album) } }
    guard same == shelf.audio.count, before.count == same else {
      concerned.formUnion(albums)
      return false
    }
    for place in before { living.formUnion(known.stamps[place]?.artists ?? []) }
    living.formUnion(albums)
    for album in albums where album != 0 { quietAlbums[album, default: []].append(shelf.path) }
    return true
  }

  /// Ends the comparison: what was not seen is gone, unless it is where nobody could look.
  mutating func finishLooking(unseen: [[UInt8]]) {
    let hidden = unseen.map { $0.isEmpty ? ids.prefix : ids.file($0) }
    for (place, stamp) in known.stamps.enumerated() {
      guard let stamp, !isSeen[place] else { continue }
      let id = known.items[place].id
      if hidden.contains(where: { id == $0 || $0 == ids.prefix || id.hasPrefix($0 + "/") }) {
        living.insert(stamp.album)
        living.formUnion(stamp.artists)
        continue
      }
      concerned.insert(stamp.album)
      goneTracks.append(known.items[place].id)
    }
    goneTracks.sort()
    for id in goneTracks {
      if let place = known.place(of: id), let stamp = known.stamps[place] { gone[stamp.audio, default: []].append(id) }
    }
  }

  /// Takes the id that a new file's sound had under another name; nil when it is new indeed.
  mutating func takeOrigin(of id: String, _ audio: UInt64) -> String? {
    guard known.place(of: id) == nil, var candidates = gone[audio], !candidates.isEmpty else { return nil }
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
    return known.place(of: id).flatMap { known.stamps[$0] } == stamp
  }

  /// The shelves that must be read because an album on them has changed elsewhere; empty when there are no more.
  mutating func takeConcernedShelves() -> [[UInt8]] {
    var shelves: Set<[UInt8]> = []
    for album in concerned where album != 0 { shelves.formUnion(quietAlbums.removeValue(forKey: album) ?? []) }
    return shelves.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The stamp that is known of an id; nil when the id is not known, "" when it has none.
  func stamp(of id: String) -> String? { known.place(of: id).map { known.items[$0].stamp } }

  /// The known ids of albums and artists that no track names any more, in order.
  var lifeless: [String] {
    known.groups.map { known.items[$0].id }.filter { !living.contains(FileStamp.short($0)) }.sorted()
  }
}
