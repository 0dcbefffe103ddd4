/// What a name in the index is the name of. The raw values are stored in the index and never change meaning.
package enum NameKind: Int, CaseIterable, Hashable, Sendable {
  case artist = 1
  case album = 2
  case track = 3
  case playlist = 4
  case genre = 5
  case mood = 6
  case collection = 7
  case movie = 8
  case hub = 9
  case composer = 10
}
