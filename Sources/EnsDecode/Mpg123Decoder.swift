internal import CMpg123
package import EnsAudio

/// MPEG audio (layers 1 to 3) through libmpg123: without gaps where LAME's delays are known, to the frame everywhere.
package final class Mpg123Decoder: AudioDecoder {
  private let handle: Mpg123Handle
  private var hasEnded = false
  /// Decoded frames in front of the sound, which iTunes noted and libmpg123 does not know of.
  private var lead: FrameCount = 0
  private var isTrimmed = false
  package private(set) var format: PCMFormat
  package private(set) var length: FrameCount?
  package private(set) var position: FrameCount = 0

  package var library: String { "libmpg123" }
  /// None: libmpg123 joins what is left without a word.
  package var gaps: Int { 0 }
  package var storage: SampleEncoding { .int16 }

  /// Opens MPEG audio. Where no info frame states the length, or where the size of the file belies it, every frame is
  /// looked at (`mpg123_scan`), because otherwise libmpg123 guesses from the first ones.
  package init(_ audio: EncodedAudio, _ precision: SamplePrecision = .native) throws(DecodeError) {
    let encoding: SampleEncoding = precision == .float ? .float32 : .int16
    handle = try Mpg123Handle.open(SourceCursor(audio.body), encoding)
    format = try handle.format()
    let survey = try MPEGSurvey(audio)
    if let delay = survey.info?.delay, let excess = survey.excessBytes, excess < 0 {
      // A scan that contradicts the info frame makes libmpg123 forget the delay too; so another handle scans.
      let whole = try Self.scan(Mpg123Handle.open(SourceCursor(audio.body), encoding))
      length = whole.map { max(0, $0 - FrameCount(delay + Self.decoderDelay)) }
    } else {
      let total = survey.needsScan ? try Self.scan(handle) : Self.length(handle)
      let kept = total.flatMap { survey.itunesRange(total: $0, decoderDelay: Self.decoderDelay) }
      length = kept.map { $0.upperBound - $0.lowerBound } ?? total
      if let kept {
        lead = kept.lowerBound
        isTrimmed = true
        try seek(to: .zero)
      }
    }
  }

  /// The frames by which libmpg123's layer 3 decoder is late, `GAPLESS_DELAY` in its sources.
  private static let decoderDelay = 529

  /// The exact length. Corresponds to `mpg123_scan`.
  private static func scan(_ handle: borrowing Mpg123Handle) throws(DecodeError) -> FrameCount? {
    try handle.check(unsafe mpg123_scan(handle.pointer))
    return length(handle)
  }

  private static func length(_ handle: borrowing Mpg123Handle) -> FrameCount? {
    let total = unsafe mpg123_length(handle.pointer)
    return total >= 0 ? FrameCount(Int64(total)) : nil
  }

  package func read(into buffer: inout PCMBuffer, atMost frames: Int) throws(DecodeError) {
    buffer.prepare(format: format, capacity: frames)
    guard !hasEnded else { return }
    var frames = frames
    if isTrimmed, let length { frames = min(frames, Int((length - position).value)) }
    guard frames > 0 else { return hasEnded = true }
    let wanted = frames * format.channels
    while true {
      var done = 0
      let status: Int32 =
        switch format.encoding {
        case .float32:
          unsafe buffer.float32.withUnsafeMutableBytes {
            unsafe mpg123_read(handle.pointer, $0.baseAddress, wanted * 4, &done)
          }
        default:
          unsafe buffer.int16.withUnsafeMutableBytes {
            unsafe mpg123_read(handle.pointer, $0.baseAddress, wanted * 2, &done)
          }
        }
      buffer.frames = done / (format.encoding.storedBytes * format.channels)
      position += FrameCount(buffer.frames)
      switch status {
      case MPG123_OK.rawValue: if buffer.frames > 0 { return }
      case MPG123_NEW_FORMAT.rawValue:
        if buffer.frames > 0 { return }
        format = try handle.format()
        return try read(into: &buffer, atMost: frames)
      case MPG123_DONE.rawValue, MPG123_NEED_MORE.rawValue:
        hasEnded = true
        return
      default:
        hasEnded = true
        if buffer.frames == 0 { throw handle.failure }
        return
      }
    }
  }

  package func seek(to place: FrameCount) throws(DecodeError) {
    if let length, place > length { throw .seekRefused(place) }
    guard unsafe mpg123_seek(handle.pointer, Int((place + lead).value), 0) >= 0 else { throw .seekRefused(place) }
    position = place
    hasEnded = false
  }
}
