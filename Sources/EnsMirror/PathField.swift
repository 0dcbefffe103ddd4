internal import EnsWire

/// What can stand in braces in a template for paths.
package enum PathField: String, CaseIterable, Sendable {
  case title, artist
  case albumArtist = "album_artist"
  case album, disc, track, year, date, genre, composer, library, container, codec

  /// What the manual says about it.
  package var meaning: String {
    switch self {
    case .title: "the title, else the name of the file without its ending"
    case .artist: "the artist, else Unknown Artist"
    case .albumArtist:
      "the album artist; of a compilation Various Artists, else the artist"
    case .album: "the album, else Unknown Album"
    case .disc: "the number of the disc, of as many digits as that of the last one has"
    case .track: "the number of the track, of at least two digits"
    case .year: "the year"
    case .date: "the date, or as much of it as is known"
    case .genre: "the first genre, else Unknown Genre"
    case .composer: "the composer"
    case .library: "the library"
    case .container: "the container of the audio, such as ogg"
    case .codec: "the codec of the audio, such as opus"
    }
  }

  /// The text for a record; nil when nothing is known. `stem` is the file's name without its ending.
  func text(for record: Record, stem: String) -> String? {
    switch self {
    case .title: record.string("title") ?? stem
    case .artist: Self.artist(record)
    case .albumArtist: Self.albumArtist(record)
    case .album: record.string("album") ?? "Unknown Album"
    case .disc: Self.number(record, "disc_number", last: "disc_total", digits: 1)
    case .track: Self.number(record, "track_number", last: "track_total", digits: 2)
    case .year: record.integer("year").map(String.init)
    case .date: record.string("date")
    case .genre: record.strings("genres").first { !$0.isEmpty } ?? "Unknown Genre"
    case .composer: record.strings("composer").first { !$0.isEmpty }
    case .library, .container, .codec: record.string(rawValue)
    }
  }

  private static func artist(_ record: Record) -> String {
    record.string("artist") ?? record.strings("artists").first { !$0.isEmpty } ?? "Unknown Artist"
  }

  private static func albumArtist(_ record: Record) -> String {
    if let name = record.strings("album_artist").first(where: { !$0.isEmpty }) { return name }
    return record.bool("compilation") == true ? "Various Artists" : artist(record)
  }

  private static func number(_ record: Record, _ name: String, last: String, digits: Int) -> String? {
    guard let number = record.integer(name), number >= 0 else { return nil }
    let width = max(digits, record.integer(last).map { String(max(0, $0)).count } ?? 0)
    let text = String(number)
    return String(repeating: "0", count: max(0, min(width, 9) - text.count)) + text
  }
}
