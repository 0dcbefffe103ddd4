internal import EnsPOSIX

/// A file that the walk found.
struct FileEntry: Hashable, Sendable {
  /// The path below the library's folder; need not be UTF-8.
  let path: [UInt8]
  let sizeBytes: Int64
  /// When the content changed last, in nanoseconds since 1970.
  let modifiedNs: Int64

  /// The last component.
  var name: ArraySlice<UInt8> { path[((path.lastIndex(of: 0x2F) ?? -1) + 1)...] }

  /// Everything before the last component, without its slash; empty for what lies in the library's folder itself.
  var folder: ArraySlice<UInt8> { path[..<(path.lastIndex(of: 0x2F) ?? 0)] }

  /// The path without the name's ending.
  var stem: ArraySlice<UInt8> {
    guard let dot = name.lastIndex(of: 0x2E), dot > name.startIndex else { return path[...] }
    return path[..<dot]
  }

  /// The name's ending in lower case, without its dot.
  var fileExtension: String? { FilePath(bytes: Array(name)).fileExtension }

  /// The path as it is shown to people.
  var displayed: String { String(decoding: path, as: UTF8.self) }
}
