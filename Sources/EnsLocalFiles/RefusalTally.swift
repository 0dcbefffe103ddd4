internal import EnsSource

/// Files that are listed though they cannot be played: one line a reason, not one a file.
struct RefusalTally {
  private var reasons: [(why: String, count: Int, first: String)] = []

  mutating func add(_ why: String, _ path: String) {
    if let index = reasons.firstIndex(where: { $0.why == why }) {
      reasons[index].count += 1
    } else {
      reasons.append((why, 1, path))
    }
  }

  /// Says what was gathered.
  func report(to sink: any RecordSink) {
    for reason in reasons {
      let more = reason.count > 1 ? " (and \(reason.count - 1) more)" : ""
      sink.note("\(reason.first)\(more)", "is listed but cannot be played: \(reason.why)")
    }
  }
}
