internal import EnsPOSIX
internal import EnsSQLite
internal import Synchronization

/// Rows of `record` on their way into a file that is built aside, written by a thread of their own while the next ones
/// are still being read and folded. At most a few megabytes wait.
final class RecordQueue {
  /// Rows that are handed over at once.
  private struct Batch: Sendable {
    var rows: [(row: UInt32, key: Int64, scope: Int64, kind: Int, end: Int)] = []
    var lines: [UInt8] = []
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

  /// - Parameter insert: The statement that writes row, key, scope, kind and line.
  init(_ insert: consuming SharedStatement) throws(POSIXError) {
    let state = state
    let statement = Mutex(insert)
    let writer = Writer(state, statement)
    thread = try Thread { writer.run() }
  }

  deinit {
    state.with { $0.isOver = true }
    thread.take()?.join()
  }

  /// Hands over a row. What an earlier one failed with is thrown here.
  func add(_ row: UInt32, _ key: Int64, scope: Int64, kind: Int, _ line: Span<UInt8>) throws(SQLiteError) {
    for index in 0..<line.count { batch.lines.append(line[index]) }
    batch.rows.append((row, key, scope, kind, batch.lines.count))
    if batch.lines.count >= Self.batchSize { try submit() }
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
    if full.rows.isEmpty { return }
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
    private let insert: Mutex<SharedStatement>

    init(_ state: Monitor<State>, _ insert: consuming sending Mutex<SharedStatement>) {
      self.state = state
      self.insert = insert
    }

    func run() {
      while let batch = next() {
        let result = insert.withLock { shared in Result { () throws(SQLiteError) in try Self.write(batch, &shared) } }
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

    private static func write(_ batch: Batch, _ shared: inout SharedStatement) throws(SQLiteError) {
      var start = 0
      for row in batch.rows {
        try shared.statement.bind(1, Int64(row.row))
        try shared.statement.bind(2, row.key)
        try shared.statement.bind(3, row.scope)
        try shared.statement.bind(4, Int64(row.kind))
        try shared.statement.bind(5, batch.lines.span.extracting(start..<row.end))
        try shared.statement.run()
        start = row.end
      }
    }
  }
}
