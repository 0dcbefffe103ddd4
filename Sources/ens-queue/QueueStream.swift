import EnsCLI
import EnsDomain
import EnsQueue
import EnsWire

/// What becomes of the records of a stream, one after another: tracks are passed on, or held until their order can be
/// drawn; `intent` records are obeyed; albums and the like are refused; everything else is passed on.
///
/// An intent rules the tracks that follow it, up to the next one. Options rule the whole stream: where they decide the
/// order or the repetition, it is one queue from its first track to its last.
struct QueueStream: ~Copyable {
  private static let track: FieldName = "track"
  private static let movie: FieldName = "movie"
  private static let intent: FieldName = "intent"
  private static let containers: [FieldName] = ["album", "artist", "playlist", "collection", "genre", "hub"]

  private let options: QueueRules
  private let isOneQueue: Bool
  private let reporter: Reporter
  private var generator: SeededGenerator
  private var rules: QueueRules
  private var held: HeldQueue
  /// What the last intent leaves.
  private var own: Allowance
  /// What the options leave.
  private var total: Allowance
  private var refused: Set<String> = []
  /// How many tracks have come in.
  private(set) var trackCount = 0

  init(_ options: QueueRules, drawing generator: SeededGenerator, reporter: Reporter) {
    self.options = options
    self.generator = generator
    self.reporter = reporter
    isOneQueue = !options.streams
    rules = QueueRules().overridden(by: options)
    held = HeldQueue(rules)
    own = Allowance(rules)
    total = Allowance(options)
  }

  /// Whether nothing that could still come would be written.
  var isOver: Bool { total.isUsedUp }

  /// Takes the current record.
  mutating func take(_ input: inout RecordReader, _ output: inout RecordWriter) throws(Failure) {
    if input.string(QueueFields.kind, equals: Self.track) || input.string(QueueFields.kind, equals: Self.movie) {
      trackCount += 1
      try takeTrack(input, &output)
    } else if input.string(QueueFields.kind, equals: Self.intent) {
      try obey(QueueRules(intent: input.record()), &output)
    } else if let kind = Self.containers.first(where: { input.string(QueueFields.kind, equals: $0) }) {
      refuse(kind.description, at: input.place)
      try input.keepRejected()
    } else {
      try output.copy(input)
    }
  }

  /// Writes the tracks that are held.
  mutating func release(to output: inout RecordWriter) throws(Failure) {
    var queue = HeldQueue(rules)
    swap(&queue, &held)
    try queue.play(within: &total, drawing: &generator) { (line) throws(Failure) in try output.write(line) }
  }

  private mutating func takeTrack(_ input: borrowing RecordReader, _ output: inout RecordWriter) throws(Failure) {
    guard rules.streams else {
      input.withLine { held.append($0, $1) }
      return
    }
    let isLimited = own.isLimited || total.isLimited
    let duration = isLimited ? input.withLine { QueueFields.durationMs($0, $1) } ?? 0 : 0
    if own.admits(durationMs: duration), total.admits(durationMs: duration) { try output.copy(input) }
  }

  private mutating func obey(_ intent: QueueRules, _ output: inout RecordWriter) throws(Failure) {
    if isOneQueue, trackCount > 0 { return }
    try release(to: &output)
    rules = intent.overridden(by: options)
    held = HeldQueue(rules)
    own = Allowance(rules)
  }

  /// Says once for each kind that it cannot be queued.
  private mutating func refuse(_ kind: String, at place: String) {
    guard refused.insert(kind).inserted else { return }
    reporter.problem(place, "\(kind) records are not tracks", advice: "pipe it through ens-resolve --expand")
  }
}
