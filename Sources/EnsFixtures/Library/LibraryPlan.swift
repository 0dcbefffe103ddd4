import EnsDomain

/// Everything that a fixture library will hold, before a single file is written.
struct LibraryPlan: Sendable {
  private(set) var albums: [PlannedAlbum] = []
  private let options: LibraryOptions
  private var folders: Set<String> = []
  private var trackCount = 0

  /// First the albums that are always there, then invented ones, until there are tracks enough; the last is cut.
  init(_ options: LibraryOptions) {
    self.options = options
    var number = 0
    let catalogue = Catalogue(seed: options.seed, trackCount: options.trackCount)
    while trackCount < options.trackCount {
      let draft =
        number < AlbumDraft.known.count
        ? AlbumDraft.known[number]
        : AlbumDraft(catalogue.album((number - AlbumDraft.known.count) % catalogue.albumCount), of: catalogue)
      add(draft, number)
      number += 1
    }
  }

  /// Every track with the number of its album.
  var tracks: [PlannedAlbum.Track] { albums.flatMap(\.tracks) }

  private mutating func add(_ draft: AlbumDraft, _ number: Int) {
    var generator = options.seed.generator(.file, number)
    let format =
      draft.format.flatMap { options.formats.contains($0) ? $0 : nil }
      ?? options.formats[number % options.formats.count]
    let modified = Catalogue.added(using: &generator)
    var album = PlannedAlbum(
      number: number, folder: folder(for: draft), cover: Self.cover(number), hasGains: number % 3 != 2,
      modified: modified, tracks: [])
    let albumID = generator.uuid()
    let artistID = generator.uuid()
    for (disc, songs) in draft.discs.enumerated() {
      for (place, song) in songs.enumerated() where trackCount < options.trackCount {
        var tags = Self.tags(draft, song, disc: disc, place: place)
        tags.albumID = albumID
        tags.artistID = draft.isCompilation ? nil : artistID
        tags.recordingID = generator.uuid()
        let lyrics = Lyrics.beside(trackCount, lengthMs: options.lengthMs, tags: &tags, using: &generator)
        album.tracks.append(
          PlannedAlbum.Track(
            path: path(in: album.folder, draft, song, disc: disc, place: place, format), tags: tags,
            genre: draft.genres[0], lengthMs: options.lengthMs * generator.number(in: 80...125) / 100, format: format,
            lyrics: lyrics, modified: modified.adding(milliseconds: Int64(1000 * album.tracks.count)),
            number: trackCount, hasOldID3: number % 2 == 1))
        trackCount += 1
      }
    }
    albums.append(album)
  }

  private mutating func folder(for draft: AlbumDraft) -> String {
    let year = draft.date.prefix(4)
    let wanted = "\(SafeName.of(draft.artist))/\(SafeName.of(draft.title)) (\(year))"
    var folder = wanted
    var copy = 2
    // Two albums may have one name, and some file systems do not tell case apart.
    while !folders.insert(folder.lowercased()).inserted {
      folder = "\(wanted) [\(copy)]"
      copy += 1
    }
    return folder
  }

  private func path(
    in folder: String, _ draft: AlbumDraft, _ song: AlbumDraft.Song, disc: Int, place: Int, _ format: AudioFormat
  ) -> String {
    let number = place < 9 ? "0\(place + 1)" : String(place + 1)
    let artist = draft.isCompilation ? song.artist.map { SafeName.of($0) + " - " } ?? "" : ""
    let discFolder = draft.discs.count > 1 ? "CD \(disc + 1)/" : ""
    return "\(folder)/\(discFolder)\(number) \(SafeName.of(artist + song.title)).\(format.rawValue)"
  }

  private static func cover(_ number: Int) -> PlannedAlbum.Cover {
    switch number % 4 {
    case 0: .file(name: "cover.png")
    case 1: .embedded
    case 2: .file(name: "folder.jpg")
    default: .none
    }
  }

  private static func tags(_ draft: AlbumDraft, _ song: AlbumDraft.Song, disc: Int, place: Int) -> FileTags {
    let artist = song.artist ?? draft.artist
    var tags = FileTags()
    tags.title = song.title
    tags.artist = song.guest.map { "\(artist) feat. \($0)" } ?? artist
    if let guest = song.guest { tags.artists = [artist, guest] }
    tags.artistSort = draft.isCompilation ? nil : draft.artistSort
    tags.album = draft.title
    tags.albumArtist = draft.artist
    tags.trackNumber = place + 1
    tags.trackTotal = draft.discs[disc].count
    if draft.discs.count > 1 { (tags.discNumber, tags.discTotal) = (disc + 1, draft.discs.count) }
    tags.date = draft.date
    tags.genres = draft.genres
    tags.moods = draft.moods
    tags.composer = song.composer
    tags.isCompilation = draft.isCompilation
    tags.isrc = song.isrc
    return tags
  }
}
