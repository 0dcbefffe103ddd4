internal import EnsDomain
internal import EnsSource

/// What an index knows of a library, sorted by what it is, and quick to look up.
struct KnownIndex {
  private let ids: LocalID
  let items: [KnownItems.Item]
  /// Where an id is in `items`, by its hash; the id itself is compared when it is found.
  private var places: [UInt64: Int32] = [:]
  /// The stamps of tracks; nil for other items.
  private(set) var stamps: [FileStamp?] = []
  /// The tracks of each shelf, by the hash of its path as ids spell it.
  private(set) var shelves: [UInt64: [Int]] = [:]
  /// Albums and artists.
  private(set) var groups: [Int] = []
  private(set) var lyrics: [String] = []
  private(set) var entries: [String] = []
  private(set) var playlists: [String] = []

  init(_ known: KnownItems, ids: LocalID) {
    self.ids = ids
    items = known.items
    places.reserveCapacity(items.count)
    stamps.reserveCapacity(items.count)
    for (place, item) in items.enumerated() {
      places[StreamHash.hash(item.id.utf8.span)] = Int32(truncatingIfNeeded: place)
      stamps.append(sort(item, place))
    }
    lyrics.sort()
    entries.sort()
    playlists.sort()
  }

  /// Where an id is; nil when it is not known.
  func place(of id: String) -> Int? {
    guard let place = places[StreamHash.hash(id.utf8.span)] else { return nil }
    return items[Int(place)].id == id ? Int(place) : nil
  }

  /// The known tracks of a shelf.
  func tracks(on shelf: Shelf) -> [Int] { shelves[key(of: shelf)] ?? [] }

  private func key(of shelf: Shelf) -> UInt64 {
    let folder = shelf.path.isEmpty ? String(ids.prefix.dropLast()) : ids.file(shelf.path)
    return StreamHash.hash(folder.utf8.span)
  }

  /// Puts an item where it belongs; gives the stamp of a track.
  private mutating func sort(_ item: KnownItems.Item, _ place: Int) -> FileStamp? {
    guard item.id.hasPrefix(ids.prefix) else { return nil }
    let name = item.id.dropFirst(ids.prefix.count)
    if name.utf8.first == 0x40, !name.utf8.contains(0x2E) {
      if name.hasPrefix("@lyrics/") {
        lyrics.append(item.id)
      } else if name.hasPrefix("@entry/") {
        entries.append(item.id)
      } else if name.hasPrefix("@album/") || name.hasPrefix("@artist/") {
        groups.append(place)
      }
      return nil
    }
    if let stamp = FileStamp(item.stamp) {
      shelves[Self.shelfKey(item.id.utf8.span), default: []].append(place)
      return stamp
    }
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() }
    if FileRole(extension: ending) == .playlist { playlists.append(item.id) }
    return nil
  }

  /// The hash of the shelf's path in the id of a file.
  private static func shelfKey(_ id: Span<UInt8>) -> UInt64 {
    var end = lastSlash(id, before: id.count)
    let slash = lastSlash(id, before: end)
    // Few folders begin like that of a disc; only their names are decoded.
    let first = slash + 1 < end ? id[slash + 1] | 0x20 : 0
    if first == 0x63 || first == 0x64 {
      var name: [UInt8] = []
      for index in (slash + 1)..<end { name.append(id[index]) }
      let decoded = PercentEncoding.decode(String(decoding: name, as: UTF8.self)) ?? name
      if DiscFolder.number(decoded) != nil { end = slash }
    }
    return StreamHash.hash(id.extracting(0..<max(0, end)))
  }

  private static func lastSlash(_ text: Span<UInt8>, before end: Int) -> Int {
    var index = end - 1
    while index >= 0, text[index] != 0x2F { index -= 1 }
    return max(0, index)
  }
}
