/// A field that a query may name, by its own name and the shorter ones that people use.
enum QueryField: Hashable {
  case text(TextField)
  case number(NumberField)
  case instant(InstantField)
  case flag(FlagField)
  /// `is:favorite`.
  case `is`
  case decade
  case sort
  case limit

  /// The field of that name; nil when there is none.
  init?(_ name: String) {
    guard let field = Self.named[name] else { return nil }
    self = field
  }

  /// Every name, for messages and the manual.
  static let names = named.keys.sorted()

  /// The known name that is nearest to a wrong one, when one is near.
  static func nearest(to name: String) -> String? {
    let letters = name.unicodeScalars.map(\.value)
    return names.compactMap { other in
      EditDistance.between(letters, other.unicodeScalars.map(\.value), limit: 2).map { (distance: $0, name: other) }
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  private static let named: [String: QueryField] = {
    var named: [String: QueryField] = ["is": .is, "decade": .decade, "sort": .sort, "limit": .limit]
    for field in TextField.allCases { named[field.rawValue] = .text(field) }
    for field in NumberField.allCases { named[field.rawValue] = .number(field) }
    for field in InstantField.allCases { named[field.rawValue] = .instant(field) }
    for field in FlagField.allCases { named[field.rawValue] = .flag(field) }
    let short: [(String, QueryField)] = [
      ("by", .text(.artist)), ("albumartist", .text(.albumArtist)), ("genres", .text(.genre)), ("moods", .text(.mood)),
      ("track", .number(.track)), ("disc", .number(.disc)), ("duration", .number(.duration)),
      ("length", .number(.duration)),
      ("bitrate", .number(.bitrate)), ("samplerate", .number(.sampleRate)), ("bits", .number(.bitDepth)),
      ("size", .number(.size)), ("stars", .number(.rating)), ("played", .instant(.played)),
      ("favourite", .flag(.favorite)),
    ]
    for (name, field) in short { named[name] = field }
    return named
  }()
}
