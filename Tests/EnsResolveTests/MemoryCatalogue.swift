package import EnsResolve

/// A catalogue in memory, the double of the index for tests of the resolver.
package struct MemoryCatalogue: Catalogue {
  /// A track as the double takes it.
  package struct Track {
    var title: String
    var artist: String
    var albumArtist: String?
    var album: String?
    var genres: [String] = []
    var moods: [String] = []
    var year: Int?

    package init(
      _ title: String, by artist: String, albumArtist: String? = nil, on album: String? = nil, genres: [String] = [],
      moods: [String] = [],
      year: Int? = nil
    ) {
      self.title = title
      self.artist = artist
      self.albumArtist = albumArtist
      self.album = album
      self.genres = genres
      self.moods = moods
      self.year = year
    }
  }

  private var names: [CatalogueName] = []
  private var keys: [String] = []
  private var byFolded: [String: Int] = [:]
  private var byKey: [String: [Int]] = [:]
  private var byWord: [String: [Int]] = [:]
  private var items: [Int64: [(item: CatalogueItem, credits: Set<Int64>)]] = [:]
  private var sorted: [(key: String, name: Int)] = []
  private var sortedReversed: [(key: String, name: Int)] = []

  package init(tracks: [Track], playlists: [(title: String, count: Int)] = []) {
    for (row, track) in tracks.enumerated() { add(track, row: Int64(row)) }
    for (row, playlist) in playlists.enumerated() {
      let name = name(.playlist, playlist.title, adding: playlist.count)
      items[name, default: []].append(
        (
          CatalogueItem(
            row: Int64(1_000_000_000 + row), recordID: "local/test/playlist-\(row)", name: name, title: playlist.title),
          []
        ))
    }
    finish()
  }

  private mutating func add(_ track: Track, row: Int64) {
    let title = name(.track, track.title, adding: 1)
    let artist = name(.artist, track.artist, adding: 1)
    let albumArtist = name(.artist, track.albumArtist ?? track.artist, adding: 0)
    items[title, default: []].append(
      (
        CatalogueItem(
          row: row, recordID: "local/test/track-\(row)", name: title, title: track.title, artist: track.artist,
          artistName: artist,
          album: track.album, year: track.year, popularity: 1), [artist]
      ))
    for genre in track.genres { _ = name(.genre, genre, adding: 1) }
    for mood in track.moods { _ = name(.mood, mood, adding: 1) }
    guard let albumTitle = track.album else { return }
    let album = name(.album, albumTitle, adding: 1)
    let known = items[album, default: []].firstIndex { $0.item.artistName == albumArtist }
    guard known == nil else { return }
    items[album, default: []].append(
      (
        CatalogueItem(
          row: row, recordID: "local/test/album-\(row)", name: album, title: albumTitle,
          artist: track.albumArtist ?? track.artist,
          artistName: albumArtist, year: track.year, popularity: 1), [albumArtist, artist]
      ))
  }

  private mutating func name(_ kind: NameKind, _ title: String, adding popularity: Int) -> Int64 {
    let folded = TextFolding.fold(title)
    let identity = "\(kind) \(folded)"
    if let known = byFolded[identity] {
      names[known].popularity += popularity
      return names[known].id
    }
    byFolded[identity] = names.count
    names.append(
      CatalogueName(id: Int64(names.count + 1), kind: kind, title: title, folded: folded, popularity: popularity))
    return Int64(names.count)
  }

  private mutating func finish() {
    for (number, name) in names.enumerated() {
      let key = TextFolding.key(name.folded)
      keys.append(key)
      byKey[key, default: []].append(number)
      for word in Set(name.folded.split(separator: " ")) { byWord[String(word), default: []].append(number) }
      sorted.append((key, number))
      sortedReversed.append((TextFolding.reversed(key), number))
    }
    sorted.sort { $0.key < $1.key }
    sortedReversed.sort { $0.key < $1.key }
  }

  package func names(key: String, limit: Int) -> [CatalogueName] { popularFirst(byKey[key] ?? [], limit) }

  package func names(beginning part: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool)
    -> [CatalogueName]
  {
    names(in: sorted, beginning: part, length, scan, isWanted)
  }

  package func names(ending part: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool)
    -> [CatalogueName]
  {
    names(in: sortedReversed, beginning: TextFolding.reversed(part), length, scan, isWanted)
  }

  package func names(words: [String], lastIsPrefix: Bool, limit: Int) -> [CatalogueName] {
    var found: Set<Int>?
    for word in words { found = (found ?? Set(byWord[word] ?? [])).intersection(byWord[word] ?? []) }
    return popularFirst(Array(found ?? []), limit)
  }

  package func frequency(of word: String) -> Int { byWord[word]?.count ?? 0 }

  package func items(named name: Int64, creditedTo artists: [Int64], limit: Int) -> [CatalogueItem] {
    let fitting = (items[name] ?? []).filter { artists.isEmpty || !$0.credits.isDisjoint(with: artists) }
    return Array(fitting.map(\.item).prefix(limit))
  }

  package func albums(by artist: Int64, limit: Int) -> [CatalogueItem] {
    let albums = names.filter { $0.kind == .album }.flatMap { items[$0.id] ?? [] }.filter {
      $0.credits.contains(artist)
    }
    return Array(albums.map(\.item).sorted { ($0.year ?? 0) > ($1.year ?? 0) }.prefix(limit))
  }

  private func popularFirst(_ numbers: [Int], _ limit: Int) -> [CatalogueName] {
    Array(numbers.map { names[$0] }.sorted { ($1.popularity, $0.id) < ($0.popularity, $1.id) }.prefix(limit))
  }

  private func names(
    in list: [(key: String, name: Int)], beginning part: String, _ length: ClosedRange<Int>, _ scan: Int,
    _ isWanted: (String) -> Bool
  ) -> [CatalogueName] {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].key < part { low = middle + 1 } else { high = middle }
    }
    var found: [CatalogueName] = []
    for entry in list[low...].prefix(scan) {
      guard entry.key.hasPrefix(part) else { break }
      if length.contains(keys[entry.name].utf8.count), isWanted(keys[entry.name]) { found.append(names[entry.name]) }
    }
    return found
  }
}
