internal import CSndfile
package import EnsAudio

/// FLAC, Ogg Vorbis, Opus, WAV, AIFF, CAF and more, through libsndfile.
package final class SndfileDecoder: AudioDecoder {
  private let handle: SndfileHandle
  private let cursor: SourceCursor
  private var hasEnded = false
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
  package init(_ audio: EncodedAudio, _ precision: SamplePrecision = .native) throws(DecodeError) {
    if audio.payload == .flac, let info = FLACStreamInfo(audio.head), info.bitDepth > 24 {
      throw .unsupported(what: "FLAC of \(info.bitDepth) bits", by: SndfileLibrary.version)
    }
    cursor = SourceCursor(audio.body)
    do {
      handle = try SndfileHandle(reading: cursor)
    } catch .damaged where audio.payload == .oggFLAC {
      // libsndfile 1.2.0 stumbles over metadata blocks that every encoder writes.
      throw .unsupported(what: "FLAC in Ogg", by: SndfileLibrary.version)
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
    length = info.frames > 0 && info.frames < .max / 4 ? FrameCount(info.frames) : nil
  }

  package func read(into buffer: inout PCMBuffer, atMost frames: Int) throws(DecodeError) {
    buffer.prepare(format: format, capacity: frames)
    guard !hasEnded else { return }
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
    position += FrameCount(buffer.frames)
    guard buffer.frames == 0 else { return }
    hasEnded = true
    if let failure = cursor.failure { throw .source(failure) }
    if let length, position < length {
      throw .damaged(
        "ends after \(position.milliseconds(at: format.rate)) of \(length.milliseconds(at: format.rate)) ms")
    }
    if handle.hasFailed { throw handle.refusal }
  }

  package func seek(to place: FrameCount) throws(DecodeError) {
    if let length, place > length { throw .seekRefused(place) }
    guard unsafe sf_seek(handle.pointer, place.value, 0) == place.value else { throw .seekRefused(place) }
    position = place
    hasEnded = false
  }
}
