/// What a fixture library is to be like.
package struct LibraryOptions: Sendable, Hashable {
  package var seed: FixtureSeed
  /// Exactly so many audio files.
  package var trackCount: Int
  /// The formats that albums take turns with; must not be empty.
  package var formats: [AudioFormat]
  /// About how long a track lasts, in milliseconds.
  package var lengthMs: Int

  package init(
    seed: FixtureSeed, trackCount: Int = 48, formats: [AudioFormat] = AudioFormat.allCases, lengthMs: Int = 9000
  ) {
    self.seed = seed
    self.trackCount = trackCount
    self.formats = formats
    self.lengthMs = lengthMs
  }
}
