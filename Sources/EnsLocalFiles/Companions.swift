/// The files beside a file of sound that belong to it: its lyrics and its cover.
struct Companions: Sendable {
  /// Timed lyrics before plain ones.
  let lyrics: FileEntry?
  let cover: FileEntry?

  /// A hash of which companions there are, and in which state.
  var hash: UInt32 {
    if lyrics == nil, cover == nil { return Self.hashOfNone }
    var text = ""
    for file in [lyrics, cover] {
      if let file { text += "\(file.displayed)\u{0}\(file.sizeBytes)\u{0}\(file.modifiedNs)" }
      text += "\u{0}"
    }
    return FileStamp.short(text)
  }

  private static let hashOfNone = FileStamp.short("\u{0}\u{0}")
}
