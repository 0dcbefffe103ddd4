/// A set of row numbers, kept as bits in chunks of 16,000 rows; chunks without rows take no room.
struct RowSet: Hashable, Sendable {
  /// Rows in one chunk: their bits are the most that SQLite keeps within a page of 8 KB, so that a set is read with few
  /// reads.
  static let chunkRows = 16_000
  static let chunkWords = chunkRows / 64

  /// The words of each chunk; empty where no row of it is in the set.
  private(set) var chunks: [[UInt64]] = []

  init() {}

  /// Adds a row.
  mutating func insert(_ row: UInt32) {
    let (chunk, word, bit) = Self.place(row)
    prepare(chunk)
    chunks[chunk][word] |= bit
  }

  /// Adds up to 64 rows at once.
  mutating func insert(bits: UInt64, chunk: Int, word: Int) {
    prepare(chunk)
    chunks[chunk][word] |= bits
  }

  /// Adds the rows of a chunk's words, from its first on.
  mutating func insert(words: [UInt64], chunk number: Int) {
    if words.isEmpty { return }
    if words.count == Self.chunkWords, number >= chunks.count || chunks[number].isEmpty {
      // As it is, so that sets that have the same chunk share it.
      while chunks.count <= number { chunks.append([]) }
      chunks[number] = words
      return
    }
    prepare(number)
    // Out of the array of arrays while it is changed, so that no word asks whether somebody shares it.
    var own = chunks[number]
    chunks[number] = []
    for index in 0..<min(words.count, own.count) { own[index] |= words[index] }
    chunks[number] = own
  }

  /// Takes a row out.
  mutating func remove(_ row: UInt32) {
    let (chunk, word, bit) = Self.place(row)
    guard chunk < chunks.count, !chunks[chunk].isEmpty else { return }
    chunks[chunk][word] &= ~bit
  }

  /// Whether a row is in the set.
  func contains(_ row: UInt32) -> Bool {
    let (chunk, word, bit) = Self.place(row)
    guard chunk < chunks.count, !chunks[chunk].isEmpty else { return false }
    return chunks[chunk][word] & bit != 0
  }

  /// How many rows are in the set.
  var count: Int {
    var total = 0
    for chunk in chunks { for word in chunk { total += word.nonzeroBitCount } }
    return total
  }

  var isEmpty: Bool { chunks.allSatisfy { $0.allSatisfy { $0 == 0 } } }

  /// Adds the rows of another set.
  mutating func formUnion(_ other: RowSet) {
    for (number, words) in other.chunks.enumerated() { insert(words: words, chunk: number) }
  }

  /// Takes the rows of another set out.
  mutating func subtract(_ other: RowSet) {
    for (number, words) in other.chunks.enumerated() where !words.isEmpty {
      guard number < chunks.count, !chunks[number].isEmpty else { continue }
      for index in 0..<Self.chunkWords { chunks[number][index] &= ~words[index] }
    }
  }

  /// Keeps only rows that another set has too.
  mutating func formIntersection(_ other: RowSet) {
    for number in chunks.indices where !chunks[number].isEmpty {
      guard number < other.chunks.count, !other.chunks[number].isEmpty else {
        chunks[number] = []
        continue
      }
      for index in 0..<Self.chunkWords { chunks[number][index] &= other.chunks[number][index] }
    }
  }

  /// Gives every row, in ascending order, until `body` answers false.
  func forEach<Failure: Error>(_ body: (UInt32) throws(Failure) -> Bool) throws(Failure) {
    for (number, words) in chunks.enumerated() {
      for (index, word) in words.enumerated() where word != 0 {
        var left = word
        while left != 0 {
          let row = number * Self.chunkRows + index * 64 + left.trailingZeroBitCount
          guard try body(UInt32(truncatingIfNeeded: row)) else { return }
          left &= left - 1
        }
      }
    }
  }

  private mutating func prepare(_ chunk: Int) {
    while chunks.count <= chunk { chunks.append([]) }
    if chunks[chunk].isEmpty { chunks[chunk] = [UInt64](repeating: 0, count: Self.chunkWords) }
  }

  private static func place(_ row: UInt32) -> (chunk: Int, word: Int, bit: UInt64) {
    let row = Int(row)
    return (row / chunkRows, row % chunkRows / 64, 1 << UInt64(row % 64))
  }
}
