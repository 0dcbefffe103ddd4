package import EnsAudio

/// What the first MPEG frame and the file's size say about a whole MP3, before anything is decoded.
package struct MPEGSurvey: Hashable, Sendable {
  /// The first frame's header.
  package let header: MPEGFrameHeader
  /// The info frame in front of the sound, if there is one.
  package let info: MPEGInfoFrame?
  /// What iTunes noted about silence around the sound, where the encoder noted nothing.
  package let itunes: ITunesGapless?
  /// Bytes from the first frame to the end or to the tags there; nil where the size is unknown.
  package let audioBytes: Int64?

  /// Looks at `audio`, which must be `Payload.mp3`. Throws `DecodeError.damaged` when it has no frame.
  package init(_ audio: EncodedAudio) throws(DecodeError) {
    guard let (offset, header) = MPEGFrameHeader.firstFrame(in: audio.head, from: 0) else {
      throw .damaged("no MPEG frame found")
    }
    self.header = header
    info = MPEGInfoFrame(audio.head, at: offset, header)
    do {
      itunes = info?.delay == nil ? try Self.comment(audio) : nil
    } catch {
      throw .source(error)
    }
    guard let size = audio.source.length else {
      audioBytes = nil
      return
    }
    do {
      let end = try Self.endOfAudio(audio.source, size)
      audioBytes = max(0, end - audio.start - Int64(offset))
    } catch {
      throw .source(error)
    }
  }

  /// By how many bytes the sound is longer (or, below zero, shorter) than its info frame states; nil within two frames,
  /// or where nothing is stated.
  package var excessBytes: Int64? {
    guard let stated = info?.bytes, let audioBytes, stated > 0 else { return nil }
    let excess = audioBytes - stated
    // Encoders differ in whether the info frame counts, and pad the last frame.
    return abs(excess) > 2 * 1441 ? excess : nil
  }

  /// Whether only looking at every frame tells the length.
  package var needsScan: Bool { info?.frames == nil || excessBytes != nil }

  /// The frames of sound by the info frame alone, encoder's delay and padding left out; nil without one.
  package var statedLength: FrameCount? {
    guard let frames = info?.frames, frames > 0 else { return nil }
    let trimmed = Int64((info?.delay ?? 0) + (info?.padding ?? 0))
    let total = frames.multipliedReportingOverflow(by: Int64(header.samples))
    return total.overflow ? nil : FrameCount(max(0, total.partialValue - trimmed))
  }

  /// The comment `iTunSMPB` in the ID3v2 tag in front, which iTunes writes in Latin-1.
  private static func comment(_ audio: EncodedAudio) throws(ByteSourceError) -> ITunesGapless? {
    guard audio.start > 10 else { return nil }
    let tag = try audio.source.bytes(at: 0, count: Int(min(audio.start, 256 * 1024)))
    let name = Array("iTunSMPB".utf8)
    for offset in tag.indices.dropLast(name.count) where tag[offset] == name[0] {
      guard tag[offset..<offset + name.count].elementsEqual(name) else { continue }
      // The name's terminator, then the numbers.
      let text = tag[(offset + name.count)...].prefix(140)
      return ITunesGapless(String(decoding: text, as: UTF8.self))
    }
    return nil
  }

  /// Where the sound that iTunes noted lies among `total` decoded frames; nil where the note does not fit the file.
  func itunesRange(total: FrameCount, decoderDelay: Int) -> Range<FrameCount>? {
    guard let itunes else { return nil }
    let noted = itunes.delay + itunes.frames + itunes.padding
    guard abs(noted - total.value) <= Int64(2 * header.samples) else { return nil }
    let start = FrameCount(itunes.delay + Int64(decoderDelay))
    return start < total ? start..<min(total, start + FrameCount(itunes.frames)) : nil
  }

  /// Where ID3v1, APEv2 and Lyrics3 tags at the end begin; else the end.
  private static func endOfAudio(_ source: any ByteSource, _ size: Int64) throws(ByteSourceError) -> Int64 {
    var end = size
    let tail = try source.bytes(at: max(0, size - 160), count: 160)
    var rest = tail[...]
    if rest.count >= 128, rest.suffix(128).starts(with: "TAG".utf8) {
      rest = rest.dropLast(128)
      end -= 128
    }
    if rest.count >= 32, rest.suffix(32).starts(with: "APETAGEX".utf8) {
      let footer = Array(rest.suffix(32))
      let length = (0..<4).reversed().reduce(Int64(0)) { $0 << 8 | Int64(footer[12 + $1]) }
      let hasHeader = footer[23] & 0x80 != 0
      end -= min(end, length + (hasHeader ? 32 : 0))
    }
    return end
  }
}
