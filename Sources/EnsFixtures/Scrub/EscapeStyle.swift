import EnsWire

/// How a program escaped a string of JSON, so that its replacement can be escaped likewise.
struct EscapeStyle: Hashable, Sendable {
  private var escapesSlash = false
  private var escapesUnicode = false
  private var usesCapitals = false

  /// Looks at the inside of a string.
  init(of text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex - 1 {
      guard text[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      switch text[index + 1] {
      case UInt8(ascii: "/"): escapesSlash = true
      case UInt8(ascii: "u"):
        let digits = text[(index + 2)..<min(text.endIndex, index + 6)]
        // Controls must be escaped in any style.
        if !digits.starts(with: [0x30, 0x30]) || digits.dropFirst(2).first ?? 0 > 0x31 { escapesUnicode = true }
        if digits.contains(where: { (0x41...0x46).contains($0) }) { usesCapitals = true }
      default: break
      }
      index += 2
    }
  }

  /// Writes a string with its quotes.
  func append(_ text: String, to bytes: inout [UInt8]) {
    guard escapesSlash || escapesUnicode else { return RecordText.append(text, to: &bytes) }
    var plain: [UInt8] = []
    RecordText.append(text, to: &plain)
    for scalar in String(decoding: plain, as: UTF8.self).unicodeScalars {
      if scalar == "/", escapesSlash {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "/")]
      } else if scalar.value >= 0x80, escapesUnicode {
        for unit in UTF16.encode(scalar) ?? .init() { appendUnit(unit, to: &bytes) }
      } else {
        bytes.append(contentsOf: Character(scalar).utf8)
      }
    }
  }

  private func appendUnit(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(0x10000 + Int(unit), radix: 16, uppercase: usesCapitals).dropFirst()
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")] + Array(digits.utf8)
  }
}
