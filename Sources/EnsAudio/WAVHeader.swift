/// The bytes in front of the samples of a WAV file.
///
/// Source: Microsoft's RIFF/WAVE and WAVEFORMATEXTENSIBLE, and EBU Tech 3306 (RF64) for more than 4 GiB: a `JUNK` chunk
/// keeps the place that a `ds64` chunk takes when the file has grown that far. A stream whose end nobody can come back
/// to write carries the largest size, which sox, ffmpeg and libsndfile read as "until the end".
package struct WAVHeader: Hashable, Sendable {
  /// What the length of the samples is known to be.
  package enum Extent: Hashable, Sendable {
    /// Not known, and the header cannot be mended later.
    case streamed
    /// This many frames, in a file whose header has room for RF64.
    case frames(FrameCount)
  }

  /// The samples' format.
  package let format: PCMFormat
  /// The samples' number.
  package let extent: Extent

  /// The header of a file with samples of `format`.
  package init(format: PCMFormat, extent: Extent) {
    self.format = format
    self.extent = extent
  }

  /// Whether the sizes need 64 bits.
  package var isRF64: Bool { riffSize > UInt64(UInt32.max) - 1 }

  /// The header, from `RIFF` to the size of `data`; the samples follow.
  package var bytes: [UInt8] {
    var out: [UInt8] = []
    let unknown = extent == .streamed
    Self.append(isRF64 && !unknown ? "RF64" : "RIFF", to: &out)
    Self.append32(unknown || isRF64 ? .max : UInt32(riffSize), to: &out)
    Self.append("WAVE", to: &out)
    if !unknown { appendSizes(to: &out) }
    appendFormat(to: &out)
    Self.append("data", to: &out)
    Self.append32(unknown || isRF64 ? .max : UInt32(dataSize), to: &out)
    return out
  }

  /// The byte that must follow an odd number of sample bytes in a finished file.
  package var padding: [UInt8] { dataSize % 2 == 1 ? [0] : [] }

  private var dataSize: UInt64 {
    guard case .frames(let count) = extent else { return 0 }
    return UInt64(max(0, count.value)) * UInt64(format.storedBytesPerFrame)
  }

  private var isExtensible: Bool { format.channels > 2 || format.encoding != .int16 }

  private var formatSize: Int { isExtensible ? 40 : 16 }

  private var riffSize: UInt64 {
    guard extent != .streamed else { return 0 }
    return UInt64(4 + 36 + 8 + formatSize + 8) + dataSize + dataSize % 2
  }

  /// A `ds64` chunk, or the `JUNK` chunk that keeps its place.
  private func appendSizes(to out: inout [UInt8]) {
    Self.append(isRF64 ? "ds64" : "JUNK", to: &out)
    Self.append32(28, to: &out)
    let frames = isRF64 ? dataSize / UInt64(format.storedBytesPerFrame) : 0
    for size in [isRF64 ? riffSize : 0, isRF64 ? dataSize : 0, frames] {
      Self.append32(UInt32(truncatingIfNeeded: size), to: &out)
      Self.append32(UInt32(truncatingIfNeeded: size >> 32), to: &out)
    }
    Self.append32(0, to: &out)
  }

  private func appendFormat(to out: inout [UInt8]) {
    let tag: UInt16 = format.encoding == .float32 ? 3 : 1
    Self.append("fmt ", to: &out)
    Self.append32(UInt32(formatSize), to: &out)
    Self.append16(isExtensible ? 0xFFFE : tag, to: &out)
    Self.append16(UInt16(truncatingIfNeeded: format.channels), to: &out)
    Self.append32(UInt32(format.rate.hertz), to: &out)
    Self.append32(UInt32(truncatingIfNeeded: format.rate.hertz * format.storedBytesPerFrame), to: &out)
    Self.append16(UInt16(truncatingIfNeeded: format.storedBytesPerFrame), to: &out)
    Self.append16(UInt16(format.encoding.bits), to: &out)
    guard isExtensible else { return }
    Self.append16(22, to: &out)
    Self.append16(UInt16(format.encoding.bits), to: &out)
    Self.append32(Self.speakers(format.channels), to: &out)
    Self.append16(tag, to: &out)
    // The rest of KSDATAFORMAT_SUBTYPE_PCM and KSDATAFORMAT_SUBTYPE_IEEE_FLOAT.
    out += [0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x80, 0x00, 0x00, 0xAA, 0x00, 0x38, 0x9B, 0x71]
  }

  /// The usual speaker positions for a number of channels, as FLAC, Vorbis and WAV order them up to 7.1; else none.
  private static func speakers(_ channels: Int) -> UInt32 {
    switch channels {
    case 1: 0x4
    case 2: 0x3
    case 3: 0x7
    case 4: 0x33
    case 5: 0x37
    case 6: 0x3F
    case 7: 0x70F
    case 8: 0x63F
    default: 0
    }
  }

  private static func append(_ name: StaticString, to out: inout [UInt8]) { out += "\(name)".utf8 }

  private static func append16(_ value: UInt16, to out: inout [UInt8]) {
    out += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func append32(_ value: UInt32, to out: inout [UInt8]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { out.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
