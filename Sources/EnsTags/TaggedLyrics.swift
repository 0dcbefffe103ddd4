/// Lyrics that a tag holds.
package struct TaggedLyrics: Hashable, Sendable {
  /// One line, or one syllable, and the instant it is sung at.
  package struct Line: Hashable, Sendable {
    /// Milliseconds from the start of the track.
    package var milliseconds: Int
    package var text: String
  }

  /// The ISO 639-2 code that the tag gives; nil when it gives none.
  package var language: String?
  /// The plain text; may itself be in the LRC format.
  package var text: String
  /// Timed lines of a SYLT frame; empty for plain text.
  package var lines: [Line]
}

extension TaggedLyrics {
  /// The language that three bytes of a frame name; nil for blanks, zeroes and the `XXX` of taggers that do not know.
  static func language(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return nil }
    let code = String(decoding: bytes, as: UTF8.self).lowercased()
    return code == "xxx" || code == "und" ? nil : code
  }
}
