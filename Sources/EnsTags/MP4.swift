/// Reads an MP4, M4A or QuickTime file: the atoms that hold length, codec and tags.
struct MP4 {
  private let window: ByteWindow
  private var reading: TagReading
  private var movieMilliseconds: Int?
  private var hasSound = false

  /// Reads the file that starts at `offset`.
  static func read(_ window: ByteWindow, at offset: Int, into reading: inout TagReading) throws(TagError) {
    var file = MP4(window: window, reading: reading)
    defer { reading = file.reading }
    try file.walk(offset..<window.length, depth: 0)
    file.finish()
  }

  private init(window: ByteWindow, reading: TagReading) {
    self.window = window
    self.reading = reading
  }

  private mutating func walk(_ range: Range<Int>, depth: Int) throws(TagError) {
    guard depth <= TagLimits.depth else { throw .malformed(.mp4Atom("nesting")) }
    for atom in try MP4Atom.list(window, in: range, &reading.problems) {
      switch atom.name {
      case "moov", "udta": try walk(atom.body, depth: depth + 1)
      case "trak": try track(atom)
      case "mvhd": movieMilliseconds = try mediaLength(atom)?.milliseconds
      case "meta": try walk(try metaBody(atom), depth: depth + 1)
      case "ilst":
        let items = try MP4Items.read(window, in: atom.body, &reading.problems)
        reading.tags.fill(from: items)
      case "mdat": reading.audio = atom.body
      default: break
      }
    }
  }

  /// QuickTime's `meta` has no version in front of its children, MP4's has.
  private func metaBody(_ atom: MP4Atom) throws(TagError) -> Range<Int> {
    let start = try window.prefix(at: atom.body.lowerBound, upTo: 8)
    let isPlain = start.count == 8 && start.suffix(4).elementsEqual("hdlr".utf8)
    return isPlain ? atom.body : min(atom.body.lowerBound + 4, atom.body.upperBound)..<atom.body.upperBound
  }

  private mutating func track(_ track: MP4Atom) throws(TagError) {
    var description: MP4Atom?
    var length: (count: Int, scale: Int, milliseconds: Int)?
    var isSound = false
    var pending = [track.body]
    for _ in 0..<64 {
      guard let range = pending.popLast() else { break }
      for atom in try MP4Atom.list(window, in: range, &reading.problems) {
        switch atom.name {
        case "mdia", "minf", "stbl": pending.append(atom.body)
        case "mdhd": length = try mediaLength(atom)
        case "hdlr":
          let handler = try window.prefix(at: atom.body.lowerBound + 8, upTo: 4)
          // QuickTime has a second handler, of the data, in `minf`.
          if handler.elementsEqual("soun".utf8) { isSound = true }
        case "stsd": description = atom
        default: break
        }
      }
    }
    guard isSound, !hasSound else { return }
    hasSound = true
    if let description { try MP4SampleEntry.read(window, description, into: &reading.header) }
    guard let length else { return }
    reading.header.milliseconds = length.milliseconds
    if length.scale == reading.header.sampleRate { reading.header.frameCount = length.count }
  }

  /// Length of a `mvhd` or `mdhd` atom; nil when it is unknown or no time at all.
  private func mediaLength(_ atom: MP4Atom) throws(TagError) -> (count: Int, scale: Int, milliseconds: Int)? {
    var cursor = ByteCursor(
      try window.prefix(at: atom.body.lowerBound, upTo: min(atom.body.count, 32)), of: .mp4Atom(atom.name))
    let width = try cursor.byte() == 1 ? 8 : 4
    try cursor.skip(3 + 2 * width)
    let scale = try cursor.big(4)
    // All bits set means unknown; eight bytes of that do not fit a number here and are refused.
    let count = try cursor.big(width)
    guard scale > 0, count > 0, count < (width == 4 ? 0xFFFF_FFFF : Int.max / 1000) else { return nil }
    return (count, scale, count / scale * 1000 + (count % scale * 1000 + scale / 2) / scale)
  }

  private mutating func finish() {
    if !hasSound || reading.header.milliseconds == nil { reading.header.milliseconds = movieMilliseconds }
    guard let text = reading.tags.first(.gapless), let rate = reading.header.sampleRate, rate > 0 else { return }
    let numbers = text.split(separator: " ").map { Int($0, radix: 16) ?? 0 }
    guard numbers.count >= 4, numbers[3] > 0 else { return }
    // Believed only where it is about this file: the length must be the media's, less what is trimmed.
    guard let media = reading.header.frameCount,
      (numbers[1] + numbers[2] + numbers[3] - media).magnitude <= UInt(rate)
    else { return }
    (reading.header.delay, reading.header.padding, reading.header.frameCount) = (numbers[1], numbers[2], numbers[3])
  }
}
