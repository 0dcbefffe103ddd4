extension TagSet {
  /// The title; nil when the file has none.
  package var title: String? { first(.title) }

  /// The artist as tagged: several values are joined by a comma.
  package var artist: String? { joined(.artist) ?? joined(.artists) }

  /// The single artists.
  package var artists: [String] { preferred(.artists, .artist) }

  package var album: String? { first(.album) }

  /// The album artist as tagged: several values are joined by a comma.
  package var albumArtist: String? { joined(.albumArtist) ?? joined(.albumArtists) }

  /// The single album artists.
  package var albumArtists: [String] { preferred(.albumArtists, .albumArtist) }

  /// The track's number on its disc, from 1.
  package var trackNumber: Int? { numbers(.trackNumber).number }

  /// The number of tracks on the disc.
  package var trackTotal: Int? { first(.trackTotal).flatMap(Self.number) ?? numbers(.trackNumber).total }

  package var discNumber: Int? { numbers(.discNumber).number }

  package var discTotal: Int? { first(.discTotal).flatMap(Self.number) ?? numbers(.discNumber).total }

  /// When this release or recording came out; the most exact of the values.
  package var date: TagDate? { mostExact(.date) }

  /// When the work first came out.
  package var originalDate: TagDate? { mostExact(.originalDate) }

  /// The genres, ID3v1's numbers spelled out, values with semicolons taken apart.
  package var genres: [String] { separated(.genre) }

  package var styles: [String] { separated(.style) }

  package var moods: [String] { separated(.mood) }

  package var composer: String? { joined(.composer) }

  /// Whether the album is a compilation of several artists; nil when the tag does not say.
  package var isCompilation: Bool? {
    switch first(.compilation)?.lowercased() {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }

  /// MusicBrainz' kinds of the release, in lower case: `album`, `compilation`, `live`.
  package var releaseTypes: [String] {
    all(.releaseType).flatMap { $0.split(whereSeparator: { ";/,+".contains($0) }) }.map {
      String($0).trimmedBlanks.lowercased()
    }
  }

  /// A MusicBrainz id; nil when it is missing or is not a UUID.
  package func musicBrainzID(_ field: TagField) -> String? {
    all(field).lazy.map { $0.lowercased() }.first(where: Self.isUUID)
  }

  private static func isUUID(_ text: String) -> Bool {
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, unit in
        switch index {
        case 8, 13, 18, 23: unit == 0x2D
        default: (0x30...0x39).contains(unit) || (0x61...0x66).contains(unit)
        }
      }
  }

  private func joined(_ field: TagField) -> String? {
    let values = all(field)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  private func preferred(_ field: TagField, _ other: TagField) -> [String] {
    let values = all(field)
    return values.isEmpty ? all(other) : values
  }

  private func separated(_ field: TagField) -> [String] {
    var result: [String] = []
    for value in all(field).flatMap({ $0.split(separator: ";") }).map({ String($0).trimmedBlanks })
    where !value.isEmpty && !result.contains(value) { result.append(value) }
    return result
  }

  private func mostExact(_ field: TagField) -> TagDate? {
    let dates = all(field).compactMap { TagDate($0) }
    return dates.first { $0.day != nil } ?? dates.first { $0.month != nil } ?? dates.first
  }

  private func numbers(_ field: TagField) -> (number: Int?, total: Int?) {
    guard let value = first(field) else { return (nil, nil) }
    let parts = value.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return (Self.number(String(parts[0])), parts.count > 1 ? Self.number(String(parts[1])) : nil)
  }

  /// The positive number that a text starts with, such as 3 in `03`; nil for `A3` and for what no set can have.
  private static func number(_ text: String) -> Int? {
    let digits = text.trimmedBlanks.prefix { $0.isASCII && $0.isNumber }
    guard let value = Int(digits), (1...99_999).contains(value) else { return nil }
    return value
  }
}
