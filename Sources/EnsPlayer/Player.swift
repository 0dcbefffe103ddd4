import EnsAudio
import EnsDecode
package import EnsDomain
package import EnsPOSIX

/// Plays the items of a feed, one after the other, into one output.
///
/// Everything that touches sound happens in the thread that calls `run`; commands come in through the inbox, events go
/// out through the queue.
package final class Player {
  /// Finds the file of an item.
  package typealias Locator = (PlayItem) -> Result<FilePath, PlayFailure>
  /// Tells a person that an item failed, or that something was wrong with it.
  package typealias Complaint = (PlayItem, String) -> Void

  let settings: PlayerSettings
  let feed: PlayFeed
  let inbox: Inbox
  let events: EventQueue
  let output: any AudioOutput
  let locate: Locator
  let complain: Complaint
  let now: () -> Instant
  let session: String
  var generator: SeededGenerator

  var outcome = PlayerOutcome()
  var failuresInARow = 0
  var isStopping = false
  var reason = PlayEvent.Reason.user
  var previous: PlayItem?
  var upcoming: (item: PlayItem, sound: Result<(any AudioDecoder, FilePath), PlayFailure>, gain: Gain)?
  var converter: FormatConverter?
  var clock = HeardClock()
  var buffer = PCMBuffer(
    format: PCMFormat(encoding: .int16, rate: .compactDisc, channels: 2), capacity: 0)

  /// A player. `seed` fixes the ids of plays and of the session.
  package init(
    _ settings: PlayerSettings, feed: PlayFeed, inbox: Inbox, events: EventQueue, output: any AudioOutput,
    seed: UInt64, now: @escaping () -> Instant, locate: @escaping Locator, complain: @escaping Complaint
  ) {
    self.settings = settings
    self.feed = feed
    self.inbox = inbox
    self.events = events
    self.output = output
    self.locate = locate
    self.complain = complain
    self.now = now
    generator = SeededGenerator(seed: seed)
    session = Self.identifier(&generator)
  }

  /// Plays until the feed is over, a command or a signal ends it, or too many tracks in a row have failed.
  package func run() throws(OutputError) -> PlayerOutcome {
    while !isStopping, let item = nextItem() {
      try play(item)
      previous = item
      if failuresInARow > settings.failuresAllowed {
        outcome.gaveUp = true
        break
      }
    }
    feed.cancel()
    show(.stopped, nil)
    try output.finish()
    return outcome
  }

  /// Sixteen hexadecimal digits that no other play has.
  static func identifier(_ generator: inout SeededGenerator) -> String {
    let digits = String(generator.next(), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The next item; nil at the end. Commands are obeyed while it is waited for.
  private func nextItem() -> PlayItem? {
    while true {
      switch feed.outlook(milliseconds: 100) {
      case .item: return feed.take()
      case .end: return nil
      case .unknown: show(.waiting, nil)
      }
      while let entry = inbox.take() {
        if entry.command == .stop {
          isStopping = true
          inbox.answer(entry)
          return nil
        }
        inbox.answer(entry, refusal: "nothing is playing")
      }
    }
  }

  /// Opens the sound of an item, with the gain that it will be played with.
  func open(_ item: PlayItem) {
    let mode = output is NullOutput ? .off : settings.gain
    let follows = item.sharesAlbum(with: previous) || item.sharesAlbum(with: following(item))
    let gain = Gain(mode, item.gains, followsAlbum: follows)
    let sound = locate(item).flatMap { path in
      Result { () throws(PlayFailure) in
        do throws(DecodeError) {
          let precision: SamplePrecision = gain.factor == 1 ? .native : .float
          return (try DecoderChoice.open(FileSource(path), precision), path)
        } catch {
          throw PlayFailure.sound(error)
        }
      }
    }
    upcoming = (item, sound, gain)
  }

  /// The item after `item`, when the reader has said it already.
  private func following(_ item: PlayItem) -> PlayItem? {
    guard case .item(let next) = feed.outlook(milliseconds: 0), next != item else { return nil }
    return next
  }

  func show(_ activity: PlayerState.Activity, _ play: CurrentPlay?) {
    var state = PlayerState()
    state.activity = activity
    state.item = play?.item
    state.play = play?.id
    state.position = play?.position ?? 0
    state.duration = play?.duration
    inbox.show(state)
  }
}
