/// Reads the first sample description of a sound track: its codec, rate, channels and depth.
enum MP4SampleEntry {
  /// Reads the `stsd` atom into the header.
  static func read(_ window: ByteWindow, _ atom: MP4Atom, into header: inout AudioHeader) throws(TagError) {
    let part = TagPart.mp4Atom("stsd")
    var cursor = ByteCursor(try window.prefix(at: atom.body.lowerBound, upTo: min(atom.body.count, 4096)), of: part)
    try cursor.skip(8)
    let size = try cursor.big(4)
    let type = TagPart.shown(try cursor.take(4))
    guard size >= 36, size - 8 <= cursor.remaining else {
      throw .sizeLies(part, claimed: size, available: cursor.remaining)
    }
    var entry = ByteCursor(try cursor.take(size - 8), of: part)
    try entry.skip(8)
    let version = try entry.big(2)
    try entry.skip(6)
    header.channels = try entry.big(2)
    let depth = try entry.big(2)
    try entry.skip(4)
    let rate = try entry.big(4) >> 16
    if rate > 0 { header.sampleRate = rate }
    try entry.skip(version == 1 ? 16 : version == 2 ? 36 : 0)
    header.codec = codec(type)
    header.isProtected = type == "drms" || type == "enca"
    if header.codec == "pcm" { header.bitDepth = depth }
    try children(&entry, into: &header)
  }

  private static func codec(_ type: String) -> String {
    switch type {
    case "mp4a", "drms", "enca": "aac"
    case ".mp3", "ms?U": "mp3"
    case "Opus": "opus"
    case "fLaC": "flac"
    case "ac-3": "ac3"
    case "ec-3": "eac3"
    case "lpcm", "sowt", "twos", "raw ", "in24", "in32", "fl32", "fl64", "ipcm", "fpcm": "pcm"
    default: type.lowercased().trimmedBlanks
    }
  }

  private static func children(_ entry: inout ByteCursor, into header: inout AudioHeader) throws(TagError) {
    while entry.remaining >= 8 {
      let size = try entry.big(4)
      let type = TagPart.shown(try entry.take(4))
      guard size >= 8, size - 8 <= entry.remaining else { return }
      var body = ByteCursor(try entry.take(size - 8), of: .mp4Atom(type))
      switch type {
      case "esds": try elementaryStream(&body, into: &header)
      case "alac": try lossless(&body, into: &header)
      case "wave": try children(&body, into: &header)
      default: break
      }
    }
  }

  /// Apple Lossless' magic cookie.
  private static func lossless(_ body: inout ByteCursor, into header: inout AudioHeader) throws(TagError) {
    guard body.remaining >= 28 else { return }
    try body.skip(4 + 4 + 1)
    header.bitDepth = Int(try body.byte())
    try body.skip(3)
    header.channels = Int(try body.byte())
    try body.skip(2 + 4)
    let bitRate = try body.big(4)
    header.bitRate = bitRate > 0 ? bitRate : nil
    let rate = try body.big(4)
    if rate > 0 { header.sampleRate = rate }
  }

  /// The descriptors of ISO/IEC 14496-1, section 7.2.6: object type, bit rate, and AAC's own configuration.
  private static func elementaryStream(_ body: inout ByteCursor, into header: inout AudioHeader) throws(TagError) {
    try body.skip(4)
    guard try descriptor(&body, tag: 3) else { return }
    try body.skip(2)
    let flags = try body.byte()
    if flags & 0x80 != 0 { try body.skip(2) }
    if flags & 0x40 != 0 { try body.skip(Int(try body.byte())) }
    if flags & 0x20 != 0 { try body.skip(2) }
    guard try descriptor(&body, tag: 4) else { return }
    switch try body.byte() {
    case 0x69, 0x6B: header.codec = "mp3"
    case 0xA5: header.codec = "ac3"
    case 0xA6: header.codec = "eac3"
    case 0xDD: header.codec = "vorbis"
    default: break
    }
    try body.skip(1 + 3 + 4)
    let average = try body.big(4)
    header.bitRate = average > 0 ? average : nil
    guard header.codec == "aac", try descriptor(&body, tag: 5), body.remaining >= 2 else { return }
    let configuration = try body.big(2)
    let channels = configuration >> 3 & 15
    if (1...6).contains(channels) { header.channels = channels } else if channels == 7 { header.channels = 8 }
  }

  private static func descriptor(_ body: inout ByteCursor, tag: UInt8) throws(TagError) -> Bool {
    guard body.remaining >= 2, try body.byte() == tag else { return false }
    // The length: seven bits a byte, at most four bytes.
    for _ in 0..<4 where try body.byte() & 0x80 == 0 { return true }
    return true
  }
}
