import EnsDomain

/// What a kind of music is called, and how much of a library it is.
struct Genre: Sendable {
  let name: String
  /// How many of a thousand artists play it.
  let share: Int
  /// Finer names, as some taggers write them beside or instead of the plain one.
  let styles: [String]

  private init(_ name: String, _ share: Int, _ styles: String...) {
    self.name = name
    self.share = share
    self.styles = styles
  }

  /// Every genre here; the shares add up to a thousand.
  static let all: [Genre] = [
    Genre("Rock", 190, "Indie Rock", "Garage Rock", "Progressive Rock", "Post-Rock"),
    Genre("Pop", 130, "Synth-Pop", "Dream Pop", "Chamber Pop"),
    Genre("Jazz", 120, "Cool Jazz", "Hard Bop", "Vocal Jazz", "Jazz Fusion"),
    Genre("Electronic", 110, "Techno", "House", "Drum & Bass", "IDM"),
    Genre("Classical", 80, "Baroque", "Chamber Music", "Romantic"),
    Genre("Hip-Hop", 80, "Boom Bap", "Trip-Hop"),
    Genre("Folk", 60, "Singer-Songwriter", "Neofolk"),
    Genre("Metal", 50, "Doom Metal", "Black Metal"),
    Genre("Soul", 40, "R&B", "Neo-Soul"),
    Genre("Ambient", 35, "Drone", "Field Recordings"),
    Genre("Country", 30, "Americana", "Bluegrass"),
    Genre("Blues", 25, "Delta Blues"),
    Genre("Reggae", 20, "Dub"),
    Genre("Latin", 15, "Bossa Nova", "Salsa"),
    Genre("Soundtrack", 15, "Score"),
  ]

  /// Feelings that taggers note.
  static let moods = ["Calm", "Melancholy", "Energetic", "Dreamy", "Dark", "Joyful", "Romantic", "Aggressive"]

  /// One genre, as often as its share says.
  static func draw(using generator: inout SeededGenerator) -> Genre {
    var ticket = Int(generator.uniform(below: 1000))
    for genre in all {
      ticket -= genre.share
      if ticket < 0 { return genre }
    }
    return all[0]
  }
}
