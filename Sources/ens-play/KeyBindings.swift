import EnsPlayer

/// What keys mean.
enum KeyBindings {
  /// How far an arrow key goes, in milliseconds.
  private static let step: Int64 = 10_000

  /// The commands that a burst of bytes from a keyboard stands for.
  static func commands(_ bytes: [UInt8]) -> [PlayerCommand] {
    var commands: [PlayerCommand] = []
    var rest = bytes[...]
    while let first = rest.popFirst() {
      switch first {
      case UInt8(ascii: " "): commands.append(.toggle)
      case UInt8(ascii: "n"): commands.append(.next)
      case UInt8(ascii: "p"): commands.append(.previous)
      case UInt8(ascii: "q"): commands.append(.stop)
      // Arrows: ESC [ C and ESC O C, by the terminal's mode.
      case 0x1B where rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O"):
        rest.removeFirst()
        let letter = rest.popFirst()
        if letter == UInt8(ascii: "C") { commands.append(.seekBy(step)) }
        if letter == UInt8(ascii: "D") { commands.append(.seekBy(-step)) }
      default: break
      }
    }
    return commands
  }
}
