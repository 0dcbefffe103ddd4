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
    for index in 0..<text.count { arena.append(text[index]) }
    entries.append(Entry(head: head, start: start, count: UInt32(text.count), number: number, tag: tag))
  }

  /// Gives the texts in the order of bytes, tag and number, and forgets them.
  mutating func drain<Failure: Error>(
    _ body: (Span<UInt8>, _ tag: UInt8, _ number: UInt32) throws(Failure) -> Void
  ) throws(Failure) {
    let held = arena
    entries.sort { left, right in
      if left.head != right.head { return left.head < right.head }
      let order = Self.order(held.span, left, right)
      if order != 0 { return order < 0 }
      return left.tag == right.tag ? left.number < right.number : left.tag < right.tag
    }
    for entry in entries {
      let start = Int(entry.start)
      try body(held.span.extracting(start..<start + Int(entry.count)), entry.tag, entry.number)
    }
    arena = []
    entries = []
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
