/// A music service or source that a sentence names.
struct ServiceMention: Hashable {
  /// Which words say it.
  var range: Range<Int>
  /// Its name, folded.
  var name: String

  /// Services that people name when they talk to a player; a source that is configured comes on top.
  private static let known: Set<String> = [
    "spotify", "itunes", "applemusic", "zvooq", "slacker", "deezer", "pandora", "vimeo", "iheart", "iheartradio",
    "lastfm", "youtube",
    "youtubemusic", "netflix", "grooveshark", "jamendo", "googlemusic", "googleplay", "googleplaymusic", "tidal",
    "qobuz", "soundcloud",
    "bandcamp", "amazonmusic", "amazon", "napster", "rhapsody", "siriusxm", "tunein", "plex", "jellyfin", "emby",
    "subsonic", "navidrome",
    "audius", "mixcloud", "anghami", "gaana", "saavn", "jiosaavn", "kkbox", "melon", "boomplay", "yandexmusic",
    "qqmusic", "rdio",
  ]

  /// Whether a word begins as a service does and goes on otherwise: `spotifaju`.
  private static func isNearKnown(_ key: String) -> Bool {
    guard key.utf8.count >= 7 else { return false }
    return known.contains {
      $0.utf8.count >= 7 && abs($0.utf8.count - key.utf8.count) <= 2
        && $0.utf8.prefix(6).elementsEqual(key.utf8.prefix(6))
    }
  }

  /// Every service that the words name, longer names first.
  static func all(in tokens: [SentenceToken]) -> [ServiceMention] {
    var mentions: [ServiceMention] = []
    var index = 0
    while index < tokens.count {
      var key = ""
      var found: ServiceMention?
      for end in index..<min(index + 3, tokens.count) {
        key += tokens[end].text
        if known.contains(key) || end == index && isNearKnown(key) {
          found = ServiceMention(range: index..<end + 1, name: key)
        }
      }
      if let found {
        mentions.append(found)
        index = found.range.upperBound
      } else {
        index += 1
      }
    }
    return mentions
  }
}
