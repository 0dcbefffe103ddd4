/// Where a picture stands in a file; its bytes are never read here.
package struct TaggedPicture: Hashable, Sendable {
  /// How the bytes stand in the file.
  package enum Storage: Hashable, Sendable {
    /// As they are.
    case plain
    /// With ID3v2 unsynchronisation: a zero byte follows every 0xFF.
    case unsynchronised
    /// As base64 text, or inside packets, so that no range of the file is the picture.
    case encoded
  }

  /// What the picture shows, as ID3v2's APIC counts: 0 other, 3 front cover, 4 back cover.
  package var kind: UInt8
  /// The media type, such as `image/jpeg`; empty when the tag does not say.
  package var mediaType: String
  /// Where the picture starts in the file; for `encoded`, where the structure around it does.
  package var offset: Int
  /// The picture's length in bytes, as the tag has it.
  package var length: Int
  package var storage: Storage

  /// Whether the picture is a front cover.
  package var isFront: Bool { kind == 3 }

  /// The media type that a picture's first bytes show.
  static func mediaType(sniffing bytes: ArraySlice<UInt8>) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) { return "image/gif" }
    if bytes.starts(with: [0x42, 0x4D]) { return "image/bmp" }
    return nil
  }

  /// The media type that an old tag's format word (`JPG`, `PNG`) or an incomplete type means.
  static func mediaType(named name: String) -> String {
    switch name.lowercased() {
    case "jpg", "jpeg", "image/jpg", "image/jpeg": "image/jpeg"
    case "png", "image/png": "image/png"
    case "gif": "image/gif"
    case "bmp": "image/bmp"
    default: name
    }
  }
}
