/// Names as file names: nothing that leads out of a folder, and not too long for a file system.
enum SafeName {
  /// The longest name that is made, in bytes; endings and numbers come on top.
  private static let longest = 180

  /// The name with `/` and NUL replaced, no leading dot, no blanks at its ends, cut between characters.
  static func of(_ name: String) -> String {
    var safe = ""
    for character in name {
      let next = character == "/" || character == "\0" || character == "\n" ? "_" : String(character)
      if safe.utf8.count + next.utf8.count > longest { break }
      safe += next
    }
    while safe.last == " " { safe.removeLast() }
    while safe.first == " " { safe.removeFirst() }
    if safe.first == "." { safe = "_" + safe.dropFirst() }
    return safe.isEmpty ? "_" : safe
  }
}
