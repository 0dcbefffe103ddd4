internal import EnsPOSIX
internal import EnsSQLite
internal import Synchronization

/// Rows on their way into a file that is built aside, written by a thread of their own while the next ones are still
/// being read and folded. At most a few megabytes wait.
final class RecordQueue {
  /// Rows that are handed over at once.
  private struct Batch: Sendable {
    var rows: [QueuedRow] = []
    /// Their texts and blobs, one behind the other.
    var bytes: [UInt8] = []
  }

  private struct State {
    var waiting: [Batch] = []
    var isBusy = false
    var isOver = false
    var failure: SQLiteError?
  }

  private static let batchSize = 512 << 10
  private static let batchRows = 8_192
  private static let mostWaiting = 4

  private let state = Monitor(State())
  private var batch = Batch()
  private var thread: Thread?

  init(_ statements: consuming QueueStatements) throws(POSIXError) {
    let state = state
    let writer = Writer(state, Mutex(statements))
    reserve()
    thread = try Thread { writer.run() }
  }

  deinit {
    state.with { $0.isOver = true }
    thread.take()?.join()
  }

  /// Hands over a row with its texts and blobs. What an earlier one failed with is thrown here.
  func add(
    _ table: QueuedTable, _ numbers: (Int64, Int64, Int64, Int64), _ first: Span<UInt8>, _ second: Span<UInt8>
  ) throws(SQLiteError) {
    batch.bytes.append(copying: first)
    let middle = batch.bytes.count
    batch.bytes.append(copying: second)
    batch.rows.append(QueuedRow(table: table, numbers: numbers, middle: middle, end: batch.bytes.count))
    if batch.bytes.count >= Self.batchSize || batch.rows.count >= Self.batchRows { try submit() }
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
    reserve()
    let failure = state.wait { state -> SQLiteError?? in
      if state.failure == nil, state.waiting.count >= Self.mostWaiting { return nil }
      state.waiting.append(full)
      return .some(state.failure)
    }
    if let failure { throw failure }
  }

  private func reserve() { batch.bytes.reserveCapacity(Self.batchSize * 5 / 4) }

  /// The thread's own part.
  private final class Writer: Sendable {
    private let state: Monitor<State>
    private let statements: Mutex<QueueStatements>

    init(_ state: Monitor<State>, _ statements: consuming sending Mutex<QueueStatements>) {
      self.state = state
      self.statements = statements
    }

    func run() {
      while let batch = next() {
        let result = statements.withLock { held in Result { () throws(SQLiteError) in try Self.write(batch, &held) } }
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

    private static func write(_ batch: Batch, _ statements: inout QueueStatements) throws(SQLiteError) {
      let bytes = batch.bytes
      var start = 0
      for row in batch.rows {
        try statements.write(
          row, bytes.span.extracting(start..<row.middle), bytes.span.extracting(row.middle..<row.end))
        start = row.end
      }
    }
  }
}
