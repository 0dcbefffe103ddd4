/// The last step of folding: lower case, what belongs to a word joined, one space between words. The rules that look at
/// neighbours are here.
enum WordJoiner {
  /// Appends the words of `text`, whose scalars beyond ASCII are folded letters or marks.
  static func join(_ text: Span<UInt8>, into folded: inout [UInt8]) {
    folded.reserveCapacity(folded.count + text.count + 8)
    var gap = false
    for index in 0..<text.count {
      let byte = text[index]
      if isWord(byte) {
        put(byte &- 0x41 < 26 ? byte | 0x20 : byte, after: &gap, into: &folded)
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "`"):
        continue
      case UInt8(ascii: ".") where isInAcronym(text, index):
        continue
      case UInt8(ascii: "!") where isLetter(text, index - 1) && isLetter(text, index + 1):
        put(UInt8(ascii: "i"), after: &gap, into: &folded)
      case UInt8(ascii: "$") where isLetter(text, index - 1) || isLetter(text, index + 1):
        put(UInt8(ascii: "s"), after: &gap, into: &folded)
      case UInt8(ascii: "&"):
        putAnd(after: &gap, into: &folded)
      case UInt8(ascii: "+") where isSpace(text, index - 1) && isSpace(text, index + 1):
        putAnd(after: &gap, into: &folded)
      default:
        gap = true
      }
    }
  }

  private static func put(_ byte: UInt8, after gap: inout Bool, into folded: inout [UInt8]) {
    if gap {
      if !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
      gap = false
    }
    folded.append(byte)
  }

  private static func putAnd(after gap: inout Bool, into folded: inout [UInt8]) {
    gap = true
    put(UInt8(ascii: "a"), after: &gap, into: &folded)
    folded.append(UInt8(ascii: "n"))
    folded.append(UInt8(ascii: "d"))
    gap = true
  }

  /// Whether the dot stands between single letters (`R.E.M.`), not in `Dr.Dre`, `J.Cole` or `2.0`.
  private static func isInAcronym(_ text: Span<UInt8>, _ dot: Int) -> Bool {
    isSingleLetter(text, dot - 1) && isSingleLetter(text, dot + 1)
  }

  private static func isSingleLetter(_ text: Span<UInt8>, _ index: Int) -> Bool {
    guard index >= 0, index < text.count, (text[index] | 0x20) &- 0x61 < 26 else { return false }
    return !(index > 0 && isWord(text[index - 1])) && !(index + 1 < text.count && isWord(text[index + 1]))
  }

  private static func isLetter(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index >= 0 && index < text.count && isLetter(text[index])
  }

  private static func isSpace(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index < 0 || index >= text.count || text[index] <= 0x20
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

  private static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }
}
