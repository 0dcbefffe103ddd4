import EnsCLI
import EnsPOSIX
import EnsPlayer
import EnsWire

/// Reads records in a thread of its own and feeds the player with what can be played.
struct RecordIntake {
  private let console: Console
  private let feed: PlayFeed

  /// Kinds that stand for several tracks.
  private static let containers: Set<RecordKind> = [
    .artist, .album, .genre, .playlist, .playlistEntry, .collection, .hub, .hubEntry, .resolution,
  ]

  init(_ console: Console, _ feed: PlayFeed) {
    self.console = console
    self.feed = feed
  }

  /// Reads to the end, or until nobody wants more. Throws what standard input fails with.
  func run() throws(Failure) {
    defer { feed.complete() }
    var input = try console.standardInput()
    var refused: Set<RecordKind> = []
    while try input.next() {
      let record = input.record()
      switch record.kind {
      case .track, .movie: guard feed.offer(PlayItem(record, place: input.place)) else { return }
      case let kind where Self.containers.contains(kind):
        if refused.insert(kind).inserted {
          console.reporter.problem(
            input.place, "\(kind) records are not tracks", advice: "pipe it through ens-resolve --expand")
        }
        try input.keepRejected()
      default: break
      }
    }
  }
}
