extension Payload {
  /// Judges a file by its first bytes (as many of `sniffSize` as there are).
  ///
  /// An ID3v2 tag in front is looked over when it ends within them; when it does not, the file counts as `mp3`, and
  /// whoever can read on should sniff again behind `ID3v2.size`.
  package init(sniffing bytes: [UInt8]) {
    guard !bytes.isEmpty else { self = .empty; return }
    var start = 0
    // Some taggers put one tag behind another.
    while let tag = ID3v2Extent(bytes, at: start) {
      start += tag.size
      guard start < bytes.count else { self = .mp3; return }
    }
    self = Self.magic(bytes, start) ?? Self.mpeg(bytes, start) ?? Self.words(bytes, start)
  }

  private static func magic(_ bytes: [UInt8], _ start: Int) -> Payload? {
    func at(_ offset: Int, _ text: StaticString) -> Bool {
      let expected = Array("\(text)".utf8)
      let from = start + offset
      guard bytes.count >= from + expected.count else { return false }
      for index in expected.indices where bytes[from + index] != expected[index] { return false }
      return true
    }
    if at(0, "fLaC") { return .flac }
    if at(0, "OggS") { return ogg(bytes, start) }
    if (at(0, "RIFF") || at(0, "RF64") || at(0, "RIFX") || at(0, "BW64")) && at(8, "WAVE") { return .wav }
    if at(0, "riff") { return .wave64 }
    if at(0, "FORM") && (at(8, "AIFF") || at(8, "AIFC")) { return .aiff }
    if at(0, "caff") { return .caf }
    if at(0, ".snd") { return .au }
    // Old QuickTime files begin with any of their boxes.
    if at(4, "ftyp") || at(4, "moov") || at(4, "mdat") || at(4, "wide") { return .mp4 }
    if at(0, "MAC ") { return .ape }
    if at(0, "wvpk") { return .wavpack }
    if at(0, "MPCK") || at(0, "MP+") { return .musepack }
    if at(0, "DSD ") || at(0, "FRM8") { return .dsd }
    if at(0, "TTA1") || at(0, "TTA2") { return .tta }
    if at(0, "MThd") { return .midi }
    if at(0, "GIF8") || at(1, "PNG") { return .image }
    return binaryMagic(bytes, start)
  }

  private static func binaryMagic(_ bytes: [UInt8], _ start: Int) -> Payload? {
    let head = Array(bytes[start..<min(bytes.count, start + 4)])
    guard head.count == 4 else { return nil }
    switch (head[0], head[1], head[2], head[3]) {
    case (0x30, 0x26, 0xB2, 0x75): return .asf
    case (0x1A, 0x45, 0xDF, 0xA3): return .matroska
    case (0xFF, 0xD8, 0xFF, _): return .image
    case (0x50, 0x4B, 0x03, 0x04), (0x1F, 0x8B, _, _), (0x37, 0x7A, 0xBC, 0xAF): return .archive
    // ADTS: the layer bits that MPEG audio never has.
    case (0xFF, let second, _, _) where second & 0xF6 == 0xF0: return .aac
    default: return nil
    }
  }

  private static func ogg(_ bytes: [UInt8], _ start: Int) -> Payload {
    guard let page = OggPage(bytes, at: start) else { return .ogg }
    let body = bytes[min(bytes.count, start + page.headerSize)...].prefix(8)
    if body.starts(with: [0x01] + Array("vorbis".utf8)) { return .oggVorbis }
    if body.starts(with: Array("OpusHead".utf8)) { return .oggOpus }
    if body.starts(with: [0x7F] + Array("FLAC".utf8)) { return .oggFLAC }
    if body.starts(with: Array("Speex   ".utf8)) { return .oggSpeex }
    return .ogg
  }

  /// MPEG audio: two frames in a row that agree, found after at most some junk.
  private static func mpeg(_ bytes: [UInt8], _ start: Int) -> Payload? {
    MPEGFrameHeader.firstFrame(in: bytes, from: start) == nil ? nil : .mp3
  }

  private static func words(_ bytes: [UInt8], _ start: Int) -> Payload {
    let head = bytes[start...].prefix(512)
    // A byte that no text holds.
    guard !head.contains(where: { $0 < 9 || ($0 > 13 && $0 < 27) || ($0 > 27 && $0 < 32) }) else { return .unknown }
    let text = head.drop { $0 == 0x20 || ($0 >= 9 && $0 <= 13) || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    guard let first = text.first else { return .unknown }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json }
    if first == UInt8(ascii: "<") { return .html }
    return head.contains { $0 > 127 } ? .unknown : .text
  }
}
