import EnsAudio
import Testing

@Suite("blocks of samples")
struct PCMBufferTests {
  private func buffer(_ encoding: SampleEncoding, _ values: [Double]) -> PCMBuffer {
    let format = PCMFormat(encoding: encoding, rate: .compactDisc, channels: 1)
    var buffer = PCMBuffer(format: format, capacity: values.count)
    buffer.frames = values.count
    for (index, value) in values.enumerated() {
      switch encoding {
      case .int16: buffer.int16[index] = Int16(value)
      case .int24, .int32: buffer.int32[index] = Int32(value)
      case .float32: buffer.float32[index] = Float(value)
      }
    }
    return buffer
  }

  @Test("16 bits survive the way through any wider encoding", arguments: [SampleEncoding.int24, .int32, .float32])
  func widening(_ encoding: SampleEncoding) {
    let source = buffer(.int16, [-32768, -32767, -1, 0, 1, 12345, 32767])
    var (wide, back) = (source, source)
    source.convert(to: encoding, into: &wide)
    wide.convert(to: .int16, into: &back)
    #expect(back.int16.prefix(7) == source.int16.prefix(7))
  }

  @Test("24 bits survive floating point")
  func twentyFour() {
    let source = buffer(.int24, [-0x8000_0000, -256, 0, 256, 0x7FFF_FF00])
    var (wide, back) = (source, source)
    source.convert(to: .float32, into: &wide)
    wide.convert(to: .int24, into: &back)
    #expect(back.int32.prefix(5) == source.int32.prefix(5))
  }

  @Test("narrowing rounds and limits", arguments: [SampleEncoding.int16, .int24, .int32])
  func limiting(_ encoding: SampleEncoding) {
    let source = buffer(.float32, [2, -2, .nan, 0.5])
    var narrow = source
    source.convert(to: encoding, into: &narrow)
    let values = encoding == .int16 ? narrow.int16.map { Int($0) << 16 } : narrow.int32.map { Int($0) }
    let top = [SampleEncoding.int16: 0x7FFF_0000, .int24: 0x7FFF_FF00, .int32: 0x7FFF_FFFF]
    #expect(values.prefix(4) == [top[encoding] ?? 0, -0x8000_0000, 0, 0x4000_0000])
  }

  @Test("files store three little-endian bytes for 24 bits, devices four")
  func bytes() {
    var bytes: [UInt8] = []
    buffer(.int24, [0x0102_0300, -256]).appendBytes(to: &bytes)
    #expect(bytes == [3, 2, 1, 0xFF, 0xFF, 0xFF])
    bytes = []
    buffer(.int24, [0x0102_0300]).appendBytes(to: &bytes, widening24: true)
    #expect(bytes == [0, 3, 2, 1])
    bytes = []
    buffer(.float32, [1]).appendBytes(to: &bytes)
    #expect(bytes == [0, 0, 0x80, 0x3F])
  }

  @Test("what is left after dropping frames is what followed them")
  func dropping() {
    var source = buffer(.int16, [1, 2, 3, 4])
    source.dropFirst(3)
    #expect(source.frames == 1 && source.int16[0] == 4)
    source.dropFirst(9)
    #expect(source.frames == 0)
  }

  @Test("one channel fills two, two become their mean, and six stay within full scale")
  func remixing() {
    let mono = buffer(.float32, [0.25, -1])
    var other = mono
    mono.remix(to: 2, into: &other)
    #expect(other.float32.prefix(4) == [0.25, 0.25, -1, -1])
    var back = mono
    other.remix(to: 1, into: &back)
    #expect(back.float32.prefix(2) == [0.25, -1])
    var six = PCMBuffer(format: PCMFormat(encoding: .float32, rate: .studio, channels: 6), capacity: 1)
    six.frames = 1
    for channel in 0..<6 { six.float32[channel] = 1 }
    six.remix(to: 2, into: &other)
    #expect(other.float32.prefix(2).allSatisfy { abs($0 - 1) < 1e-6 })
  }
}
