import EnsDomain

/// Playlists as M3U files in a folder of their own, with paths relative to it.
enum PlaylistFiles {
  static let folder = "Playlists"

  /// Name and content of each list: one holds a track twice, one names a file that is not there.
  static func all(of tracks: [PlannedAlbum.Track], seed: FixtureSeed) -> [(name: String, content: String)] {
    guard !tracks.isEmpty else { return [] }
    let jazz = tracks.filter { $0.tags.genres.contains("Jazz") }
    let late = Array((jazz.isEmpty ? tracks : jazz).prefix(8))
    var lists = [
      ("Late Night Jazz.m3u8", content(late + late.prefix(1))),
      (
        "Road Trip.m3u8",
        content(drawn(10, from: tracks, seed, 1)) + "#EXTINF:181,Nobody - Gone\n../Nobody/Gone (1970)/01 Gone.mp3\n"
      ),
    ]
    for number in 0..<(tracks.count / 400) {
      var generator = seed.generator(.playlist, number)
      let name = SafeName.of(Tongue.english.title(using: &generator))
      lists.append(("\(name) \(number + 1).m3u8", content(drawn(25, from: tracks, seed, number + 2))))
    }
    return lists
  }

  private static func drawn(
    _ count: Int, from tracks: [PlannedAlbum.Track], _ seed: FixtureSeed, _ number: Int
  ) -> [PlannedAlbum.Track] {
    var generator = seed.generator(.playlist, -1 - number)
    return (0..<count).map { _ in generator.pick(from: tracks) }
  }

  private static func content(_ tracks: some Sequence<PlannedAlbum.Track>) -> String {
    tracks.reduce("#EXTM3U\n") { text, track in
      let label = [track.tags.artist, track.tags.title].compactMap { $0 }.joined(separator: " - ")
      return text + "#EXTINF:\((track.lengthMs + 500) / 1000),\(label)\n../\(track.path)\n"
    }
  }
}
