import EnsAudio
import EnsSignal
import Testing

@Suite("changing the sample rate")
struct ResamplerTests {
  private let source = PCMFormat(encoding: .float32, rate: .compactDisc, channels: 2)

  private func wave(frames: Range<Int>) -> PCMBuffer {
    var buffer = PCMBuffer(format: source, capacity: frames.count)
    buffer.frames = frames.count
    for (index, frame) in frames.enumerated() {
      // A parabola wave of 100 frames: smooth enough to be kept by any good resampler.
      let phase = Float(frame % 100) / 50 - 1
      buffer.float32[2 * index] = 1 - 2 * abs(phase)
      buffer.float32[2 * index + 1] = phase * (1 - abs(phase))
    }
    return buffer
  }

  private func run(_ target: SampleRate, blocks: [Int]) throws -> [Float] {
    var resampler = try Resampler.make(source, to: target)
    var (result, output): ([Float], PCMBuffer) = ([], PCMBuffer(format: source, capacity: 0))
    var start = 0
    for block in blocks {
      var input = wave(frames: start..<start + block)
      resampler.resample(&input, into: &output)
      result += output.float32.prefix(output.samples)
      start += block
    }
    return result
  }

  @Test("the time stays the same", arguments: [8000, 22_050, 48_000, 96_000])
  func length(_ hertz: Int) throws {
    let target = try #require(SampleRate(hertz: hertz))
    let frames = try run(target, blocks: [44_100]).count / 2
    #expect(abs(frames - hertz) <= 1)
  }

  @Test("cutting the run into blocks changes nothing")
  func blocks() throws {
    let whole = try run(.studio, blocks: [10_000])
    #expect(try run(.studio, blocks: [1, 999, 4000, 5000]) == whole)
  }

  @Test("a wave keeps its shape")
  func shape() throws {
    let result = try run(.studio, blocks: [44_100])
    // The triangle of 441 Hz keeps its number of rising zero crossings, and its height to within the filter's ripple.
    let left = stride(from: 0, to: result.count, by: 2).map { result[$0] }
    let crossings = zip(left, left.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
    #expect((439...442).contains(crossings))
    let height = left.dropFirst(500).max() ?? 0
    #expect(height > 0.95 && height < 1.02)
  }
}
