/// The frame in front of an MP3 that holds no sound but its length: Xing's and LAME's `Xing` or `Info`, Fraunhofer's
/// `VBRI`.
///
/// Source: the LAME tag specification, revision 1, and the Xing VBR header of the Xing decoder sources.
package struct MPEGInfoFrame: Hashable, Sendable {
  /// Whose frame it is.
  package enum Kind: Hashable, Sendable { case xing, info, vbri }

  /// Whose frame it is; `info` marks a constant bit rate.
  package let kind: Kind
  /// MPEG frames of sound, where stated; this frame does not count.
  package let frames: Int64?
  /// Bytes of the stream, this frame included, where stated.
  package let bytes: Int64?
  /// Frames of silence that the encoder put in front, where LAME's part is there.
  package let delay: Int?
  /// Frames of silence that the encoder put behind, where LAME's part is there.
  package let padding: Int?

  /// Reads the info frame whose MPEG frame starts at `offset`; nil when that frame holds sound.
  package init?(_ source: [UInt8], at offset: Int, _ header: MPEGFrameHeader) {
    guard header.layer == 3 else { return nil }
    let start = offset + 4 + header.sideInfoSize
    if let name = Self.text(source, start, 4), name == "Xing" || name == "Info" {
      self.init(xing: source, start, name == "Xing" ? .xing : .info)
    } else if Self.text(source, offset + 36, 4) == "VBRI" {
      self.init(vbri: source, offset + 36)
    } else {
      return nil
    }
  }

  private init(vbri source: [UInt8], _ start: Int) {
    kind = .vbri
    bytes = Self.number(source, start + 10, 4)
    frames = Self.number(source, start + 14, 4)
    delay = nil
    padding = nil
  }

  private init(xing source: [UInt8], _ start: Int, _ kind: Kind) {
    self.kind = kind
    let flags = Self.number(source, start + 4, 4) ?? 0
    var place = start + 8
    frames = flags & 1 != 0 ? Self.number(source, place, 4) : nil
    place += flags & 1 != 0 ? 4 : 0
    bytes = flags & 2 != 0 ? Self.number(source, place, 4) : nil
    place += flags & 2 != 0 ? 4 : 0
    place += flags & 4 != 0 ? 100 : 0
    place += flags & 8 != 0 ? 4 : 0
    // The encoder's name fills nine bytes; delay and padding are twelve bits each, 21 bytes behind its start.
    // libmpg123 believes any encoder that names itself there, and so does this.
    let hasLAME = (Self.number(source, place, 1) ?? 0) != 0
    if hasLAME, let packed = Self.number(source, place + 21, 3) {
      delay = Int(packed >> 12)
      padding = Int(packed & 0xFFF)
    } else {
      delay = nil
      padding = nil
    }
  }

  private static func text(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> String? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int64? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int64($1) }
  }
}
