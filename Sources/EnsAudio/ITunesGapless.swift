/// The comment `iTunSMPB`, in which iTunes notes what an encoder put around the sound.
package struct ITunesGapless: Hashable, Sendable {
  /// Frames of silence in front.
  package let delay: Int64
  /// Frames of silence behind.
  package let padding: Int64
  /// Frames of sound.
  package let frames: Int64

  /// Reads the numbers behind the name, or a text of the numbers alone: `00000000 00000840 000001C4 00000000003F31F8`.
  package init?(_ text: String) {
    var words: [Int64] = []
    for word in text.split(whereSeparator: { !$0.isHexDigit }) where word.count == 8 || word.count == 16 {
      guard let value = Int64(word, radix: 16) else { return nil }
      words.append(value)
    }
    guard words.count >= 4, words[3] > 0, words[1] < 1 << 20, words[2] < 1 << 20 else { return nil }
    delay = words[1]
    padding = words[2]
    frames = words[3]
  }
}
