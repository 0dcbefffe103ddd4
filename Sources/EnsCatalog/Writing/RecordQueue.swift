internal import EnsPOSIX
internal import EnsSQLite
internal import Synchronization

/// Rows of `record` and `name` on their way into a file that is built aside, written by a thread of their own while the
/// next ones are still being read and folded. At most a few megabytes wait.
final class RecordQueue {
  /// Rows that are handed over at once.
  private struct Batch: Sendable {
    var rows: [(row: UInt32, key: Int64, scope: Int64, kind: Int, end: Int)] = []
    var lines: [UInt8] = []
    var names: [(number: UInt32, kind: UInt8, folded: Int, title: Int)] = []
    /// Folded names and titles, in turn; each ends where its name says.
    var texts: [UInt8] = []
  }

  /// The statements that write the rows.
  private struct Inserts: ~Copyable, Sendable {
    var record: SharedStatement
    var name: SharedStatement
  }

  private struct State {
    var waiting: [Batch] = []
    var isBusy = false
    var isOver = false
    var failure: SQLiteError?
  }

  private static let batchSize = 512 << 10
  private static let mostWaiting = 4

  private let state = Monitor(State())
  private var batch = Batch()
  private var thread: Thread?

  /// - Parameters:
  ///   - record: The statement that writes row, key, scope, kind and line.
  ///   - name: The statement that writes number, kind, folded name and title.
  init(record: consuming SharedStatement, name: consuming SharedStatement) throws(POSIXError) {
    let state = state
    let inserts = Mutex(Inserts(record: record, name: name))
    let writer = Writer(state, inserts)
    batch.lines.reserveCapacity(Self.batchSize * 5 / 4)
    thread = try Thread { writer.run() }
  }

  deinit {
    state.with { $0.isOver = true }
    thread.take()?.join()
  }

  /// Hands over a row. What an earlier one failed with is thrown here.
  func add(_ row: UInt32, _ key: Int64, scope: Int64, kind: Int, _ line: Span<UInt8>) throws(SQLiteError) {
    batch.lines.append(copying: line)
    batch.rows.append((row, key, scope, kind, batch.lines.count))
    if batch.lines.count >= Self.batchSize { try submit() }
  }

  /// Hands over a name.
  func add(name: UInt32, _ kind: UInt8, folded: Span<UInt8>, title: Span<UInt8>) {
    batch.texts.append(copying: folded)
    let end = batch.texts.count
    batch.texts.append(copying: title)
    batch.names.append((name, kind, end, batch.texts.count))
  }

  /// Waits until every row that was handed over is written.
  func drain() throws(SQLiteError) {
    try submit()
    let failure = state.wait { state -> SQLiteError?? in
      state.waiting.isEmpty && !state.isBusy ? .some(state.failure) : nil
    }
    if let failure { throw failure }
  }

  private func submit() throws(SQLiteError) {
    var full = Batch()
    swap(&full, &batch)
    if full.rows.isEmpty, full.names.isEmpty { return }
    batch.lines.reserveCapacity(Self.batchSize * 5 / 4)
    let failure = state.wait { state -> SQLiteError?? in
      if state.failure == nil, state.waiting.count >= Self.mostWaiting { return nil }
      state.waiting.append(full)
      return .some(state.failure)
    }
    if let failure { throw failure }
  }

  /// The thread's own part.
  private final class Writer: Sendable {
    private let state: Monitor<State>
    private let inserts: Mutex<Inserts>

    init(_ state: Monitor<State>, _ inserts: consuming sending Mutex<Inserts>) {
      self.state = state
      self.inserts = inserts
    }

    func run() {
      while let batch = next() {
        let result = inserts.withLock { held in Result { () throws(SQLiteError) in try Self.write(batch, &held) } }
        state.with { state in
          state.isBusy = false
          if case .failure(let error) = result {
            state.failure = error
            state.waiting = []
          }
        }
      }
    }

    /// The next rows; nil when there will be none.
    private func next() -> Batch? {
      state.wait { state -> Batch?? in
        if state.isOver { return .some(nil) }
        if state.waiting.isEmpty { return nil }
        state.isBusy = true
        return .some(state.waiting.removeFirst())
      }
    }

    private static func write(_ batch: Batch, _ inserts: inout Inserts) throws(SQLiteError) {
      try writeNames(batch, &inserts.name)
      try writeRecords(batch, &inserts.record)
    }

    private static func writeNames(_ batch: Batch, _ shared: inout SharedStatement) throws(SQLiteError) {
      var start = 0
      for name in batch.names {
        try shared.statement.bind(1, Int64(name.number))
        try shared.statement.bind(2, Int64(name.kind))
        try shared.statement.bind(3, text: batch.texts.span.extracting(start..<name.folded))
        try shared.statement.bind(4, text: batch.texts.span.extracting(name.folded..<name.title))
        try shared.statement.run()
        start = name.title
      }
    }

    private static func writeRecords(_ batch: Batch, _ shared: inout SharedStatement) throws(SQLiteError) {
      var start = 0
      for row in batch.rows {
        try shared.statement.bind(1, Int64(row.row))
        try shared.statement.bind(2, row.key)
        try shared.statement.bind(3, row.scope)
        try shared.statement.bind(4, Int64(row.kind))
        try shared.statement.run(5, lending: batch.lines.span.extracting(start..<row.end))
        start = row.end
      }
    }
  }
}
