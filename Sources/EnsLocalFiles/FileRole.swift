/// What a file in a music folder is for, by its name alone.
enum FileRole: Hashable {
  case audio
  case image
  case lyrics
  case playlist
  case other

  init(extension name: String?) {
    guard let name else {
      self = .other
      return
    }
    self = Self.byExtension[name] ?? .other
  }

  private static let byExtension: [String: FileRole] = {
    var roles: [String: FileRole] = [:]
    for name in [
      "mp3", "mp2", "mpga", "flac", "fla", "ogg", "oga", "opus", "spx", "wav", "wave", "w64", "rf64", "aif", "aiff",
      "aifc", "caf", "au", "snd", "m4a", "m4b", "m4p", "m4r", "mp4", "aac", "ape", "wv", "mpc", "wma", "tta", "dsf",
      "dff", "tak",
    ] { roles[name] = .audio }
    for name in ["jpg", "jpeg", "png", "webp", "gif"] { roles[name] = .image }
    for name in ["lrc", "txt"] { roles[name] = .lyrics }
    for name in ["m3u", "m3u8", "pls", "xspf"] { roles[name] = .playlist }
    return roles
  }()
}
