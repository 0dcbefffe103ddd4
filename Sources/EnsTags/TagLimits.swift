/// How much of a file's tags is taken into memory; what is larger is refused and said.
enum TagLimits {
  /// Bytes of one text value.
  static let text = 256 << 10
  /// Bytes of one text of lyrics.
  static let lyrics = 1 << 20
  /// Bytes of a structure that can only be read as a whole: an unsynchronised tag, an Ogg comment packet.
  static let whole = 16 << 20
  /// Values kept of one file.
  static let values = 4096
  /// Pictures kept of one file.
  static let pictures = 64
  /// Frames, blocks, chunks, items or atoms walked over in one structure.
  static let parts = 65_536
  /// Nesting of MP4 atoms.
  static let depth = 12
}
