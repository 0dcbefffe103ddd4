package import EnsDomain
package import EnsWire

/// The tracks of one request while their order is not decided: their lines in one run of bytes, and where each begins.
package struct HeldQueue: ~Copyable {
  /// One track.
  private struct Item {
    let end: Int
    let durationMs: Int64
    /// Equal for tracks that stay together.
    let group: Int
  }

  private var bytes: [UInt8] = []
  private var items: [Item] = []
  private var groups: [String: Int] = [:]
  private let rules: QueueRules

  package init(_ rules: QueueRules) { self.rules = rules }

  /// How many tracks are held.
  package var count: Int { items.count }

  /// Takes a track: its line and where the members are in it.
  package mutating func append(_ line: Span<UInt8>, _ fields: borrowing FieldIndex) {
    let group = group(of: line, fields)
    for index in 0..<line.count { bytes.append(line[index]) }
    items.append(
      Item(end: bytes.count, durationMs: QueueFields.durationMs(line, fields) ?? 0, group: group))
  }

  /// Gives the lines in playing order until the rules, the allowance or the reader end it. With each pass over a
  /// shuffled queue the order is drawn anew.
  package consuming func play<Failure: Error>(
    within allowance: inout Allowance, drawing generator: inout SeededGenerator,
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var own = Allowance(rules)
    var pass = 0
    while !items.isEmpty, goesOn(after: pass) {
      for index in order(drawing: &generator) {
        let duration = items[index].durationMs
        guard own.admits(durationMs: duration), allowance.admits(durationMs: duration) else { return }
        let start = index == 0 ? 0 : items[index - 1].end
        try body(bytes.span.extracting(start..<items[index].end))
      }
      pass += 1
    }
  }

  private func goesOn(after passes: Int) -> Bool {
    if case .times(let times) = rules.repetition { return passes < times }
    return true
  }

  private func order(drawing generator: inout SeededGenerator) -> [Int] {
    var order = Array(items.indices)
    switch rules.shuffle {
    case nil: break
    case .track: generator.shuffle(&order)
    case .album, .artist: order = groupedOrder(drawing: &generator)
    }
    return rules.repetition == .one ? Array(order.prefix(1)) : order
  }

  /// Groups in a random order; the tracks of each in the order they came.
  private func groupedOrder(drawing generator: inout SeededGenerator) -> [Int] {
    var members = [[Int]](repeating: [], count: groups.count)
    for (index, item) in items.enumerated() { members[item.group].append(index) }
    generator.shuffle(&members)
    return members.flatMap { $0 }
  }

  private mutating func group(of line: Span<UInt8>, _ fields: borrowing FieldIndex) -> Int {
    let key: String
    switch rules.shuffle {
    case nil, .track: return 0
    case .album: key = QueueFields.albumKey(line, fields)
    case .artist: key = QueueFields.artistKey(line, fields)
    }
    if let group = groups[key] { return group }
    groups[key] = groups.count
    return groups.count - 1
  }
}
