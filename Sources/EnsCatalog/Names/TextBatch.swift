internal import EnsPOSIX

/// Texts with a number each, collected to be gone through in the order of their bytes.
struct TextBatch: ~Copyable {
  private struct Entry {
    /// The first eight bytes, so that most comparisons need no more.
    var head: UInt64
    var start: UInt32
    var count: UInt32
    var number: UInt32
    var tag: UInt8
  }

  private var arena: [UInt8] = []
  private var entries: [Entry] = []

  /// Bytes in memory, about.
  var weight: Int { arena.count + entries.count * MemoryLayout<Entry>.stride }

  /// Adds a text with its number and a tag.
  mutating func add(_ text: Span<UInt8>, tag: UInt8, number: UInt32) {
    var head: UInt64 = 0
    for index in 0..<8 { head = head << 8 | (index < text.count ? UInt64(text[index]) : 0) }
    let start = UInt32(truncatingIfNeeded: arena.count)
    arena.append(copying: text)
    entries.append(Entry(head: head, start: start, count: UInt32(text.count), number: number, tag: tag))
  }

  /// A batch of other texts with the same tags and numbers; `change` puts what becomes of a text in place of the bytes
  /// that it is given.
  func mapped(_ change: (Span<UInt8>, inout [UInt8]) -> Void) -> TextBatch {
    var other = TextBatch()
    var text: [UInt8] = []
    for entry in entries {
      let start = Int(entry.start)
      change(arena.span.extracting(start..<start + Int(entry.count)), &text)
      other.add(text.span, tag: entry.tag, number: entry.number)
    }
    return other
  }

  /// Gives the texts in the order of bytes, tag and number, and forgets them.
  mutating func drain<Failure: Error>(
    _ body: (Span<UInt8>, _ tag: UInt8, _ number: UInt32) throws(Failure) -> Void
  ) throws(Failure) {
    let held = arena
    let starts = distribute()
    var part: [Entry] = []
    for group in 0..<Self.groups where starts[group] < starts[group + 1] {
      part.removeAll(keepingCapacity: true)
      part.append(contentsOf: entries[starts[group]..<starts[group + 1]])
      part.sort { Self.isBefore(held.span, $0, $1) }
      for entry in part {
        let start = Int(entry.start)
        try body(held.span.extracting(start..<start + Int(entry.count)), entry.tag, entry.number)
      }
    }
    arena = []
    entries = []
  }

  /// Groups the entries by their first two bytes, so that what is left to sort is little at a time; gives where each
  /// group starts.
  private mutating func distribute() -> [Int] {
    var starts = [Int](repeating: 0, count: Self.groups + 1)
    for entry in entries { starts[Self.group(entry) + 1] += 1 }
    for group in 1..<starts.count { starts[group] += starts[group - 1] }
    var next = starts
    var grouped = entries
    for entry in entries {
      let group = Self.group(entry)
      grouped[next[group]] = entry
      next[group] += 1
    }
    entries = grouped
    return starts
  }

  private static let groups = 1 << 16

  private static func group(_ entry: Entry) -> Int { Int(truncatingIfNeeded: entry.head >> 48) }

  private static func isBefore(_ arena: Span<UInt8>, _ left: Entry, _ right: Entry) -> Bool {
    if left.head != right.head { return left.head < right.head }
    let order = order(arena, left, right)
    if order != 0 { return order < 0 }
    return left.tag == right.tag ? left.number < right.number : left.tag < right.tag
  }

  private static func order(_ arena: Span<UInt8>, _ left: Entry, _ right: Entry) -> Int {
    let shared = Int(min(left.count, right.count))
    for index in 0..<shared {
      let one = arena[Int(left.start) + index]
      let other = arena[Int(right.start) + index]
      if one != other { return one < other ? -1 : 1 }
    }
    return Int(left.count) - Int(right.count)
  }
}
