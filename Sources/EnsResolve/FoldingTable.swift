/// Reads the generated table: what becomes of each scalar beyond ASCII.
enum FoldingTable {
  /// What folding does with a scalar.
  enum Action: Equatable {
    case keep, drop, separate
    /// Replaced by the bytes of the pool from this offset to the next line feed.
    case replace(at: Int)
  }

  /// The action for a scalar beyond ASCII that is no Hangul syllable.
  static func action(_ scalar: UInt32) -> Action {
    guard scalar < 0x20000 else { return scalar & 0xFFF000 == 0xE0000 ? .drop : .keep }
    let block = digits(FoldingIndex.blocks.utf8Span.span, at: 2 * Int(scalar >> 4), count: 2)
    let entry = digits(FoldingEntries.text.utf8Span.span, at: 3 * (16 * block + Int(scalar & 15)), count: 3)
    return switch entry {
    case 0: .keep
    case 1: .drop
    case 2: .separate
    default: .replace(at: entry - 3)
    }
  }

  /// Appends the text with its scalars beyond ASCII folded; separators become spaces, and so do bytes that are not
  /// UTF-8.
  static func expand(_ text: Span<UInt8>, into plain: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let start = index
      guard let scalar = nextScalar(text, &index) else {
        plain.append(UInt8(ascii: " "))
        continue
      }
      if scalar < 0x80 {
        plain.append(text[start])
      } else if scalar >= 0xAC00 && scalar <= 0xD7A3 {
        appendJamo(of: scalar - 0xAC00, to: &plain)
      } else {
        switch action(scalar) {
        case .keep: for kept in start..<index { plain.append(text[kept]) }
        case .drop: break
        case .separate: plain.append(UInt8(ascii: " "))
        case .replace(let offset): appendReplacement(at: offset, to: &plain)
        }
      }
    }
  }

  /// Appends the symbols of a text that has no words, without white space and control characters.
  static func symbols(_ text: Span<UInt8>, into folded: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let start = index
      guard let scalar = nextScalar(text, &index), !isBlank(scalar) else { continue }
      let action = scalar < 0x80 ? .keep : action(scalar)
      switch action {
      case .drop: break
      case .replace(let offset): appendReplacement(at: offset, to: &folded)
      case .keep, .separate: for kept in start..<index { folded.append(text[kept]) }
      }
    }
  }

  private static func digits(_ text: Span<UInt8>, at offset: Int, count: Int) -> Int {
    var value = 0
    for index in offset..<offset + count { value = value << 6 | Int(text[index] &- 48) }
    return value
  }

  private static func appendReplacement(at offset: Int, to plain: inout [UInt8]) {
    let pool = FoldingIndex.pool.utf8Span.span
    var index = offset
    while pool[index] != UInt8(ascii: "\n") {
      plain.append(pool[index])
      index += 1
    }
  }

  /// Appends the conjoining letters of a Hangul syllable, as Unicode's section 3.12 counts them.
  private static func appendJamo(of syllable: UInt32, to plain: inout [UInt8]) {
    appendThreeBytes(0x1100 + syllable / 588, to: &plain)
    appendThreeBytes(0x1161 + syllable % 588 / 28, to: &plain)
    if syllable % 28 != 0 { appendThreeBytes(0x11A7 + syllable % 28, to: &plain) }
  }

  private static func appendThreeBytes(_ scalar: UInt32, to plain: inout [UInt8]) {
    plain.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
    plain.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
    plain.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The scalar that begins at `index`, which moves past it; nil, past one byte, where the bytes are not UTF-8.
  private static func nextScalar(_ text: Span<UInt8>, _ index: inout Int) -> UInt32? {
    let first = text[index]
    index += 1
    if first < 0x80 { return UInt32(first) }
    let following = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    guard first >= 0xC2, first < 0xF5, index + following <= text.count else { return nil }
    var scalar = UInt32(first) & (0x3F >> UInt32(following))
    for offset in 0..<following {
      let byte = text[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = following == 1 ? 0x80 : following == 2 ? 0x800 : 0x10000
    guard scalar >= smallest, scalar < 0x110000, scalar & 0x1FF800 != 0xD800 else { return nil }
    index += following
    return scalar
  }
}
