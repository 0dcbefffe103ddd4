/// Text files as people have them: UTF-8 or UTF-16 by their mark, else UTF-8, else Windows-1252.
package enum PlainText {
  /// The text that a file's bytes spell.
  package static func decode(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return TextCoding.utf16.text(bytes[...])
    }
    return TextCoding.unknown.text(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
  }
}
