/// The name of one thing in one source: `SOURCE/SERVER/ITEM`, for example `plex/4f2a9c/8841` or
/// `local/music/Blue%20Hours/01.flac`.
///
/// The text is kept as it was written. Every part is percent-encoded where a byte needs it; the item of a local file
/// is its path below the library's folder, with `/` between the components.
package struct RecordID: Hashable, Sendable, CustomStringConvertible {
  /// The kind of source: `plex`, `jellyfin`, `local`, …
  package let source: String
  /// The server, account host or library name, still percent-encoded.
  package let server: String
  /// What the source calls the item, still percent-encoded.
  package let item: String

  /// Takes the id apart; nil when one of its three parts is missing or empty.
  package init?(_ text: String) {
    // By bytes: a combining mark after a slash would make one character of the two.
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(
      source: String(decoding: parts[0], as: UTF8.self), server: String(decoding: parts[1], as: UTF8.self),
      item: String(decoding: parts[2], as: UTF8.self))
  }

  /// Puts an id together from parts that are percent-encoded already.
  package init(source: String, server: String, item: String) {
    self.source = source
    self.server = server
    self.item = item
  }

  /// The id of a file in a local library. `path` is relative to the library's folder and need not be UTF-8.
  package static func local(library: String, path: [UInt8]) -> RecordID {
    RecordID(
      source: "local", server: PercentEncoding.encode(Array(library.utf8), keepingSlash: false),
      item: PercentEncoding.encode(path, keepingSlash: true))
  }

  /// The path that `local(library:path:)` was given, or nil for an id of another source or with a broken escape.
  package var localPath: [UInt8]? { source == "local" ? PercentEncoding.decode(item) : nil }

  /// The name of the local library, decoded, or nil for an id of another source.
  package var localLibrary: String? {
    guard source == "local", let bytes = PercentEncoding.decode(server) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  package var description: String { "\(source)/\(server)/\(item)" }
}
