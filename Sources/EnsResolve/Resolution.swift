/// What a sentence was understood to ask for.
package struct Resolution: Sendable {
  /// What is to be done with the answer.
  package enum Action: String, Sendable {
    case play, shuffle, next, last, radio, download, favorite
    case addToPlaylist = "add_to_playlist"
  }

  package var query: String
  package var action: Action = .play
  /// Which of several things of an artist is meant.
  package enum Pick: String, Sendable {
    case newest, oldest, popular, random
  }
  package var pick: Pick?
  /// Answers that pass the floor, best first.
  package var candidates: [Candidate] = []
  /// What came nearest when nothing passes.
  package var nearMisses: [Candidate] = []
  /// Whether music was asked for, but nothing named: everything is the answer.
  package var asksForEverything = false
  /// Services that the sentence names, folded; the caller knows which are configured.
  package var services: [String] = []
}
