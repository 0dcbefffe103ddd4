import EnsPOSIX

/// Hands standard input on through a pipe, and ends it for good when the person wants the pipeline to end.
///
/// Ctrl-C reaches every command of a pipeline at once. The player still writes its last event then, so this one goes on
/// reading: to the end of input, or for as long as `patienceMs`.
final class InputPump: Sendable {
  private static let held: [Signal] = [.interrupt, .hangUp, .terminate]
  private static let patienceMs: Int64 = 3_000
  /// How long the reports may take after that.
  private static let graceMs: Int64 = 10_000

  private struct State {
    /// Nil when nothing more is handed on.
    var writingEnd: Int32?
    var signal: Signal?
    var failure: POSIXError?
    var isRead = false
  }

  private let state: Monitor<State>
  /// Where to read what came by standard input.
  let readingEnd: Int32

  /// Begins. No other thread may have been started before.
  init() throws(POSIXError) {
    Signals.hold(Self.held)
    let pipe = try ChildProcess.makePipe()
    readingEnd = pipe.reading
    state = Monitor(State(writingEnd: pipe.writing))
    let state = state
    // Both threads end with the process.
    _ = try Thread { Self.pump(state) }
    _ = try Thread { Self.watch(state) }
  }

  /// What was wrong with standard input.
  var failure: POSIXError? { state.with { $0.failure } }

  /// Says that the input has been read to its end.
  func inputIsOver() { state.with { $0.isRead = true } }

  /// Ends the process by the signal that came, if one did.
  func raise() {
    if let signal = state.with({ $0.signal }) { Signals.raiseDefault(signal) }
  }

  private static func pump(_ state: Monitor<State>) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    do throws(POSIXError) {
      while true {
        let count = try Descriptor.standardInput.read(into: &buffer, 0..<buffer.count)
        let goesOn = try state.with { state throws(POSIXError) in
          guard count > 0, let end = state.writingEnd else { return false }
          try Descriptor(number: end, isOwned: false).write(buffer.span.extracting(0..<count))
          return true
        }
        if !goesOn { break }
      }
    } catch {
      if !error.isBrokenPipe { state.with { $0.failure = error } }
    }
    close(state)
  }

  private static func watch(_ state: Monitor<State>) {
    let signal = Signals.wait(for: held)
    state.with { $0.signal = signal }
    if state.wait(milliseconds: patienceMs, { $0.isRead ? true : nil }) == nil { close(state) }
    // What is left is in the ledger, and is reported the next time.
    SystemClock.sleep(milliseconds: graceMs)
    Signals.raiseDefault(signal)
  }

  private static func close(_ state: Monitor<State>) {
    state.with { state in
      guard let end = state.writingEnd else { return }
      state.writingEnd = nil
      _ = Descriptor(number: end, isOwned: true)
    }
  }
}
