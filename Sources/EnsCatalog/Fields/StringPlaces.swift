/// The places of up to eight strings: the value of a field that is one string or an array of them. Nothing that the
/// index reads holds arrays or objects within its arrays, and nobody looks for a ninth genre; further ones are kept
/// in the record, but not looked up.
struct StringPlaces: Sequence, IteratorProtocol {
  private var places: InlineArray<8, UInt64> = InlineArray(repeating: 0)
  private var count = 0
  private var position = 0

  /// Reads a value that is valid JSON.
  init(_ value: Range<Int>, in line: Span<UInt8>) {
    guard !value.isEmpty else { return }
    if line[value.lowerBound] == UInt8(ascii: "\"") { append(value.lowerBound + 1, value.upperBound - 1) }
    guard line[value.lowerBound] == UInt8(ascii: "[") else { return }
    var index = value.lowerBound + 1
    while index < value.upperBound, count < 8 {
      let byte = line[index]
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { return }
      index += 1
      guard byte == UInt8(ascii: "\"") else { continue }
      let start = index
      while line[index] != UInt8(ascii: "\"") { index += line[index] == UInt8(ascii: "\\") ? 2 : 1 }
      append(start, index)
      index += 1
    }
  }

  private mutating func append(_ start: Int, _ end: Int) {
    places[count] = UInt64(start) << 32 | UInt64(end)
    count += 1
  }

  mutating func next() -> Range<Int>? {
    guard position < count else { return nil }
    defer { position += 1 }
    return Int(places[position] >> 32)..<Int(places[position] & 0xFFFF_FFFF)
  }
}
