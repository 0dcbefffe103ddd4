import EnsCLI
import EnsDomain
import EnsPOSIX
import EnsQueue
import EnsWire

/// Puts the tracks of a stream in playing order.
struct QueueCommand: Command {
  static let shuffle = Option.flag("shuffle", short: "s", "play in random order, every order equally likely")
  static let shuffleBy = Option.choice(
    "shuffle-by", QueueRules.ShuffleUnit.allCases.map(\.rawValue),
    "shuffle tracks, or whole albums or artists whose tracks stay together in order")
  static let seed = Option.seed("draw the same order every time, on every machine")
  static let repeats = Option<QueueRules.Repetition>.parsed(
    "repeat", "N|all|one", value: .choice(["all", "one"]),
    "go through the queue N times, or for ever, or repeat its first track for ever"
  ) { text throws(UsageError) in
    guard let repetition = QueueRules.Repetition(text) else {
      throw UsageError("is not a number from 1 up, all or one: \(text)")
    }
    return repetition
  }
  static let limit = Option.count("limit", short: "n", atLeast: 1, "write at most N tracks in all")
  static let limitTime = Option.duration("limit-time", "TIME", "write at most so much music, such as 1h or 90m")

  private let options: QueueRules
  private let seed: UInt64?

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.refuseOperands()
    let unit = try arguments[Self.shuffleBy].flatMap { QueueRules.ShuffleUnit(rawValue: $0) }
    let shuffles = try arguments.has(Self.shuffle)
    options = QueueRules(
      shuffle: unit ?? (shuffles ? .track : nil), repetition: try arguments[Self.repeats] ?? .times(1),
      limit: try arguments[Self.limit],
      limitMs: try arguments[Self.limitTime])
    seed = try arguments[Self.seed]
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    let generator = SeededGenerator(seed: seed ?? SystemEnvironment.randomNumber())
    var stream = QueueStream(options, drawing: generator, reporter: console.reporter)
    var input = try console.standardInput()
    var output = console.standardOutput()
    while !stream.isOver {
      guard try input.next(flushing: &output) else { break }
      try stream.take(&input, &output)
    }
    try stream.release(to: &output)
    let isIdle = stream.trackCount == 0
    try output.finish()
    return console.status(otherwise: isIdle ? .nothing : .success)
  }
}
