internal import EnsDomain

/// The ids of what a folder holds besides files, which have ids by their paths.
///
/// They begin with a word that starts with `@`, and a dot in a name is `%2E` in them. The path of a file keeps its dots,
/// and every file with an id has one in its name, so no file can have the id of an album.
///
///     local/music/@artist/ada%20quill
///     local/music/@album/ada%20quill/paper%20lanterns
///     local/music/@album/0f2c…                      (a MusicBrainz release)
struct LocalID: Sendable {
  /// `local/LIBRARY/`.
  let prefix: String
  init(library: String) {
    prefix = "local/\(PercentEncoding.encode(Array(library.utf8), keepingSlash: false))/"
  }

  /// The library's own id.
  var libraryID: String { prefix + "@library" }

  func file(_ path: [UInt8]) -> String { prefix + PercentEncoding.encode(path, keepingSlash: true) }

  func artist(_ name: String) -> String { prefix + "@artist/" + Self.part(Self.folded(name)) }

  func album(release mbid: String) -> String { prefix + "@album/" + mbid }

  func album(_ title: String, by artist: String) -> String {
    prefix + "@album/" + Self.part(Self.folded(artist)) + "/" + Self.part(Self.folded(title))
  }

  /// An album that nothing but its folder tells from others of its name.
  func album(_ title: String, in folder: [UInt8]) -> String {
    prefix + "@album/@folder/" + Self.part(folder) + "/" + Self.part(Self.folded(title))
  }

  func lyrics(_ path: [UInt8]) -> String { prefix + "@lyrics/" + Self.part(path) }

  func entry(_ playlist: [UInt8], position: Int) -> String { prefix + "@entry/" + Self.part(playlist) + "/\(position)" }

  /// The path of the file that the id of a file, of its lyrics or of an entry is about; nil for others.
  func path(of id: String) -> [UInt8]? {
    guard id.hasPrefix(prefix) else { return nil }
    var item = id.dropFirst(prefix.count)
    if item.hasPrefix("@lyrics/") {
      item = item.dropFirst(8)
    } else if item.hasPrefix("@entry/") {
      item = item.dropFirst(7)
      item = item[..<(item.lastIndex(of: "/") ?? item.endIndex)]
    } else if item.hasPrefix("@artist/") || item.hasPrefix("@album/") || item == "@library" {
      // A folder may be called so; a file in it has a dot, and these have none.
      guard item.utf8.contains(0x2E) else { return nil }
    }
    return PercentEncoding.decode(String(item))
  }

  /// A name without regard to case and to the number of blanks.
  static func folded(_ name: String) -> String { name.lowercased().split(separator: " ").joined(separator: " ") }

  private static func part(_ text: String) -> String { part(Array(text.utf8)) }

  private static func part(_ bytes: [UInt8]) -> String {
    let encoded = PercentEncoding.encode(bytes, keepingSlash: false)
    return encoded.utf8.contains(0x2E)
      ? encoded.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "%2E") : encoded
  }
}
