internal import EnsTags

/// Decides which tracks of a shelf make an album.
///
/// In this order: tracks of one MusicBrainz release; tracks of one title and album artist; of what has no album artist,
/// tracks of one title by one artist, or marked as a compilation, or numbered like one record though by several artists.
/// Tracks of one title and several artists whose numbers clash are several records of that name.
struct AlbumGrouping {
  private let ids: LocalID
  private let shelf: [UInt8]
  private let readings: [FileReading]
  private(set) var identities: [AlbumIdentity?]

  /// Groups the tracks of a shelf; `identities` has one place for each.
  init(_ readings: [FileReading], shelf: [UInt8], ids: LocalID) {
    self.ids = ids
    self.shelf = shelf
    self.readings = readings
    identities = Array(repeating: nil, count: readings.count)
    var titles: [String] = []
    var groups: [String: [Int]] = [:]
    for (index, reading) in readings.enumerated() {
      guard let title = reading.tags.album else { continue }
      let key = LocalID.folded(title)
      if groups[key] == nil { titles.append(key) }
      groups[key, default: []].append(index)
    }
    for title in titles { group(groups[title] ?? []) }
  }

  private mutating func group(_ members: [Int]) {
    var releases: [String] = []
    var rest: [Int] = []
    for index in members {
      if let release = readings[index].tags.musicBrainzID(.albumID) {
        if !releases.contains(release) { releases.append(release) }
      } else {
        rest.append(index)
      }
    }
    for release in releases {
      var own = members.filter { readings[$0].tags.musicBrainzID(.albumID) == release }
      // A track that a tagger forgot belongs to the only release of that title here.
      if releases.count == 1, !own.isEmpty {
        own = members
        rest = []
      }
      assign(own, id: ids.album(release: release), artist: nil)
    }
    if !rest.isEmpty { groupByArtist(rest) }
  }

  private mutating func groupByArtist(_ members: [Int]) {
    var named: [String] = []
    var open: [Int] = []
    for index in members {
      guard let artist = readings[index].tags.albumArtist else {
        open.append(index)
        continue
      }
      if !named.contains(where: { LocalID.folded($0) == LocalID.folded(artist) }) { named.append(artist) }
    }
    for artist in named {
      var own = members.filter { readings[$0].tags.albumArtist.map(LocalID.folded) == LocalID.folded(artist) }
      if named.count == 1 {
        own = members
        open = []
      }
      assign(own, id: ids.album(title(own), by: artist), artist: artist)
    }
    guard !open.isEmpty else { return }
    let artists = Set(open.map { LocalID.folded(primaryArtist($0) ?? "") })
    if open.contains(where: { readings[$0].tags.isCompilation == true }) {
      assign(open, id: ids.album(title(open), by: Self.variousArtists), artist: Self.variousArtists)
    } else if artists.count == 1 {
      let artist = primaryArtist(open[0])
      assign(
        open, id: artist.map { ids.album(title(open), by: $0) } ?? ids.album(title(open), in: shelf), artist: artist)
    } else if hasOneNumbering(open) {
      assign(open, id: ids.album(title(open), in: shelf), artist: Self.variousArtists)
    } else {
      for artist in artists.sorted() {
        let own = open.filter { LocalID.folded(primaryArtist($0) ?? "") == artist }
        let name = primaryArtist(own[0])
        assign(own, id: name.map { ids.album(title(own), by: $0) } ?? ids.album(title(own), in: shelf), artist: name)
      }
    }
  }

  static let variousArtists = "Various Artists"

  private func title(_ members: [Int]) -> String { readings[members[0]].tags.album ?? "" }

  private mutating func assign(_ members: [Int], id: String, artist: String?) {
    let tags = members.map { readings[$0].tags }
    let named = tags.first { $0.albumArtist != nil }
    let singles = Set(members.map { LocalID.folded(primaryArtist($0) ?? "") })
    let shown = artist ?? named?.albumArtist ?? (singles.count == 1 ? primaryArtist(members[0]) : Self.variousArtists)
    let isSame = named.map { LocalID.folded($0.albumArtist ?? "") } == shown.map(LocalID.folded)
    let names = isSame ? named?.albumArtists ?? [] : shown.map { [$0] } ?? []
    let isMarked = tags.contains { $0.isCompilation == true || $0.releaseTypes.contains("compilation") }
    let isVarious = shown.map { LocalID.folded($0) == LocalID.folded(Self.variousArtists) } ?? false
    let identity = AlbumIdentity(
      id: id, title: title(members), artist: shown, artists: names, isCompilation: isMarked || isVarious)
    for index in members { identities[index] = identity }
  }

  /// The first artist, without guests.
  private func primaryArtist(_ index: Int) -> String? {
    guard let artist = readings[index].tags.artists.first else { return nil }
    let lower = artist.lowercased()
    for word in [" feat. ", " feat ", " ft. ", " featuring ", " (feat"] {
      if let range = lower.firstRange(of: word) {
        let length = lower.distance(from: lower.startIndex, to: range.lowerBound)
        if length > 0 { return String(artist.prefix(length)) }
      }
    }
    return artist
  }

  /// Whether no two tracks have the same place on the same disc.
  private func hasOneNumbering(_ members: [Int]) -> Bool {
    var places: Set<[Int]> = []
    for index in members {
      let tags = readings[index].tags
      guard let number = tags.trackNumber else { continue }
      let disc = tags.discNumber ?? readings[index].discOfFolder ?? 1
      if !places.insert([disc, number]).inserted { return false }
    }
    return true
  }
}

extension FileReading {
  /// The disc's number that the file's folder is named for.
  var discOfFolder: Int? {
    let folder = entry.folder
    return DiscFolder.number(folder[((folder.lastIndex(of: 0x2F) ?? folder.startIndex - 1) + 1)...])
  }
}
