import EnsPOSIX

/// The way of items from the thread that reads records to the thread that plays them: a few ahead, and those played, for
/// going back.
package final class PlayFeed: Sendable {
  private struct State {
    var waiting: [PlayItem] = []
    var played: [PlayItem] = []
    var isComplete = false
    var isCancelled = false
  }

  /// What is known of the next item.
  package enum Outlook: Hashable, Sendable {
    case item(PlayItem)
    case end
    /// The reader has not said yet.
    case unknown
  }

  private let state = Monitor(State())

  /// Items that are read ahead at most.
  private static let ahead = 8
  /// Items that can be gone back to at most.
  private static let memory = 500

  package init() {}

  /// Hands over an item; waits while there are enough. False when nobody will play it any more.
  package func offer(_ item: PlayItem) -> Bool {
    state.wait { state -> Bool? in
      if state.isCancelled { return false }
      guard state.waiting.count < Self.ahead else { return nil }
      state.waiting.append(item)
      return true
    }
  }

  /// Says that no item will follow.
  package func complete() { state.with { $0.isComplete = true } }

  /// Says that no item will be taken any more.
  package func cancel() { state.with { $0.isCancelled = true } }

  /// What comes next, waiting at most so long for the reader to say.
  package func outlook(milliseconds: Int64) -> Outlook {
    state.wait(milliseconds: milliseconds) { state -> Outlook? in
      if let first = state.waiting.first { return .item(first) }
      return state.isComplete ? .end : nil
    } ?? .unknown
  }

  /// Takes the next item; nil when there is none now.
  package func take() -> PlayItem? {
    state.with { state in
      guard !state.waiting.isEmpty else { return nil }
      let item = state.waiting.removeFirst()
      state.played.append(item)
      if state.played.count > Self.memory { state.played.removeFirst() }
      return item
    }
  }

  /// Puts the current item and the one before it back in front, so that the one before is next. False when there is
  /// none before.
  package func stepBack() -> Bool {
    state.with { state in
      guard state.played.count >= 2 else { return false }
      let current = state.played.removeLast()
      let previous = state.played.removeLast()
      state.waiting.insert(contentsOf: [previous, current], at: 0)
      return true
    }
  }
}
