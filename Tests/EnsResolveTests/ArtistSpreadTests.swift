import EnsDomain
import EnsResolve
import Testing

@Suite("spreading artists")
struct ArtistSpreadTests {
  @Test(
    "tracks move as little as is needed",
    arguments: [
      ([1, 2, 3], [0, 1, 2]), ([1, 1, 2, 2], [0, 2, 1, 3]), ([2, 3, 1, 1, 1], [2, 0, 3, 1, 4]), ([1, 1], [0, 1]),
      ([], []),
      ([1, 1, 1, 2], [0, 3, 1, 2]),
    ] as [([Int64], [Int])])
  func spreads(_ artists: [Int64], _ order: [Int]) {
    #expect(ArtistSpread.order(artists) == order)
  }

  @Test("every track stays, and no artist follows himself unless he has more than all others", arguments: 0..<200)
  func isASpread(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int(generator.uniform(below: 40))
    let kinds = 1 + generator.uniform(below: 8)
    let artists = (0..<count).map { _ in Int64(generator.uniform(below: kinds)) }
    let order = ArtistSpread.order(artists)
    #expect(order.sorted() == Array(0..<count))
    let largest = Dictionary(grouping: artists) { $0 }.values.map(\.count).max() ?? 0
    let repeats = zip(order, order.dropFirst()).filter { artists[$0] == artists[$1] }.count
    #expect(repeats == max(0, largest - (count - largest) - 1))
  }
}
