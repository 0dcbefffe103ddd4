/// Reads an MP4, M4A or QuickTime file: the atoms that hold length, codec and tags.
struct MP4 {
  private let window: ByteWindow
  private var reading: TagReading
  private var movieMilliseconds: Int?
  private var movieScale: Int?
  private var hasSound = false
  /// Frames of the sound track, before anything is trimmed.
  private var mediaFrames: Int?

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
      case "mvhd":
        let length = try mediaLength(atom)
        movieMilliseconds = length?.milliseconds
        movieScale = length?.scale
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
    var edited: Int?
    var isSound = false
    var pending = [track.body]
    for _ in 0..<64 {
      guard let range = pending.popLast() else { break }
      for atom in try MP4Atom.list(window, in: range, &reading.problems) {
        switch atom.name {
        case "mdia", "minf", "stbl", "edts": pending.append(atom.body)
        case "mdhd": length = try mediaLength(atom)
        case "elst": edited = try editedLength(atom)
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
    reading.header.milliseconds = edited ?? length.milliseconds
    mediaFrames = length.scale == reading.header.sampleRate ? length.count : nil
    // What an edit list leaves out does not play.
    guard edited == nil else { return }
    reading.header.frameCount = mediaFrames
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

  /// How long an edit list lets a track play, in milliseconds; nil when it leaves all to the media.
  private func editedLength(_ atom: MP4Atom) throws(TagError) -> Int? {
    guard let movieScale, atom.body.count <= TagLimits.text else { return nil }
    var cursor = ByteCursor(
      try window.prefix(at: atom.body.lowerBound, upTo: atom.body.count), of: .mp4Atom(atom.name))
    let width = try cursor.byte() == 1 ? 8 : 4
    try cursor.skip(3)
    let count = try cursor.big(4)
    var total = 0
    for _ in 0..<min(count, TagLimits.parts) {
      let length = try cursor.big(width)
      // All bits set is a pause before the sound.
      let isPause = try cursor.take(width).allSatisfy { $0 == 0xFF }
      try cursor.skip(4)
      guard length < Int.max / 2000, total < Int.max / 2000 else { throw .malformed(.mp4Atom(atom.name)) }
      if !isPause { total += length }
    }
    return total > 0 ? (total * 1000 + movieScale / 2) / movieScale : nil
  }

  private mutating func finish() {
    if !hasSound || reading.header.milliseconds == nil { reading.header.milliseconds = movieMilliseconds }
    guard let text = reading.tags.first(.gapless), let rate = reading.header.sampleRate, rate > 0 else { return }
    let numbers = text.split(separator: " ").map { Int($0, radix: 16) ?? 0 }
    guard numbers.count >= 4, numbers[3] > 0 else { return }
    // Believed only where it is about this file: the length must be the media's, less what is trimmed.
    guard let media = mediaFrames,
      (numbers[1] + numbers[2] + numbers[3] - media).magnitude <= UInt(rate)
    else { return }
    (reading.header.delay, reading.header.padding, reading.header.frameCount) = (numbers[1], numbers[2], numbers[3])
  }
}
