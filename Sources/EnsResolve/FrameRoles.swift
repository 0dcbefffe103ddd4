/// What a word can do in the frame of a request, around the names that it asks for. A word may have several roles.
struct FrameRoles: OptionSet, Hashable {
  let rawValue: UInt32

  /// Grammar and small words that mean nothing by themselves.
  static let glue = FrameRoles(rawValue: 1 << 0)
  /// Talk around a request (`please`, `looking`); costs more to leave unexplained than glue.
  static let talk = FrameRoles(rawValue: 1 << 1)
  /// Asks for music to be played.
  static let play = FrameRoles(rawValue: 1 << 2)
  static let shuffle = FrameRoles(rawValue: 1 << 3)
  /// Asks for something to be put after what plays.
  static let next = FrameRoles(rawValue: 1 << 4)
  /// Asks for something to be put at the end of the queue.
  static let last = FrameRoles(rawValue: 1 << 5)
  /// Asks for music like the named.
  static let radio = FrameRoles(rawValue: 1 << 6)
  static let download = FrameRoles(rawValue: 1 << 7)
  /// Stands before the one who made it.
  static let by = FrameRoles(rawValue: 1 << 8)
  /// Stands before an album, an artist, a time or a service.
  static let from = FrameRoles(rawValue: 1 << 9)
  /// Stands before a service or a place.
  static let on = FrameRoles(rawValue: 1 << 10)
  /// Says that a name follows.
  static let called = FrameRoles(rawValue: 1 << 11)
  static let track = FrameRoles(rawValue: 1 << 12)
  static let album = FrameRoles(rawValue: 1 << 13)
  static let artist = FrameRoles(rawValue: 1 << 14)
  static let playlist = FrameRoles(rawValue: 1 << 15)
  static let genre = FrameRoles(rawValue: 1 << 16)
  /// Music in general.
  static let music = FrameRoles(rawValue: 1 << 17)
  static let newest = FrameRoles(rawValue: 1 << 18)
  static let popular = FrameRoles(rawValue: 1 << 19)
  /// Stands beside a number that is a year or a decade.
  static let time = FrameRoles(rawValue: 1 << 20)
  /// Some, a, any: what follows is a kind more than a title.
  static let some = FrameRoles(rawValue: 1 << 21)
  /// Mine: before a playlist.
  static let my = FrameRoles(rawValue: 1 << 22)
  /// Joins two names as `and` does.
  static let and = FrameRoles(rawValue: 1 << 23)
  static let oldest = FrameRoles(rawValue: 1 << 24)
  static let random = FrameRoles(rawValue: 1 << 25)
  static let favorite = FrameRoles(rawValue: 1 << 26)

  /// Often part of a title: right beside a name, it is more likely a part of a longer name that is not there.
  static let titular = FrameRoles(rawValue: 1 << 27)

  /// Cannot follow a name at once: where it does, the name goes on.
  static let closed = FrameRoles(rawValue: 1 << 28)

  /// Nouns that say which kind of thing is asked for.
  static let kinds: FrameRoles = [.track, .album, .artist, .playlist, .genre]

  /// Words that hardly are a name by themselves.
  static let frame: FrameRoles = [
    .glue, .play, .music, .newest, .popular, .track, .album, .artist, .playlist, .genre,
  ]

  /// Words that may stand between a noun or a preposition and the name that it belongs to.
  static let companions: FrameRoles = [
    .glue, .called, .some, .my, .by, .from, .newest, .popular, .music, .track, .album, .artist, .playlist, .genre,
  ]
}
