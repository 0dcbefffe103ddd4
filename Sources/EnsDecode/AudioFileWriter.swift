internal import CSndfile
package import EnsAudio

/// Encodes sound into a file in memory, with libsndfile: the same sound and options give the same bytes.
///
/// Meant for fixtures and conversions of tracks, whose encoded size memory bears easily.
package struct AudioFileWriter: ~Copyable {
  private let sink = MemorySink()
  private let handle: SndfileHandle
  private let encoding: AudioFileEncoding

  /// Begins a file for sound of `format`, with the tags that libsndfile itself can write.
  ///
  /// Throws `DecodeError` for a combination that the encoder refuses (Opus at 44.1 kHz, FLAC of floating point).
  package init(format: PCMFormat, as encoding: AudioFileEncoding, tags: [AudioFileTag] = []) throws(DecodeError) {
    var info = SF_INFO()
    info.samplerate = Int32(format.rate.hertz)
    info.channels = Int32(format.channels)
    info.format = Int32(Self.format(of: encoding, format.encoding))
    guard unsafe sf_format_check(&info) != 0 else {
      throw .unsupported(what: "\(encoding) of \(format)", by: SndfileLibrary.version)
    }
    handle = try SndfileHandle(writing: sink, info)
    self.encoding = encoding
    configure(format.rate)
    for tag in tags {
      let field = tag.field
      // Containers that lack the field keep silent about it, as libsndfile does.
      _ = unsafe sf_set_string(handle.pointer, field.number, field.text)
    }
  }

  /// Appends the filled frames of `buffer`, whose rate and channels must be the writer's.
  package mutating func write(_ buffer: PCMBuffer) throws(DecodeError) {
    let frames = Int64(buffer.frames)
    let written: Int64 =
      switch buffer.format.encoding {
      case .int16 where isMPEG: writeWidened(buffer)
      case .int16:
        unsafe buffer.int16.withUnsafeBufferPointer { unsafe sf_writef_short(handle.pointer, $0.baseAddress, frames) }
      case .int24, .int32:
        unsafe buffer.int32.withUnsafeBufferPointer { unsafe sf_writef_int(handle.pointer, $0.baseAddress, frames) }
      case .float32:
        unsafe buffer.float32.withUnsafeBufferPointer { unsafe sf_writef_float(handle.pointer, $0.baseAddress, frames) }
      }
    guard written == frames else { throw handle.refusal }
  }

  private var isMPEG: Bool { if case .mp3 = encoding { true } else { false } }

  /// libsndfile 1.2.0 hands LAME uninitialised memory instead of 16-bit samples in stereo; wider ones it gets right.
  private func writeWidened(_ buffer: PCMBuffer) -> Int64 {
    let samples = buffer.int16[..<(buffer.frames * buffer.format.channels)].map { Int32($0) << 16 }
    return unsafe samples.withUnsafeBufferPointer {
      unsafe sf_writef_int(handle.pointer, $0.baseAddress, Int64(buffer.frames))
    }
  }

  /// Completes the file and hands out its bytes. Corresponds to `sf_close`.
  package consuming func finish() -> [UInt8] {
    let sink = sink
    let encoding = encoding
    Self.close(handle)
    var bytes = sink.bytes
    switch encoding {
    // libsndfile draws serial numbers from the clock.
    case .vorbis(_, let serial), .opus(_, let serial): OggPage.renumber(&bytes, serial: serial)
    case .wav, .flac, .mp3: break
    }
    return bytes
  }

  /// Ends the handle, which writes what the encoder still holds.
  private static func close(_ handle: consuming SndfileHandle) {}

  private func configure(_ rate: SampleRate) {
    switch encoding {
    case .wav: break
    case .flac(let compression), .opus(let compression, _): set(SFC_SET_COMPRESSION_LEVEL, compression)
    case .vorbis(let quality, _): set(SFC_SET_VBR_ENCODING_QUALITY, quality)
    case .mp3(let kbps):
      var mode = Int32(SF_BITRATE_MODE_CONSTANT)
      _ = unsafe sf_command(handle.pointer, Int32(SFC_SET_BITRATE_MODE), &mode, Int32(MemoryLayout<Int32>.size))
      // libsndfile's mpeg_l3_encode.c spreads the level over the rates that MPEG-1, 2 and 2.5 allow.
      let (least, most) = rate.hertz >= 32_000 ? (32.0, 320.0) : rate.hertz >= 16_000 ? (8.0, 160.0) : (8.0, 64.0)
      set(SFC_SET_COMPRESSION_LEVEL, max(0, min(1, (most - Double(kbps)) / (most - least))))
    }
    if case .wav = encoding { return }
    // Samples beyond full scale are limited instead of wrapping around.
    _ = unsafe sf_command(handle.pointer, Int32(SFC_SET_CLIPPING), nil, Int32(SF_TRUE))
  }

  private func set(_ command: Int, _ value: Double) {
    var value = value
    _ = unsafe sf_command(handle.pointer, Int32(command), &value, Int32(MemoryLayout<Double>.size))
  }

  private static func format(of encoding: AudioFileEncoding, _ sample: SampleEncoding) -> Int {
    switch encoding {
    case .wav: SF_FORMAT_WAV | subformat(sample)
    case .flac: SF_FORMAT_FLAC | subformat(sample)
    case .vorbis: SF_FORMAT_OGG | SF_FORMAT_VORBIS
    case .opus: SF_FORMAT_OGG | SF_FORMAT_OPUS
    case .mp3: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III
    }
  }

  private static func subformat(_ sample: SampleEncoding) -> Int {
    switch sample {
    case .int16: SF_FORMAT_PCM_16
    case .int24: SF_FORMAT_PCM_24
    case .int32: SF_FORMAT_PCM_32
    case .float32: SF_FORMAT_FLOAT
    }
  }
}
