/// Text that strangers chose, made fit for a terminal.
package enum TerminalText {
  /// The text with control characters, line and paragraph separators and bidirectional overrides shown as escapes.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if !isUnsafe(scalar) {
        result.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        result += "\\n"
      } else if scalar == "\t" {
        result += "\\t"
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }

  /// How many columns a terminal needs for the text: two for East Asian wide characters and emoji, none for marks.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// The text cut to so many columns, the last an ellipsis when something was cut.
  package static func fitted(_ text: String, columns: Int) -> String {
    guard width(text) > columns else { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = width(of: character)
      if used + next > columns - 1 { break }
      used += next
      result.append(character)
    }
    return result + "…"
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default:
      let category = scalar.properties.generalCategory
      return category == .nonspacingMark || category == .enclosingMark || category == .format ? 0 : 1
    }
  }
}
