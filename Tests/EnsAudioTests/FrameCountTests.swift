import EnsAudio
import Testing

@Suite("frames and time")
struct FrameCountTests {
  @Test("a second is as many frames as the rate says")
  func seconds() throws {
    #expect(FrameCount(44_100).milliseconds(at: .compactDisc) == 1000)
    #expect(FrameCount(milliseconds: 1000, at: .compactDisc) == 44_100)
  }

  @Test("durations round to the nearest millisecond, places round down")
  func rounding() throws {
    let rate = try #require(SampleRate(hertz: 3000))
    #expect(FrameCount(1).milliseconds(at: rate) == 0)
    #expect(FrameCount(2).milliseconds(at: rate) == 1)
    #expect(FrameCount(milliseconds: 1, at: .compactDisc) == 44)
  }

  @Test("a time taken apart into frames and back is the same, at every rate", arguments: [8000, 44_100, 192_000])
  func roundTrip(_ hertz: Int) throws {
    let rate = try #require(SampleRate(hertz: hertz))
    for milliseconds in [Int64(0), 1, 999, 12_345, 86_400_000] {
      #expect(FrameCount(milliseconds: milliseconds, at: rate).milliseconds(at: rate) == milliseconds)
    }
  }

  @Test("numbers that a lying header could hold saturate instead of stopping the program")
  func saturation() throws {
    let slow = try #require(SampleRate(hertz: 1))
    #expect(FrameCount(Int64.max).milliseconds(at: slow) == .max)
    #expect(FrameCount(milliseconds: .max, at: .studio) == FrameCount(Int64.max))
    #expect(FrameCount(Int64.max) + 1 == FrameCount(Int64.max))
    #expect(FrameCount(Int64.min) - 1 == FrameCount(Int64.min))
    #expect(FrameCount(-5).milliseconds(at: .studio) == 0)
  }

  @Test("another rate changes the count in proportion")
  func conversion() {
    #expect(FrameCount(44_100).converted(from: .compactDisc, to: .studio) == 48_000)
    #expect(FrameCount(0).converted(from: .compactDisc, to: .studio) == 0)
  }

  @Test("rates that no sound has are refused", arguments: [0, -1, 10_000_001])
  func rates(_ hertz: Int) { #expect(SampleRate(hertz: hertz) == nil) }
}
