package import EnsWire

/// The few fields of a record that a queue looks at.
package enum QueueFields {
  package static let kind: FieldName = "kind"
  private static let duration: FieldName = "duration_ms"
  private static let account: FieldName = "account"
  private static let albumID: FieldName = "album_id"
  private static let album: FieldName = "album"
  private static let albumArtist: FieldName = "album_artist"
  private static let artistID: FieldName = "artist_id"
  private static let artist: FieldName = "artist"

  /// The length of a track; nil when it is unknown.
  package static func durationMs(_ line: Span<UInt8>, _ fields: borrowing FieldIndex) -> Int64? {
    fields.integer(named: duration, in: line)
  }

  /// The same for tracks of one album.
  static func albumKey(_ line: Span<UInt8>, _ fields: borrowing FieldIndex) -> String {
    if let id = fields.string(named: albumID, in: line) {
      return "\(fields.string(named: account, in: line) ?? "") \(id)"
    }
    guard let title = fields.string(named: album, in: line) else { return artistKey(line, fields) }
    return "\(title)\u{0}\(fields.string(named: albumArtist, in: line) ?? "")"
  }

  /// The same for tracks of one artist.
  static func artistKey(_ line: Span<UInt8>, _ fields: borrowing FieldIndex) -> String {
    fields.string(named: albumArtist, in: line) ?? fields.string(named: artist, in: line)
      ?? fields.string(named: artistID, in: line) ?? ""
  }
}
