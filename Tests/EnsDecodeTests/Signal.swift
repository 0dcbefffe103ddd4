import EnsAudio
import EnsDecode

/// Sound made for tests: two triangle waves with a little noise, the same on every machine.
enum Signal {
  /// `frames` frames of `format` from the frame `start` on, so that parts fit together.
  static func buffer(_ format: PCMFormat, frames: Int, start: Int = 0) -> PCMBuffer {
    var buffer = PCMBuffer(format: format, capacity: frames)
    buffer.frames = frames
    for frame in 0..<frames {
      for channel in 0..<format.channels {
        let value = sample(start + frame, channel)
        let index = frame * format.channels + channel
        switch format.encoding {
        case .int16: buffer.int16[index] = Int16(value >> 16)
        case .int24: buffer.int32[index] = value & ~0xFF
        case .int32: buffer.int32[index] = value
        case .float32: buffer.float32[index] = Float(value) * 0x1p-31
        }
      }
    }
    return buffer
  }

  private static func sample(_ frame: Int, _ channel: Int) -> Int32 {
    let period = channel == 0 ? 100 : 147
    let phase = frame % period
    let triangle = abs(phase * 2 - period) * 0x2000_0000 / period
    var noise = UInt64(bitPattern: Int64(frame * 2 + channel)) &* 0x9E37_79B9_7F4A_7C15
    noise ^= noise >> 29
    noise &*= 0xBF58_476D_1CE4_E5B9
    return Int32(triangle) - 0x1000_0000 + Int32(truncatingIfNeeded: noise >> 40)
  }

  /// A whole file of `frames` frames.
  static func file(
    _ format: PCMFormat, _ encoding: AudioFileEncoding, frames: Int, start: Int = 0
  ) throws -> [UInt8] {
    var writer = try AudioFileWriter(format: format, as: encoding)
    try writer.write(buffer(format, frames: frames, start: start))
    return writer.finish()
  }

  /// Everything that `decoder` yields, as files store it.
  static func bytes(_ decoder: any AudioDecoder, block: Int = 1000) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = PCMBuffer(format: decoder.format, capacity: block)
    repeat {
      try decoder.read(into: &buffer, atMost: block)
      buffer.appendBytes(to: &bytes)
    } while buffer.frames > 0
    return bytes
  }

  static let cd16 = PCMFormat(encoding: .int16, rate: .compactDisc, channels: 2)
  static let cd24 = PCMFormat(encoding: .int24, rate: .compactDisc, channels: 2)
  static let studioFloat = PCMFormat(encoding: .float32, rate: .studio, channels: 2)
}
