import EnsDomain

/// Choices that names, plans and tunes are made of; each is a whole number of draws, the same on every machine.
extension SeededGenerator {
  /// One element, each as likely as the other; the list must not be empty.
  mutating func pick<Element>(from list: [Element]) -> Element {
    list[Int(uniform(below: UInt64(list.count)))]
  }

  /// True in so many cases of a thousand.
  mutating func chance(of perMille: Int) -> Bool {
    uniform(below: 1000) < UInt64(perMille)
  }

  /// A number from the closed range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(uniform(below: UInt64(range.upperBound - range.lowerBound + 1)))
  }

  /// A rank below the count; rank 0 is the likeliest, as popularity is spread in a real library.
  ///
  /// The square of a uniform number: the chance of a rank falls with its square root. Whole numbers only, since a
  /// logarithm may differ between machines in its last bit.
  mutating func rank(below count: Int) -> Int {
    let fraction = next() >> 32
    let square = (fraction &* fraction) >> 32
    return Int((square &* UInt64(count)) >> 32)
  }
}
