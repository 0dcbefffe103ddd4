internal import EnsPOSIX

/// Reads files with several threads, and gives the results back in the order in which they were asked for.
final class ReadingPool: Sendable {
  typealias Reading = Result<FileReading, FileReading.Refusal>

  private struct Job {
    var shelf: Int
    var index: Int
    var entry: FileEntry
  }

  private struct Ticket {
    var missing: Int
    var readings: [Reading?]
  }

  private struct State {
    var jobs: [Job] = []
    var next = 0
    var tickets: [Int: Ticket] = [:]
    var isClosed = false
  }

  private final class Worker {
    private var thread: Thread?

    init(_ work: @escaping @Sendable () -> Void) throws(POSIXError) { thread = try Thread(work) }

    func join() { thread.take()?.join() }
  }

  private let state = Monitor(State())
  private let root: FilePath

  /// How many files a thread takes at once: enough that the lock is not worth a thought.
  private static let batchSize = 8

  private init(_ root: FilePath) { self.root = root }

  /// Lends a pool of so many threads for files below `root`; they have ended when this returns.
  static func with<Outcome>(
    threads: Int, root: FilePath, _ body: (ReadingPool) throws -> Outcome
  ) throws -> Outcome {
    let pool = ReadingPool(root)
    var workers: [Worker] = []
    defer {
      pool.state.with { $0.isClosed = true }
      for worker in workers { worker.join() }
    }
    for _ in 0..<max(1, threads) { workers.append(try Worker { pool.work() }) }
    return try body(pool)
  }

  /// Asks for the files of a shelf; `number` is what they are asked back with.
  func submit(_ entries: [FileEntry], number: Int) {
    state.with { state in
      state.tickets[number] = Ticket(missing: entries.count, readings: Array(repeating: nil, count: entries.count))
      if state.next > 4096 {
        state.jobs.removeFirst(state.next)
        state.next = 0
      }
      for (index, entry) in entries.enumerated() { state.jobs.append(Job(shelf: number, index: index, entry: entry)) }
    }
  }

  /// Waits for the files of a shelf.
  func take(number: Int) -> [Reading] {
    state.wait { state in
      guard let ticket = state.tickets[number], ticket.missing == 0 else { return nil }
      state.tickets[number] = nil
      return ticket.readings.compactMap { $0 }
    }
  }

  private func work() {
    while true {
      let jobs: [Job] = state.wait { state in
        if state.isClosed { return [] }
        guard state.next < state.jobs.count else { return nil }
        let end = min(state.jobs.count, state.next + Self.batchSize)
        defer { state.next = end }
        return Array(state.jobs[state.next..<end])
      }
      if jobs.isEmpty { return }
      let readings = jobs.map { FileReading.read($0.entry, below: root) }
      state.with { state in
        for (job, reading) in zip(jobs, readings) {
          state.tickets[job.shelf]?.readings[job.index] = reading
          state.tickets[job.shelf]?.missing -= 1
        }
      }
    }
  }
}
