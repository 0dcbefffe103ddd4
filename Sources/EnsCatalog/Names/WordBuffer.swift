internal import EnsSQLite

/// Words of new names on their way into the table `word`.
struct WordBuffer: ~Copyable {
  private var words = ByteInterner()
  /// The word's number in the upper and the name in the lower half, names ascending.
  private var pairs: [UInt64] = []

  /// Bytes in memory, about.
  var weight: Int { words.byteCount + words.count * 24 + pairs.count * 16 }

  /// Notes the words of a folded name. Names must come in ascending order.
  mutating func add(_ folded: Span<UInt8>, name: UInt32) {
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != UInt8(ascii: " ") { end += 1 }
      if end > start {
        let (word, _) = words.number(prefix: 0, folded.extracting(start..<end))
        pairs.append(UInt64(word) << 32 | UInt64(name))
      }
      start = end + 1
    }
  }

  /// Writes the words, in their own order, and forgets their names.
  mutating func write(
    to connection: borrowing Connection, isFirst: Bool, _ queue: RecordQueue?
  ) throws(SQLiteError) {
    PairSorting.sortByFirst(&pairs)
    var lists: [(text: String, range: Range<Int>)] = []
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end] >> 32 == pairs[start] >> 32 { end += 1 }
      lists.append((String(decoding: words.bytes(Int(pairs[start] >> 32)), as: UTF8.self), start..<end))
      start = end
    }
    lists.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    var writer = try WordWriter(connection, isFirst: isFirst, queue)
    for list in lists { try writer.append(pairs.span.extracting(list.range), to: list.text) }
    pairs.removeAll(keepingCapacity: false)
  }
}
