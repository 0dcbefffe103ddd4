import EnsPOSIX

/// The bounded way of events from the thread that feeds the sound to the thread that writes them.
///
/// When it is full, `progress` is dropped. Other events wait their turn; and where the sound goes into a file, the
/// player waits with them, so that the queue stays small however slow the reader is.
package final class EventQueue: Sendable {
  private struct State {
    var waiting: [PlayEvent] = []
    var isClosed = false
    var isDone = false
  }

  private let state = Monitor(State())
  private let limit: Int
  private let canWait: Bool

  /// A queue of `limit` events. `canWait` says whether `add` may make its caller wait: not while a device is fed.
  package init(limit: Int = 256, canWait: Bool) {
    self.limit = limit
    self.canWait = canWait
  }

  /// Adds an event, or drops it when it is `progress` and the queue is full.
  package func add(_ event: PlayEvent) {
    if !event.kind.isEssential {
      state.with { if $0.waiting.count < limit && !$0.isDone { $0.waiting.append(event) } }
    } else if canWait {
      state.wait { state -> Void? in
        guard state.waiting.count < limit || state.isDone else { return nil }
        if !state.isDone { state.waiting.append(event) }
        return ()
      }
    } else {
      state.with { if !$0.isDone { $0.waiting.append(event) } }
    }
  }

  /// Takes all that wait, in order; waits for at least one. Nil at the end.
  package func takeAll() -> [PlayEvent]? {
    state.wait { state -> [PlayEvent]?? in
      if !state.waiting.isEmpty {
        defer { state.waiting.removeAll() }
        return .some(state.waiting)
      }
      return state.isClosed ? .some(nil) : nil
    }
  }

  /// Says that no event will follow.
  package func close() { state.with { $0.isClosed = true } }

  /// Says that events have nowhere to go any more, or that all have gone there.
  package func finish() {
    state.with { state in
      state.isDone = true
      state.waiting.removeAll()
    }
  }

  /// Waits until the writer has finished, at most so long; false when it has not.
  package func waitUntilFinished(milliseconds: Int64) -> Bool {
    state.wait(milliseconds: milliseconds) { $0.isDone ? true : nil } ?? false
  }
}
