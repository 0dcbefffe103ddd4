/// How much louder or softer a recording should be played to match others, as its tags say.
package struct GainValues: Hashable, Sendable {
  /// Decibels to add when tracks are levelled one by one.
  package var trackGainDB: Double?
  /// The greatest sample of the track, where 1 is full scale.
  package var trackPeak: Double?
  /// Decibels to add when the album keeps its own dynamics.
  package var albumGainDB: Double?
  /// The greatest sample of the album, where 1 is full scale.
  package var albumPeak: Double?

  package init(
    trackGainDB: Double? = nil, trackPeak: Double? = nil, albumGainDB: Double? = nil, albumPeak: Double? = nil
  ) {
    self.trackGainDB = trackGainDB
    self.trackPeak = trackPeak
    self.albumGainDB = albumGainDB
    self.albumPeak = albumPeak
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { trackGainDB == nil && trackPeak == nil && albumGainDB == nil && albumPeak == nil }
}
