package import EnsPOSIX

/// Where commands wait for the player, and where it shows its state.
package final class Inbox: Sendable {
  /// A command and who gave it.
  package struct Entry: Sendable {
    /// What is wanted.
    package let command: PlayerCommand
    /// Whether it came over the control socket, and not from the keyboard.
    package let isRemote: Bool
    let number: Int
  }

  private struct State {
    var waiting: [Entry] = []
    var player = PlayerState()
    var issued = 0
    var answers: [Int: String?] = [:]
    var stopSignal: Signal?
    var replies = 0
  }

  private let state = Monitor(State())

  package init() {}

  /// Leaves a command without waiting for what comes of it.
  package func post(_ command: PlayerCommand, isRemote: Bool) {
    state.with { state in
      state.issued += 1
      state.waiting.append(Entry(command: command, isRemote: isRemote, number: state.issued))
    }
  }

  /// Leaves a command and waits until the player has obeyed; answers its state then, or why it could not.
  package func perform(_ command: PlayerCommand) -> (state: PlayerState, refusal: String?) {
    let number = state.with { state in
      state.issued += 1
      state.waiting.append(Entry(command: command, isRemote: true, number: state.issued))
      return state.issued
    }
    // A player that is busy opening a file answers late, but one that is gone never does.
    let answer = state.wait(milliseconds: 5000) { state -> (PlayerState, String?)? in
      guard let refusal = state.answers[number] else { return nil }
      state.answers[number] = nil
      return (state.player, refusal)
    }
    return answer ?? (state.with { $0.player }, "the player does not answer")
  }

  /// Takes the oldest command, waiting at most so long for one.
  package func take(milliseconds: Int64 = 0) -> Entry? {
    if milliseconds == 0 { return state.with { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() } }
    return state.wait(milliseconds: milliseconds) { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  /// Says that a command has been obeyed, or why not.
  package func answer(_ entry: Entry, refusal: String? = nil) {
    state.with { state in
      if entry.isRemote { state.answers[entry.number] = .some(refusal) }
    }
  }

  /// Says that a program is being answered.
  func beginReply() { state.with { $0.replies += 1 } }

  /// Says that a program has its answer.
  func endReply() { state.with { $0.replies -= 1 } }

  /// Waits until every program that asked has its answer, at most so long.
  package func waitForReplies(milliseconds: Int64) {
    _ = state.wait(milliseconds: milliseconds) { $0.replies == 0 ? true : nil }
  }

  /// Shows what the player does.
  package func show(_ player: PlayerState) { state.with { $0.player = player } }

  /// What the player does.
  package var player: PlayerState { state.with { $0.player } }

  /// Says that a signal wants the program to end.
  package func stop(for signal: Signal) {
    state.with { state in
      state.stopSignal = signal
      state.issued += 1
      state.waiting.insert(Entry(command: .stop, isRemote: false, number: state.issued), at: 0)
    }
  }

  /// The signal that wants the program to end.
  package var stopSignal: Signal? { state.with { $0.stopSignal } }
}
