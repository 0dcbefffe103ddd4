/// Words in titles that tell of a release, and not of another performance.
enum VersionWords {
  private static let neutral: Set<String> = [
    "remaster", "remastered", "version", "album", "single", "edit", "mono", "stereo", "deluxe", "edition", "expanded",
    "feat", "ft", "featuring",
    "original", "digital", "bonus", "explicit", "clean", "anniversary", "reissue", "ep", "lp",
  ]

  /// Whether the rest of a title only says which release it is: `remastered 2015`, `deluxe edition`.
  static func areNeutral(_ words: [String]) -> Bool {
    var said = false
    for word in words {
      if neutral.contains(word) {
        said = true
      } else if Int(word).map({ (1950...2099).contains($0) }) != true {
        return false
      }
    }
    return said
  }
}
