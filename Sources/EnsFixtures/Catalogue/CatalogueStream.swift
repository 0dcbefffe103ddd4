import EnsDomain
package import EnsWire

/// Writes a whole catalogue as records between brackets, in the order of a fetch: library, artists, albums, tracks,
/// playlists. Memory does not grow with the number of tracks.
package struct CatalogueStream: Sendable {
  let catalogue: Catalogue
  let origin: CatalogueOrigin
  let seed: FixtureSeed
  let prefix: String
  /// The account's name, or "" which is never written.
  let account: String

  /// A catalogue of exactly so many tracks.
  package init(seed: FixtureSeed, trackCount: Int, origin: CatalogueOrigin = CatalogueOrigin()) {
    self.seed = seed
    self.origin = origin
    catalogue = Catalogue(seed: seed, trackCount: trackCount)
    prefix = "\(origin.source)/\(CatalogueOrigin.server(of: seed))/"
    account = origin.account ?? ""
  }

  /// What is written in one go, so that parts can be made at the same time and still come out in order.
  private enum Part {
    case beginning
    case artists(Range<Int>)
    case albums(Range<Int>)
    case tracks(ofAlbums: Range<Int>)
    case playlist(Int)
    case end
  }

  /// Hands over every record in turn. `workers` threads make them ahead, a few thousand at a time.
  package func forEach<Failure: Error>(
    workers: Int = 1, _ body: (RecordBuilder) throws(Failure) -> Void
  ) throws(Failure) {
    let parts = parts()
    for start in stride(from: 0, to: parts.count, by: max(1, workers)) {
      let round = parts[start..<min(parts.count, start + max(1, workers))]
      for records in OrderedWork.map(Array(round), { self.records(of: $0) }) {
        for record in records { try body(record) }
      }
    }
  }

  private func parts() -> [Part] {
    var parts: [Part] = [.beginning]
    parts += Self.pieces(of: catalogue.artistCount, by: 1024).map { .artists($0) }
    parts += Self.pieces(of: catalogue.albumCount, by: 1024).map { .albums($0) }
    parts += Self.pieces(of: catalogue.albumCount, by: 128).map { .tracks(ofAlbums: $0) }
    parts += (0..<catalogue.playlistCount).map { .playlist($0) }
    return parts + [.end]
  }

  private static func pieces(of count: Int, by size: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) }
  }

  private func records(of part: Part) -> [RecordBuilder] {
    switch part {
    case .beginning: return [beginning(), library()]
    case .artists(let numbers): return numbers.map { artist($0) }
    case .albums(let numbers): return numbers.map { album(text(of: catalogue.album($0))) }
    case .tracks(let numbers):
      return numbers.flatMap { number in
        let text = text(of: catalogue.album(number))
        return (0..<catalogue.tracksPresent(of: text.outline)).map { ordinal in
          track(catalogue.track(ordinal, of: text.outline), of: text)
        }
      }
    case .playlist(let number):
      let outline = PlaylistOutline(number, of: catalogue, seed: seed)
      return [playlist(outline)] + (1...outline.entryCount).map { entry($0, of: outline) }
    case .end: return [end()]
    }
  }

  func artistID(_ number: Int) -> String { prefix + "a" + String(number + 1) }
  func albumID(_ number: Int) -> String { prefix + "b" + String(number + 1) }
  func trackID(_ album: Int, _ ordinal: Int) -> String { prefix + "t" + String(album + 1) + "." + String(ordinal + 1) }
  func playlistID(_ number: Int) -> String { prefix + "p" + String(number + 1) }

  /// A record that begins as all do.
  func record(_ kind: RecordKind, _ id: String?, _ title: String?) -> RecordBuilder {
    var record = RecordBuilder(kind: kind, id: id, capacity: 1024)
    record.set("account", account)
    record.set("library", origin.library)
    record.set("title", title)
    return record
  }

  private func beginning() -> RecordBuilder {
    var record = RecordBuilder(kind: .syncBegin)
    record.set("source", prefix.dropLast())
    record.set("account", account)
    record.set("libraries", [origin.library])
    record.set("kinds", ["library", "artist", "album", "track", "playlist", "playlist_entry"])
    record.set("mode", "full")
    return record
  }

  private func library() -> RecordBuilder {
    record(.library, prefix + "library", origin.library)
  }

  private func artist(_ number: Int) -> RecordBuilder {
    let artist = catalogue.artist(number)
    var record = record(.artist, artistID(number), artist.name)
    record.set("sort_title", artist.sortName)
    record.set("genres", [artist.genre.name])
    record.set("mbid", artist.mbid)
    return record
  }

  private func end() -> RecordBuilder {
    let entries = (0..<catalogue.playlistCount).reduce(0) {
      $0 + PlaylistOutline($1, of: catalogue, seed: seed).entryCount
    }
    var record = RecordBuilder(kind: .syncEnd)
    record.set("source", prefix.dropLast())
    record.set("account", account)
    record.set("complete", true)
    record.set(
      "counts",
      .object([
        JSONMember("library", 1), JSONMember("artist", .integer(Int64(catalogue.artistCount))),
        JSONMember("album", .integer(Int64(catalogue.albumCount))),
        JSONMember("track", .integer(Int64(catalogue.trackCount))),
        JSONMember("playlist", .integer(Int64(catalogue.playlistCount))),
        JSONMember("playlist_entry", .integer(Int64(entries))),
      ]))
    return record
  }
}

extension RecordBuilder {
  fileprivate mutating func set(_ name: String, _ value: Substring) { set(name, String(value)) }
}
