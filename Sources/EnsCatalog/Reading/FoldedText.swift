/// Conditions on folded text, whose words are parted by single spaces.
enum FoldedText {
  /// Whether `text` contains the words of `part` side by side; the last may be the beginning of a word.
  static func contains(_ text: String, _ part: String, prefix: Bool) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    let wanted = part.utf8.split(separator: UInt8(ascii: " "))
    guard let last = wanted.last, words.count >= wanted.count else { return wanted.isEmpty }
    for start in 0...(words.count - wanted.count) {
      let run = words[start..<start + wanted.count]
      guard run.dropLast().elementsEqual(wanted.dropLast(), by: { $0.elementsEqual($1) }) else { continue }
      let final = words[start + wanted.count - 1]
      if prefix ? final.starts(with: last) : final.elementsEqual(last) { return true }
    }
    return false
  }
}
