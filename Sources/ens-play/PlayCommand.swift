import EnsAudio
import EnsCLI
import EnsConfig
import EnsPOSIX
import EnsPlayer

/// Plays the tracks of a stream and tells what happens to them.
struct PlayCommand: Command {
  static let output = Option<OutputChoice>.parsed(
    "output", short: "o", "auto|DRIVER[:DEVICE]|wav:FILE|raw:FILE|null", variable: "ENS_OUTPUT",
    "where the sound goes; - as FILE is standard output"
  ) { text throws(UsageError) in
    guard let choice = OutputChoice(text) else {
      throw UsageError("is not auto, a driver, wav:FILE, raw:FILE or null: \(text)")
    }
    return choice
  }
  static let gain = Option.choice(
    "gain", GainMode.allCases.map(\.rawValue), variable: "ENS_GAIN",
    "level loudness by track, by album, by album where albums are played in a row, or not at all")
  static let start = Option.duration("start", "TIME", "begin so far into the first track, such as 90s or 1:30")
  static let control = Option.file(
    "control", "SOCKET", variable: "ENS_CONTROL", "listen for commands on a socket, or, with --send, speak to it")
  static let send = Option.text(
    "send", "COMMAND", "send a command to the player that listens on --control, and print its answer")
  static let events = Option.file("events", "FILE", "write play events to a file instead of standard output")
  static let source = Option.text(
    "source", "ADDRESS", variable: "ENS_SOURCE",
    "find local tracks there, such as local:DIR, or a name from sources.json")
  static let seed = Option.seed("make the ids of plays the same every time")

  private let outputChoice: OutputChoice
  private let settings: PlayerSettings
  private let controlPath: FilePath?
  private let message: ControlClient?
  private let eventsPath: FilePath?
  private let sourceAddress: String?
  private let seedNumber: UInt64?

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.refuseOperands()
    outputChoice = try arguments[Self.output] ?? .automatic
    var settings = PlayerSettings()
    settings.gain = try arguments[Self.gain].flatMap { GainMode(rawValue: $0) } ?? .auto
    settings.start = try arguments[Self.start] ?? 0
    controlPath = try arguments[Self.control].map { FilePath($0) }
    settings.control = controlPath?.displayed
    self.settings = settings
    if let text = try arguments[Self.send] {
      guard let controlPath else { throw UsageError("--send needs --control SOCKET") }
      message = try ControlClient(text, to: controlPath)
    } else {
      message = nil
    }
    eventsPath = try arguments[Self.events].map { FilePath($0) }
    sourceAddress = try arguments[Self.source]
    seedNumber = try arguments[Self.seed]
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    if let message { return try message.run() }
    let locator: TrackLocator
    do throws(ConfigError) {
      locator = TrackLocator(try LocalAudio(Places(environment: console.environment), source: sourceAddress))
    } catch {
      throw Failure(.configuration, nil, error.description)
    }
    // The reader of standard input would say this too, but in a thread, with the device open already.
    if Descriptor.standardInput.isTerminal { _ = try console.standardInput() }
    var stage = Stage(console, outputChoice, settings, seed: seedNumber ?? SystemEnvironment.randomNumber())
    try stage.open(events: eventsPath, control: controlPath)
    return try stage.play(locator)
  }
}
