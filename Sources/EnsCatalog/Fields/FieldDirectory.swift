/// Finds the `IndexedField` of a member's name, by its length and letters, without making a string of it.
struct FieldDirectory {
  /// Names of up to 16 letters as two numbers; `low` is 0 where nothing is.
  private var entries: [(low: UInt64, high: UInt64, field: IndexedField)]
  private static let size = 256

  init() {
    entries = Array(repeating: (0, 0, .kind), count: Self.size)
    for field in IndexedField.allCases {
      let name = Array(field.name.utf8)
      let (low, high) = Self.packed(name.span, 0..<name.count)
      var slot = Self.slot(low, high)
      while entries[slot].low != 0 { slot = (slot + 1) % Self.size }
      entries[slot] = (low, high, field)
    }
  }

  /// The field of that name; nil when the index does not read it. A name written with escapes is not recognised.
  @inline(__always)
  func field(_ line: Span<UInt8>, _ name: Range<Int>) -> IndexedField? {
    guard name.count <= 16, !name.isEmpty else { return nil }
    let (low, high) = Self.packed(line, name)
    var slot = Self.slot(low, high)
    while entries[slot].low != 0 {
      if entries[slot].low == low, entries[slot].high == high { return entries[slot].field }
      slot = (slot + 1) % Self.size
    }
    return nil
  }

  @inline(__always)
  private static func packed(_ line: Span<UInt8>, _ name: Range<Int>) -> (low: UInt64, high: UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in name {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(line[index])
    }
    return (low, high)
  }

  @inline(__always)
  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}
