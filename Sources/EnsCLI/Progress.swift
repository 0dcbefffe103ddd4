internal import EnsPOSIX

/// A line on the terminal that says how far the work has come. Where standard error is no terminal it says nothing.
package struct Progress: ~Copyable {
  private let reporter: Reporter
  private let isShown: Bool
  private let begin = SystemClock.monotonicNanoseconds()
  private var shownAt: Int64 = 0

  package init(_ console: Console) {
    reporter = console.reporter
    isShown = Descriptor.standardError.isTerminal
  }

  /// Shows `done` of `total` (nil when nobody knows) things called `noun`, at most ten times a second.
  package mutating func show(_ done: Int, of total: Int?, _ noun: String) {
    guard isShown else { return }
    let now = SystemClock.monotonicNanoseconds()
    guard now - shownAt >= 100_000_000 else { return }
    shownAt = now
    let seconds = max(Double(now - begin) / 1e9, 0.001)
    let rate = Double(done) / seconds
    guard let total, total > 0 else { return reporter.status("\(done) \(noun), \(Int(rate))/s") }
    let filled = min(24, done * 24 / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    let left = rate > 0 ? DurationText.clock(milliseconds: Int64(Double(max(0, total - done)) / rate * 1000)) : "?"
    reporter.status("\(bar) \(done)/\(total) \(noun), \(Int(rate))/s, \(left) left")
  }

  deinit { if isShown, shownAt > 0 { reporter.status("") } }
}
