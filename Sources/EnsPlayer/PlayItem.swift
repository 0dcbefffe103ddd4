package import EnsDomain
package import EnsWire

/// A record that is to be played, and what of it matters for that.
package struct PlayItem: Sendable, Hashable {
  /// The record as it came in.
  package let record: Record
  /// Where it stood, such as `stdin:12`, for messages.
  package let place: String
  /// What tags say about its loudness.
  package let gains: GainValues

  /// Takes a record of kind `track`.
  package init(_ record: Record, place: String) {
    self.record = record
    self.place = place
    let gains = record.object("gains")
    self.gains = GainValues(
      trackGainDB: gains?.number("track_gain_db"), trackPeak: gains?.number("track_peak"),
      albumGainDB: gains?.number("album_gain_db"), albumPeak: gains?.number("album_peak"))
  }

  /// What a person calls it: artist and title, or what there is.
  package var name: String {
    let title = record.string("title") ?? record.id ?? record.string("file") ?? "a record without a name"
    return record.string("artist").map { "\($0) – \(title)" } ?? title
  }

  /// How long the record says it is, in milliseconds.
  package var statedDuration: Int64? { record.integer("duration_ms") }

  /// Whether both are of one album.
  package func sharesAlbum(with other: PlayItem?) -> Bool {
    guard let other else { return false }
    if let album = record.string("album_id") { return album == other.record.string("album_id") }
    guard let album = record.string("album") else { return false }
    return album == other.record.string("album") && record.string("album_artist") == other.record.string("album_artist")
  }
}
