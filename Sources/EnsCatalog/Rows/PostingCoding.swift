/// Ascending numbers as bytes: the differences between neighbours, seven bits a byte, low bits first, the high bit set
/// where more bytes follow. The first difference is from 0.
enum PostingCoding {
  /// Writes one difference.
  @inline(__always)
  static func append(_ difference: UInt32, to bytes: inout [UInt8]) {
    var rest = difference
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds the numbers of a list behind those in `numbers`. What a damaged list holds behind its last whole number is
  /// passed over.
  static func decode(_ bytes: Span<UInt8>, into numbers: inout [UInt32]) {
    var number: UInt32 = 0
    var difference: UInt32 = 0
    var shift: UInt32 = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      difference |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 {
        number &+= difference
        numbers.append(number)
        difference = 0
        shift = 0
      } else {
        shift += 7
      }
    }
  }

  /// How many numbers a list holds.
  static func count(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in 0..<bytes.count where bytes[index] < 0x80 { count += 1 }
    return count
  }

  /// Writes ascending numbers as a new list.
  static func encode(_ numbers: Span<UInt32>) -> [UInt8] {
    var bytes: [UInt8] = []
    var previous: UInt32 = 0
    for index in 0..<numbers.count {
      append(numbers[index] &- previous, to: &bytes)
      previous = numbers[index]
    }
    return bytes
  }
}
