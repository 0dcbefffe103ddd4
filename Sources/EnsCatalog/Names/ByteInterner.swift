internal import EnsPOSIX

/// Byte strings, numbered from 0 in the order of their first appearance, each kept once.
struct ByteInterner: ~Copyable {
  private var arena: [UInt8] = []
  /// Where each string ends in the arena; it begins where the one before ends.
  private var ends: [UInt32] = []
  /// Open addressing; a slot holds the upper half of the hash, and the number plus 1 (0: free).
  private var slots: [UInt64]
  private var mask: Int

  init() {
    slots = [UInt64](repeating: 0, count: 1024)
    mask = 1023
  }

  /// How many different strings there are.
  var count: Int { ends.count }

  /// The bytes held, of strings alone.
  var byteCount: Int { arena.count }

  /// The number of a string in a space of its own (`prefix`), and whether it is seen for the first time.
  mutating func number(prefix: UInt8, _ text: Span<UInt8>) -> (number: Int, isNew: Bool) {
    let hash = text.tableHash(seed: UInt64(prefix))
    var slot = Int(truncatingIfNeeded: hash) & mask
    let tag = hash & 0xFFFF_FFFF_0000_0000
    while slots[slot] != 0 {
      let held = slots[slot]
      if held & 0xFFFF_FFFF_0000_0000 == tag {
        let number = Int(held & 0xFFFF_FFFF) - 1
        if equals(number, prefix, text) { return (number, false) }
      }
      slot = (slot + 1) & mask
    }
    let number = ends.count
    arena.append(prefix)
    arena.append(copying: text)
    ends.append(UInt32(truncatingIfNeeded: arena.count))
    slots[slot] = tag | UInt64(number + 1)
    if ends.count * 2 > mask { grow() }
    return (number, true)
  }

  /// The bytes of a string, without its prefix.
  func bytes(_ number: Int) -> [UInt8] {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    return Array(arena[(start + 1)..<Int(ends[number])])
  }

  private func equals(_ number: Int, _ prefix: UInt8, _ text: Span<UInt8>) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    guard Int(ends[number]) - start - 1 == text.count, arena[start] == prefix else { return false }
    return arena.span.extracting((start + 1)..<Int(ends[number])).isEqual(to: text)
  }

  private mutating func grow() {
    mask = mask * 2 + 1
    var larger = [UInt64](repeating: 0, count: mask + 1)
    for number in ends.indices {
      let start = number == 0 ? 0 : Int(ends[number - 1])
      let text = arena.span.extracting((start + 1)..<Int(ends[number]))
      let hash = text.tableHash(seed: UInt64(arena[start]))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1)
    }
    slots = larger
  }
}
