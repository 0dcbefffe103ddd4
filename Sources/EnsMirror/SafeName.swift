/// Names of files and folders that every file system takes: what Windows, macOS and FAT refuse is refused here too, so
/// that a mirror can be carried to any of them.
package enum SafeName {
  /// The longest name that is made, in bytes of UTF-8; the longest that Linux takes.
  package static let longestBytes = 255

  /// A name for `text`, which anybody may have chosen.
  ///
  /// Control characters, `/ \ : * ? " < > |`, marks that turn the writing direction and the like become `_`; blanks at
  /// either end and dots at the end go, a dot at the front becomes `_`; device names of Windows get a `_`; what is too
  /// long is cut between characters. `ending` is added whole, and must be safe itself.
  package static func component(_ text: String, ending: String = "") -> String {
    var name = trimmed(replaced(text))
    // A dot with an accent is one character that still begins with a dot.
    if name.unicodeScalars.first == "." { name = "_" + String(name.unicodeScalars.dropFirst()) }
    name = unreserved(name)
    name = trimmed(cut(name, to: longestBytes - ending.utf8.count))
    return (name.isEmpty ? "_" : name) + ending
  }

  /// What two names have in common that some file systems take for one: the same letters in either case, accents
  /// written as one character or as two.
  package static func folded(_ name: String) -> String { name.lowercased() }

  private static func replaced(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isHarmless(scalar) ? scalar : "_") }
    return String(scalars)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": false
    case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}", "\u{2029}": false
    case "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}": false
    default:
      scalar.properties.generalCategory != .control && !scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last == "." || last.properties.isWhitespace { scalars.removeLast() }
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    return String(scalars)
  }

  /// Windows takes these words for devices, whatever follows their first dot.
  private static func unreserved(_ name: String) -> String {
    let stem = name.unicodeScalars.prefix { $0 != "." }
    guard devices.contains(trimmed(String(stem)).uppercased()) else { return name }
    return String(stem) + "_" + String(name.unicodeScalars.dropFirst(stem.count))
  }

  private static let devices: Set<String> = {
    var words: Set<String> = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"]
    for digit in ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"] {
      words.formUnion(["COM" + digit, "LPT" + digit])
    }
    return words
  }()

  /// Cuts between what a person sees as characters; when the first alone is too long, between code points.
  private static func cut(_ name: String, to longest: Int) -> String {
    guard name.utf8.count > longest else { return name }
    var result = ""
    var room = longest
    for character in name {
      room -= character.utf8.count
      if room < 0 { break }
      result.append(character)
    }
    if !result.isEmpty { return result }
    room = longest
    for scalar in name.unicodeScalars {
      room -= UTF8.width(scalar)
      if room < 0 { break }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
