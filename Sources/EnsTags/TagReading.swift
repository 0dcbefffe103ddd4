/// What one look at a file's tags and headers found.
package struct TagReading: Hashable, Sendable {
  /// The kind of file; nil when its bytes are of none that is known.
  package internal(set) var container: AudioContainer?
  package internal(set) var tags = TagSet()
  package internal(set) var header = AudioHeader()
  /// Where the sound itself stands, without the tags around it: equal for two copies that are tagged differently.
  package internal(set) var audio: Range<Int>
  /// What was wrong; the rest was read all the same.
  package internal(set) var problems: [TagError] = []
}
