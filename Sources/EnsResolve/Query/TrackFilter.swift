/// A condition on tracks.
package indirect enum TrackFilter: Hashable, Sendable {
  case everything
  case all([TrackFilter])
  case any([TrackFilter])
  case not(TrackFilter)
  /// Credited to the artist, titled so, on an album of that name, of the genre or mood; the number is a
  /// `CatalogueName.id`.
  case name(NameKind, Int64)
  /// On the album whose record stands in this row.
  case album(row: Int64)
  /// The folded field contains these folded words side by side; the last may be the beginning of a word.
  case contains(TextField, folded: String, prefix: Bool)
  /// The folded field equals the folded text.
  case equals(TextField, folded: String)
  case number(NumberField, NumberBounds)
  /// Milliseconds since 1970, UTC.
  case instant(InstantField, NumberBounds)
  case flag(FlagField)
}

/// A field of text that a condition can look into. `any` is title, artist, album and genre at once.
package enum TextField: String, CaseIterable, Hashable, Sendable {
  case any, title, artist, album, albumArtist = "album_artist", genre, mood, style, composer, playlist, library, source
  case codec, container, id, type
}

/// A field that is a number, in the unit of its record's field.
package enum NumberField: String, CaseIterable, Hashable, Sendable {
  case year, rating, plays, track = "track_number", disc = "disc_number", duration = "duration_ms"
  case bitrate = "bitrate_kbps", sampleRate = "sample_rate_hz", bitDepth = "bit_depth", channels, size = "size_bytes"
}

/// A field that is a moment.
package enum InstantField: String, CaseIterable, Hashable, Sendable {
  case added, updated, played = "last_played"
}

/// A field that holds or does not.
package enum FlagField: String, CaseIterable, Hashable, Sendable {
  case favorite, downloaded, compilation, playable
}

/// A range of numbers, open where a bound is nil; a track without the number is outside every range.
package struct NumberBounds: Hashable, Sendable {
  package var lower: Double?
  package var includesLower: Bool
  package var upper: Double?
  package var includesUpper: Bool

  package init(lower: Double? = nil, includesLower: Bool = true, upper: Double? = nil, includesUpper: Bool = true) {
    self.lower = lower
    self.includesLower = includesLower
    self.upper = upper
    self.includesUpper = includesUpper
  }

  /// Exactly this number.
  package init(exactly value: Double) { self.init(lower: value, upper: value) }
}
