/// Writes ID3v2 tags byte by byte, well-formed and not.
struct ID3Bytes {
  var version: UInt8 = 4
  var flags: UInt8 = 0
  /// What stands between header and frames: an extended header.
  var extended: [UInt8] = []
  var padding = 0
  private var frames: [UInt8] = []

  init(version: UInt8 = 4) { self.version = version }

  static func syncsafe(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(value >> ($0 * 7) & 0x7F) } }
  static func big(_ value: Int, _ width: Int = 4) -> [UInt8] {
    (0..<width).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  /// Adds a frame; `size` says another length than the contents have.
  mutating func add(
    _ name: String, _ contents: [UInt8], flags: [UInt8] = [0, 0], plainSize: Bool = false, size: Int? = nil
  ) {
    let size = size ?? contents.count
    frames += Array(name.utf8)
    switch version {
    case 2: frames += Self.big(size, 3)
    case 3: frames += Self.big(size) + flags
    default: frames += (plainSize ? Self.big(size) : Self.syncsafe(size)) + flags
    }
    frames += contents
  }

  /// Adds a text frame in UTF-8 (2.4) or Latin-1.
  mutating func text(_ name: String, _ values: String...) {
    let joined = values.joined(separator: "\0")
    add(name, version == 4 ? [3] + Array(joined.utf8) : [0] + joined.unicodeScalars.map { UInt8($0.value) })
  }

  /// The whole tag; with flag 0x80 and a version below 4 it is unsynchronised here.
  var bytes: [UInt8] {
    var body = extended + frames + [UInt8](repeating: 0, count: padding)
    if flags & 0x80 != 0, version < 4 { body = Self.unsynchronised(body) }
    return Array("ID3".utf8) + [version, 0, flags] + Self.syncsafe(body.count) + body
  }

  static func unsynchronised(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] } }

  static func utf16(_ text: String, bigEndian: Bool = false, mark: Bool = true) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
