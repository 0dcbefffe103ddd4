import EnsCLI
import EnsDomain
import EnsPOSIX
import EnsPlayer

/// Everything around the player while it plays: the threads that read, write, listen and watch for signals.
struct Stage: ~Copyable {
  private let console: Console
  private let choice: OutputChoice
  private let settings: PlayerSettings
  private let seed: UInt64
  private let feed = PlayFeed()
  private let inbox = Inbox()
  private let queue: EventQueue
  /// What the threads could not do.
  private let troubles = Monitor<[Failure]>([])
  private var terminal: TerminalFront?
  private var controlPath: FilePath?

  private static let signals: [Signal] = [.interrupt, .terminate, .hangUp]

  init(_ console: Console, _ choice: OutputChoice, _ settings: PlayerSettings, seed: UInt64) {
    self.console = console
    self.choice = choice
    self.settings = settings
    self.seed = seed
    queue = EventQueue(canWait: !choice.isLive)
  }

  /// Starts the threads. Throws when the control socket or a thread cannot be made.
  mutating func open(events: FilePath?, control: FilePath?) throws(Failure) {
    Signals.hold(Self.signals)
    do throws(POSIXError) {
      try watchSignals()
      try startEvents(events)
      if let control { try listen(control) }
      if Descriptor.standardError.isTerminal { terminal = try TerminalFront(console.reporter, inbox) }
      let intake = RecordIntake(console, feed)
      let troubles = troubles
      _ = try Thread {
        do throws(Failure) { try intake.run() } catch { troubles.with { $0.append(error) } }
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Plays to the end, then waits until the last event is written.
  consuming func play(_ locator: TrackLocator) throws(Failure) -> ExitStatus {
    let result = Result { () throws(Failure) in try perform(locator) }
    let signal = inbox.stopSignal
    inbox.waitForReplies(milliseconds: 1000)
    queue.close()
    // A signal does not wait for a reader that has stopped reading; the end of the music does.
    _ = queue.waitUntilFinished(milliseconds: signal == nil ? .max / 2_000_000 : 3000)
    terminal.take()?.close()
    // The thread that listens lives as long as the process, and its socket would outlive both.
    if let controlPath { try? Files.remove(controlPath) }
    if let signal { Signals.raiseDefault(signal) }
    let outcome = try result.get()
    if let trouble = troubles.with({ $0.first }) { throw trouble }
    if outcome.gaveUp {
      console.reporter.problem(nil, "\(settings.failuresAllowed + 1) tracks in a row failed; the rest is not played")
    }
    return console.status(otherwise: outcome.played == 0 ? .nothing : .success)
  }

  private func perform(_ locator: TrackLocator) throws(Failure) -> PlayerOutcome {
    let reporter = console.reporter
    let clock = console.clock
    do throws(OutputError) {
      let player = Player(
        settings, feed: feed, inbox: inbox, events: queue, output: try makeOutput(), seed: seed,
        now: { clock.now() }, locate: { locator.locate($0) },
        complain: { item, failure in reporter.problem(item.place, "\(item.name): \(failure)") })
      return try player.run()
    } catch {
      throw Self.failure(error)
    }
  }

  private func makeOutput() throws(OutputError) -> any AudioOutput {
    switch choice {
    case .null: return NullOutput()
    case .wav(let place): return try FileOutput(place, .wav)
    case .raw(let place): return try FileOutput(place, .raw)
    case .automatic: return SoundOutput(driver: nil, device: nil, name: "ens-play")
    case .driver(let driver, let device): return SoundOutput(driver: driver, device: device, name: "ens-play")
    }
  }

  private static func failure(_ error: OutputError) -> Failure {
    switch error {
    case .readerLeft: return .readerLeft
    case .file(let error) where error.operation == "create":
      return Failure(.cannotCreate, error.path, "cannot create: \(error.reason)")
    case .file(let error): return Failure(error)
    case .conversion(let reason): return Failure(.inputOutput, "sound", reason)
    case .device:
      let file = "write to a file with --output wav:FILE"
      return Failure(
        .unavailable, "no sound", error.description,
        advice: error.lacksDrivers ? "install Debian's mpg123 package for the drivers, or \(file)" : file)
    }
  }

  private func watchSignals() throws(POSIXError) {
    let inbox = inbox
    _ = try Thread(stackBytes: 256 << 10) {
      let signal = Signals.wait(for: Self.signals)
      inbox.stop(for: signal)
      // A second signal, or an output that takes nothing any more, ends it the hard way.
      let again = Signals.wait(for: Self.signals, milliseconds: 5000)
      Signals.raiseDefault(again ?? signal)
    }
  }

  private func startEvents(_ path: FilePath?) throws(POSIXError) {
    let isSilent = path == nil && (choice.takesStandardOutput || isUnwantedOnTerminal)
    guard !isSilent else { return queue.finish() }
    let writing = EventWriting(console, queue, to: path)
    let troubles = troubles
    _ = try Thread {
      do throws(Failure) { try writing.run() } catch { troubles.with { $0.append(error) } }
    }
  }

  private var isUnwantedOnTerminal: Bool { console.format == nil && Descriptor.standardOutput.isTerminal }

  private mutating func listen(_ path: FilePath) throws(POSIXError) {
    let server = SharedServer(try ControlServer(at: path))
    controlPath = path
    let inbox = inbox
    _ = try Thread(stackBytes: 256 << 10) { server.server.serve(inbox) }
  }

  /// The server on its way into its thread.
  private final class SharedServer: Sendable {
    let server: ControlServer
    init(_ server: consuming ControlServer) { self.server = server }
  }
}
