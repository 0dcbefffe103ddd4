import EnsWire

/// How records look in the table for people.
enum TrackRow {
  /// The cells of a record; nil for those that are not to be shown.
  static let cells: @Sendable (Record) -> [String]? = { record in
    if record.kind == .intent { return nil }
    let artist = record.string("artist") ?? record.string("album_artist") ?? ""
    let count = record.integer("track_count").map { "\($0)" } ?? ""
    let year = record.integer("year").map { "\($0)" } ?? ""
    switch record.kind {
    case .track: return [record.string("title") ?? "", artist, record.string("album") ?? "", year]
    case .resolution: return [record.string("query") ?? "", record.object("intent")?.string("understood") ?? ""]
    default: return [record.string("title") ?? "", artist, count, year]
    }
  }
}
