/// Sorts pairs of 32-bit numbers, the first in the upper half of each word.
enum PairSorting {
  private static let digitBits: UInt64 = 11

  /// Sorts by the first number; pairs of one first number keep their order. Linear in the number of pairs.
  static func sortByFirst(_ pairs: inout [UInt64]) {
    var other = [UInt64](repeating: 0, count: pairs.count)
    for pass in 0..<3 as Range<UInt64> {
      let shift = 32 + pass * digitBits
      distribute(pairs.span, shift, into: &other)
      swap(&pairs, &other)
    }
  }

  private static func distribute(_ pairs: Span<UInt64>, _ shift: UInt64, into other: inout [UInt64]) {
    let mask: UInt64 = (1 << digitBits) - 1
    var starts = [Int](repeating: 0, count: Int(mask) + 2)
    for index in 0..<pairs.count { starts[Int(pairs[index] >> shift & mask) + 1] += 1 }
    for digit in 1..<starts.count { starts[digit] += starts[digit - 1] }
    var target = other.mutableSpan
    for index in 0..<pairs.count {
      let digit = Int(pairs[index] >> shift & mask)
      target[starts[digit]] = pairs[index]
      starts[digit] += 1
    }
  }
}
