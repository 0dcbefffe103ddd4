import EnsDomain

/// An album before it has paths and formats: names and numbers alone.
struct AlbumDraft: Sendable {
  /// A title, and whose it is where the album has many artists.
  struct Song: Sendable {
    let title: String
    var artist: String?
    var guest: String?
    var composer: String?
    var isrc: String?
  }

  let artist: String
  var artistSort: String?
  let title: String
  let date: String
  let genres: [String]
  var moods: [String] = []
  var isCompilation = false
  let discs: [[Song]]
  /// A format that the album keeps to when it is among the chosen ones.
  var format: AudioFormat?

  /// An album of one artist, by titles alone; a disc is a text with a title a line.
  init(
    _ artist: String, _ title: String, _ date: String, genres: [String], moods: [String] = [], format: AudioFormat,
    discs: String...
  ) {
    self.artist = artist
    self.title = title
    self.date = date
    self.genres = genres
    self.moods = moods
    self.format = format
    self.discs = discs.map { $0.split(separator: "\n").map { Self.song(String($0)) } }
    isCompilation = artist == AlbumOutline.variousArtists
  }

  /// An album of an invented catalogue.
  init(_ album: AlbumOutline, of catalogue: Catalogue) {
    artist = album.albumArtist
    artistSort = album.isCompilation ? nil : album.artist.sortName
    title = album.title
    date = album.hasDay ? album.date.description : String(album.year)
    genres = album.genres
    moods = album.moods
    isCompilation = album.isCompilation
    var first = 0
    discs = album.discs.map { count in
      defer { first += count }
      return (first..<(first + count)).map { ordinal in
        let track = catalogue.track(ordinal, of: album)
        return Song(
          title: track.title, artist: track.artist.name, guest: track.guest, composer: track.composer, isrc: track.isrc)
      }
    }
  }

  /// Reads `Title` or, on a compilation, `Artist | Title`.
  private static func song(_ line: String) -> Song {
    guard let bar = line.firstRange(of: " | ") else { return Song(title: line) }
    return Song(title: String(line[bar.upperBound...]), artist: String(line[..<bar.lowerBound]))
  }
}
