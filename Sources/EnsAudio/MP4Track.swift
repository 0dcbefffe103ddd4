/// The first sound track of an MP4 file: what its boxes say (ISO 14496-12 and 14496-14, Apple's QuickTime file format).
package struct MP4Track: Hashable, Sendable {
  /// The codec's name, as records carry it: `aac`, `alac`, `opus`, `flac`, `ac3`, `mp3`, `drm`.
  package private(set) var codec = "unknown"
  /// Frames a second.
  package private(set) var rate: SampleRate?
  /// Channels.
  package private(set) var channels: Int?
  /// Bits of a sample, for codecs without loss.
  package private(set) var bitDepth: Int?
  /// Frames of sound without what the encoder put around it.
  package private(set) var frames: FrameCount?

  private var timescale: Int64 = 0
  private var duration: Int64 = 0
  private var skipped: Int64 = 0
  private var original: Int64?

  /// Looks for the track; nil when the file has no sound. Throws what `source` throws.
  package init?(_ source: any ByteSource) throws(ByteSourceError) {
    let end = source.length ?? .max / 4
    guard let movie = try MP4Box.first("moov", in: 0..<end, of: source) else { return nil }
    var found = false
    for track in try MP4Box.children(of: movie.content, in: source) where track.name == "trak" && !found {
      found = try readTrack(track.content, source)
    }
    guard found else { return nil }
    try readGaplessComment(movie.content, source)
    settle()
  }

  private mutating func readTrack(_ range: Range<Int64>, _ source: any ByteSource) throws(ByteSourceError) -> Bool {
    guard let media = try MP4Box.first("mdia", in: range, of: source),
      let handler = try MP4Box.first("hdlr", in: media.content, of: source),
      try handler.bytes(source, limit: 12).suffix(4).elementsEqual("soun".utf8)
    else { return false }
    if let header = try MP4Box.first("mdhd", in: media.content, of: source) {
      let bytes = try header.bytes(source, limit: 36)
      let isLong = bytes.first == 1
      timescale = MP4Box.number(bytes, isLong ? 20 : 12, 4) ?? 0
      duration = MP4Box.number(bytes, isLong ? 24 : 16, isLong ? 8 : 4) ?? 0
    }
    if let edits = try MP4Box.descend(["edts", "elst"], from: range, in: source) {
      let bytes = try edits.bytes(source, limit: 36)
      let isLong = bytes.first == 1
      if MP4Box.number(bytes, 4, 4) == 1 { skipped = MP4Box.number(bytes, isLong ? 16 : 12, isLong ? 8 : 4) ?? 0 }
    }
    if let table = try MP4Box.descend(["minf", "stbl", "stsd"], from: media.content, in: source) {
      readDescription(try table.bytes(source, limit: 512))
    }
    return true
  }

  /// The first entry of `stsd`: an AudioSampleEntry.
  private mutating func readDescription(_ bytes: [UInt8]) {
    guard bytes.count >= 8 + 36 else { return }
    let name = String(decoding: bytes[12..<16], as: UTF8.self)
    let names = [
      "mp4a": "aac", "alac": "alac", "Opus": "opus", "fLaC": "flac", "ac-3": "ac3", "ec-3": "eac3", ".mp3": "mp3",
      "drms": "drm",
    ]
    codec = names[name] ?? "unknown"
    channels = MP4Box.number(bytes, 8 + 24, 2).map(Int.init)
    rate = MP4Box.number(bytes, 8 + 32, 2).flatMap { SampleRate(hertz: Int($0)) }
    // The entry's own fields are too small for what ALAC can do; its configuration is right.
    if codec == "alac", bytes.count >= 8 + 36 + 36 {
      bitDepth = Int(bytes[8 + 36 + 17])
      channels = Int(bytes[8 + 36 + 21])
      rate = MP4Box.number(bytes, 8 + 36 + 32, 4).flatMap { SampleRate(hertz: Int($0)) } ?? rate
    }
  }

  /// iTunes notes delay, padding and the original length in hexadecimal in a free-form comment.
  private mutating func readGaplessComment(_ range: Range<Int64>, _ source: any ByteSource) throws(ByteSourceError) {
    guard let meta = try MP4Box.descend(["udta", "meta"], from: range, in: source) else { return }
    let inner = meta.content.dropFirst(4)
    guard let list = try MP4Box.first("ilst", in: inner, of: source) else { return }
    for item in try MP4Box.children(of: list.content, in: source) where item.name == "----" {
      let text = String(decoding: try item.bytes(source, limit: 512), as: UTF8.self)
      guard text.contains("iTunSMPB") else { continue }
      original = ITunesGapless(text)?.frames
    }
  }

  private mutating func settle() {
    if let original {
      frames = FrameCount(original)
    } else if timescale > 0, duration > 0 {
      let kept = max(0, duration - max(0, skipped))
      guard let rate, let scale = SampleRate(hertz: Int(timescale)) else { return }
      frames = FrameCount(kept).converted(from: scale, to: rate)
    }
  }
}

extension Range<Int64> {
  fileprivate func dropFirst(_ count: Int64) -> Range<Int64> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}
