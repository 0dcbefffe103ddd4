/// Slips of typing in the words that requests are made with most.
enum FrameMisspelling {
  private static let words = [
    "something", "anything", "playlist", "album", "artist", "listen", "music", "please", "soundtrack", "called",
    "latest", "newest", "songs",
    "tracks", "record", "looking",
  ]

  /// What the misspelt word means; empty when it is near none of them. It counts as talk, so that names still win.
  static func roles(of word: String) -> FrameRoles {
    guard word.utf8.count >= 5 else { return [] }
    let letters = word.unicodeScalars.map(\.value)
    for known in words where known.utf8.first == word.utf8.first {
      if EditDistance.between(letters, known.unicodeScalars.map(\.value), limit: 1) != nil {
        return FrameTable.english.roles(of: known).subtracting(.glue).union(.talk)
      }
    }
    return []
  }
}
