import EnsDomain
import EnsTestSupport
import Testing

@testable import EnsCatalog

@Suite("sets of rows, lists and sorting")
struct RowSetTests {
  private func rows(_ count: Int, seed: UInt64) -> Set<UInt32> {
    var generator = SeededGenerator(seed: seed)
    return Set((0..<count).map { _ in UInt32(generator.uniform(below: 200_000)) })
  }

  @Test("sets add, take away and intersect as sets of numbers do", arguments: 1...5 as ClosedRange<UInt64>)
  func algebra(_ seed: UInt64) {
    let (one, other) = (rows(3_000, seed: seed), rows(3_000, seed: seed + 100))
    func set(_ rows: Set<UInt32>) -> RowSet {
      var set = RowSet()
      for row in rows { set.insert(row) }
      return set
    }
    func members(_ set: RowSet) -> [UInt32] {
      var members: [UInt32] = []
      set.forEach { row in
        members.append(row)
        return true
      }
      return members
    }
    var union = set(one)
    union.formUnion(set(other))
    #expect(members(union) == one.union(other).sorted(), "seed \(seed)")
    var rest = set(one)
    rest.subtract(set(other))
    #expect(members(rest) == one.subtracting(other).sorted(), "seed \(seed)")
    var shared = set(one)
    shared.formIntersection(set(other))
    #expect(members(shared) == one.intersection(other).sorted(), "seed \(seed)")
    #expect(union.count == one.union(other).count)
    var stored = RowSet()
    for chunk in union.chunks.indices { stored.insert(chunk: chunk, bytes: union.bytes(ofChunk: chunk).span) }
    #expect(members(stored) == members(union))
  }

  @Test("a list of numbers comes back from its bytes, and from no damaged bytes comes a crash")
  func lists() {
    let numbers = rows(500, seed: 9).sorted() + [.max]
    let bytes = PostingCoding.encode(numbers.span)
    var read: [UInt32] = []
    PostingCoding.decode(bytes.span, into: &read)
    #expect(read == numbers)
    #expect(PostingCoding.count(bytes.span) == numbers.count)
    var generator = SeededGenerator(seed: 3)
    let noise = (0..<5_000).map { _ in UInt8(generator.uniform(below: 256)) }
    PostingCoding.decode(noise.span, into: &read)
    #expect(read.count > numbers.count)
  }

  @Test("pairs are sorted by their first number and keep their order otherwise")
  func pairs() {
    var generator = SeededGenerator(seed: 4)
    let pairs = (0..<10_000).map { generator.uniform(below: 4_096) << 32 | UInt64($0) }
    var sorted = pairs
    PairSorting.sortByFirst(&sorted)
    #expect(sorted == pairs.sorted())
  }

  @Test("a text gets one number, however often it comes, and different texts different ones")
  func interning() {
    var interner = ByteInterner()
    for round in 0..<2 {
      for number in 0..<5_000 {
        let found = interner.number(prefix: UInt8(number % 3), Array("name \(number / 3)".utf8).span)
        #expect(found.number == number)
        #expect(found.isNew == (round == 0))
      }
    }
    #expect(interner.bytes(4) == Array("name 1".utf8))
  }

  @Test("texts are drained in the order of their bytes")
  func batches() {
    var batch = TextBatch()
    let texts = ["b", "", "abcdefghij", "abcdefghia", "abcdefgh", "ab", "é", "zz", "a"]
    for (number, text) in texts.enumerated() { batch.add(Array(text.utf8).span, tag: 0, number: UInt32(number)) }
    var drained: [String] = []
    batch.drain { (_, _, number) in drained.append(texts[Int(number)]) }
    #expect(drained == texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("every field that the index reads is recognised by its name, and no other name is")
  func directory() {
    let directory = FieldDirectory()
    for field in IndexedField.allCases {
      let name = Array(field.name.utf8)
      #expect(directory.field(name.span, 0..<name.count) == field)
    }
    for name in ["", "kin", "kinds", "titl", "albums", "a_name_that_is_too_long"] {
      let bytes = Array(name.utf8)
      #expect(directory.field(bytes.span, 0..<bytes.count) == nil)
    }
  }

  @Test("keys of new rows are found before and after they are written")
  func keys() throws {
    var keys = PendingKeys()
    for row in 0..<10_000 as Range<UInt32> { keys.add(Int64(row % 5_000) &* 0x9E37_79B9, row) }
    #expect(keys.rows(of: 7 &* 0x9E37_79B9) == [5_007, 7])
    keys.add(-5, 10_000)
    #expect(keys.rows(of: -5) == [10_000])
    #expect(keys.rows(of: 1) == [])
  }
}
