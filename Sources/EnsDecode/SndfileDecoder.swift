internal import CSndfile
package import EnsAudio

/// FLAC, Ogg Vorbis, Opus, WAV, AIFF, CAF and more, through libsndfile.
package final class SndfileDecoder: AudioDecoder {
  private var handle: SndfileHandle
  private var cursor: SourceCursor
  private let body: any ByteSource
  private let isOgg: Bool
  private var hasEnded = false
  /// Frames of silence that stand for a damaged place and were not read yet.
  private var silence = 0
  /// Frames of silence since the last sound.
  private var passedOver = 0
  package private(set) var gaps = 0
  package let format: PCMFormat
  package let storage: SampleEncoding
  package let length: FrameCount?
  package private(set) var position: FrameCount = 0
  /// Bits of a sample in the file; nil for codecs with loss.
  package let bitDepth: Int?
  /// The codec's name as records carry it: `flac`, `vorbis`, `opus`, `pcm`, `alac`, …
  package let codec: String

  package var library: String { SndfileLibrary.version }

  /// Opens a sound file. Throws `DecodeError.unsupported` for a FLAC with more than 24 bits, which libsndfile 1.2.0
  /// refuses as malformed.
  package convenience init(_ audio: EncodedAudio, _ precision: SamplePrecision = .native) throws(DecodeError) {
    try self.init(audio, precision, length: nil)
  }

  /// The same, with a length that stands in where libsndfile finds none, as in Ogg files that are cut off.
  init(_ audio: EncodedAudio, _ precision: SamplePrecision, length survey: OggSurvey?) throws(DecodeError) {
    if audio.payload == .flac, let info = FLACStreamInfo(audio.head), info.bitDepth > 24 {
      throw .unsupported(what: "FLAC of \(info.bitDepth) bits", by: SndfileLibrary.version)
    }
    body = audio.body
    isOgg = audio.payload.container == "ogg"
    cursor = SourceCursor(body)
    do {
      handle = try SndfileHandle(reading: cursor)
    } catch .damaged where audio.payload == .oggFLAC {
      // libsndfile 1.2.0 stumbles over metadata blocks that every encoder writes.
      throw .unsupported(what: "FLAC in Ogg", by: SndfileLibrary.version)
    } catch .damaged where audio.payload == .oggSpeex {
      throw .unsupported(what: "Speex", by: SndfileLibrary.version)
    }
    let info = handle.info
    guard let rate = SampleRate(hertz: Int(info.samplerate)), info.channels > 0 else {
      throw .damaged("no audio format")
    }
    let kind = SndfileSubformat(info.format)
    codec = kind.codec
    bitDepth = kind.bitDepth
    storage = kind.storage
    let encoding = precision == .float ? .float32 : kind.encoding
    format = PCMFormat(encoding: encoding, rate: rate, channels: Int(info.channels))
    // Streams whose header leaves the length open.
    let isKnown = info.frames > 0 && info.frames < .max / 4
    length = isKnown ? FrameCount(info.frames) : survey?.frames?.converted(from: survey?.rate ?? rate, to: rate)
  }

  package func read(into buffer: inout PCMBuffer, atMost frames: Int) throws(DecodeError) {
    buffer.prepare(format: format, capacity: frames)
    guard !hasEnded || silence > 0 else { return }
    if silence == 0 {
      decode(into: &buffer, frames)
      if buffer.frames == 0 { try endOrPassOver() } else { passedOver = 0 }
    }
    if silence > 0 {
      buffer.silence(frames: min(frames, silence))
      silence -= buffer.frames
    }
    position += FrameCount(buffer.frames)
  }

  private func decode(into buffer: inout PCMBuffer, _ frames: Int) {
    let wanted = Int64(frames)
    let got: Int64 =
      switch format.encoding {
      case .int16:
        unsafe buffer.int16.withUnsafeMutableBufferPointer {
          unsafe sf_readf_short(handle.pointer, $0.baseAddress, wanted)
        }
      case .int24, .int32:
        unsafe buffer.int32.withUnsafeMutableBufferPointer {
          unsafe sf_readf_int(handle.pointer, $0.baseAddress, wanted)
        }
      case .float32:
        unsafe buffer.float32.withUnsafeMutableBufferPointer {
          unsafe sf_readf_float(handle.pointer, $0.baseAddress, wanted)
        }
      }
    buffer.frames = Int(max(0, got))
  }

  /// Decides what it means that nothing came: the end, or damage with sound behind it, which is passed over in silence.
  private func endOrPassOver() throws(DecodeError) {
    if let failure = cursor.failure {
      hasEnded = true
      throw .source(failure)
    }
    guard let length, position < length else {
      hasEnded = true
      if handle.hasFailed { throw handle.refusal }
      return
    }
    if isOgg, (length - position).value < 8192 {
      // After several end-of-stream pages, which some encoders write, libsndfile leaves out the last blocks.
      silence = Int((length - position).value)
      hasEnded = true
      return
    }
    // Damage takes at least a block of the codec with it; what is cut off has nothing behind it.
    var step = max(4096, passedOver)
    while gaps < Self.mostGaps, passedOver + step < 10 * format.rate.hertz, position + FrameCount(step) < length {
      let place = position + FrameCount(step)
      if reopen(at: place) {
        if passedOver == 0 { gaps += 1 }
        passedOver += step
        silence = step
        return
      }
      step *= 2
    }
    hasEnded = true
    let milliseconds = position.milliseconds(at: format.rate)
    throw .damaged("ends after \(milliseconds) of \(length.milliseconds(at: format.rate)) ms")
  }

  /// Begins anew behind a damaged place; a decoder that has stumbled over one does not seek any more.
  private func reopen(at place: FrameCount) -> Bool {
    let fresh = SourceCursor(body)
    guard let opened = try? SndfileHandle(reading: fresh) else { return false }
    handle = opened
    cursor = fresh
    return unsafe sf_seek(handle.pointer, place.value, 0) == place.value
  }

  /// Damaged places that are passed over at most.
  private static let mostGaps = 1000

  package func seek(to place: FrameCount) throws(DecodeError) {
    if let length, place > length { throw .seekRefused(place) }
    guard unsafe sf_seek(handle.pointer, place.value, 0) == place.value else { throw .seekRefused(place) }
    position = place
    silence = 0
    hasEnded = false
  }
}
