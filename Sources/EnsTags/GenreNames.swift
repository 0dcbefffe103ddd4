/// ID3v1's numbered genres with Winamp's additions, and the ways in which ID3v2 writes them.
enum GenreNames {
  /// The name of a numbered genre; nil for a number that none has.
  static func name(_ number: Int) -> String? { names.indices.contains(number) ? names[number] : nil }

  /// The genres that one value of a TCON frame means: `17`, `(17)`, `(4)Eurodisco`, `RX`, `((Foo)` or plain words
  /// (ID3v2.3.0, section 4.2.1; ID3v2.4.0 frames, section 4.2.3).
  static func genres(inFrame value: String) -> [String] {
    if let number = Int(value), (0..<256).contains(number) { return name(number).map { [$0] } ?? [] }
    if let special = special(value) { return [special] }
    var rest = Substring(value)
    var genres: [String] = []
    while rest.hasPrefix("("), !rest.hasPrefix("(("), let close = rest.firstIndex(of: ")") {
      let inner = String(rest[rest.index(after: rest.startIndex)..<close])
      guard let genre = special(inner) ?? Int(inner).flatMap(name) else {
        if Int(inner) == nil { break }
        rest = rest[rest.index(after: close)...]
        continue
      }
      genres.append(genre)
      rest = rest[rest.index(after: close)...]
    }
    if rest.hasPrefix("((") { rest = rest.dropFirst() }
    let words = String(rest).trimmedBlanks
    if !words.isEmpty, !genres.contains(words) { genres.append(words) }
    return genres
  }

  private static func special(_ code: String) -> String? {
    switch code {
    case "RX": "Remix"
    case "CR": "Cover"
    default: nil
    }
  }

  private static let names: [String] = [
    "Blues", "Classic Rock", "Country", "Dance", "Disco", "Funk", "Grunge", "Hip-Hop", "Jazz", "Metal", "New Age",
    "Oldies", "Other", "Pop", "R&B", "Rap", "Reggae", "Rock", "Techno", "Industrial", "Alternative", "Ska",
    "Death Metal", "Pranks", "Soundtrack", "Euro-Techno", "Ambient", "Trip-Hop", "Vocal", "Jazz+Funk", "Fusion",
    "Trance", "Classical", "Instrumental", "Acid", "House", "Game", "Sound Clip", "Gospel", "Noise", "Alt. Rock",
    "Bass", "Soul", "Punk", "Space", "Meditative", "Instrumental Pop", "Instrumental Rock", "Ethnic", "Gothic",
    "Darkwave", "Techno-Industrial", "Electronic", "Pop-Folk", "Eurodance", "Dream", "Southern Rock", "Comedy",
    "Cult", "Gangsta Rap", "Top 40", "Christian Rap", "Pop/Funk", "Jungle", "Native American", "Cabaret", "New Wave",
    "Psychedelic", "Rave", "Showtunes", "Trailer", "Lo-Fi", "Tribal", "Acid Punk", "Acid Jazz", "Polka", "Retro",
    "Musical", "Rock & Roll", "Hard Rock", "Folk", "Folk-Rock", "National Folk", "Swing", "Fast-Fusion", "Bebop",
    "Latin", "Revival", "Celtic", "Bluegrass", "Avantgarde", "Gothic Rock", "Progressive Rock", "Psychedelic Rock",
    "Symphonic Rock", "Slow Rock", "Big Band", "Chorus", "Easy Listening", "Acoustic", "Humour", "Speech", "Chanson",
    "Opera", "Chamber Music", "Sonata", "Symphony", "Booty Bass", "Primus", "Porn Groove", "Satire", "Slow Jam",
    "Club", "Tango", "Samba", "Folklore", "Ballad", "Power Ballad", "Rhythmic Soul", "Freestyle", "Duet", "Punk Rock",
    "Drum Solo", "A Cappella", "Euro-House", "Dance Hall", "Goa", "Drum & Bass", "Club-House", "Hardcore", "Terror",
    "Indie", "BritPop", "Afro-Punk", "Polsk Punk", "Beat", "Christian Gangsta Rap", "Heavy Metal", "Black Metal",
    "Crossover", "Contemporary Christian", "Christian Rock", "Merengue", "Salsa", "Thrash Metal", "Anime", "JPop",
    "Synthpop", "Abstract", "Art Rock", "Baroque", "Bhangra", "Big Beat", "Breakbeat", "Chillout", "Downtempo", "Dub",
    "EBM", "Eclectic", "Electro", "Electroclash", "Emo", "Experimental", "Garage", "Global", "IDM", "Illbient",
    "Industro-Goth", "Jam Band", "Krautrock", "Leftfield", "Lounge", "Math Rock", "New Romantic", "Nu-Breakz",
    "Post-Punk", "Post-Rock", "Psytrance", "Shoegaze", "Space Rock", "Trop Rock", "World Music", "Neoclassical",
    "Audiobook", "Audio Theatre", "Neue Deutsche Welle", "Podcast", "Indie Rock", "G-Funk", "Dubstep", "Garage Rock",
    "Psybient",
  ]
}
