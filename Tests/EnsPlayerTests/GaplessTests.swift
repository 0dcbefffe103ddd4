import EnsAudio
import EnsDecode
import EnsTestSupport
import Testing

@testable import EnsPlayer

@Suite("an album cut from one signal")
struct GaplessTests {
  /// Cuts that fall anywhere, as those of real albums do.
  private let cuts = [0, 44_100, 100_000, 100_777, 170_000]

  private func album(_ rig: Rig, _ kind: AudioFileEncoding, _ format: PCMFormat) throws {
    for (index, (start, end)) in zip(cuts, cuts.dropFirst()).enumerated() {
      try rig.encode("\(index)", kind, start..<end, format)
      try rig.add("\(index)")
    }
  }

  @Test("plays from FLAC to the uncut signal, bit for bit", arguments: [SampleEncoding.int16, .int24], [1, 2])
  func flac(_ encoding: SampleEncoding, _ channels: Int) throws {
    let format = PCMFormat(encoding: encoding, rate: .compactDisc, channels: channels)
    let rig = try Rig()
    try album(rig, .flac(compression: 0.5), format)
    let (outcome, _) = try rig.play(FileOutput(.file(rig.folder.file("out.wav")), .wav))
    #expect(outcome.played == 4 && outcome.failed == 0)
    let written = try rig.samples("out.wav")
    #expect(written.format == format)
    #expect(written.bytes == Rig.bytes(0..<170_000, format))
  }

  @Test("plays from LAME-tagged MP3 to the very number of frames")
  func mp3() throws {
    let rig = try Rig()
    try album(rig, .mp3(kbps: 192), Rig.disc)
    _ = try rig.play(FileOutput(.file(rig.folder.file("out.wav")), .wav))
    let written = try rig.samples("out.wav")
    #expect(written.bytes.count == 170_000 * 4)
  }

  @Test("as bare samples is the bytes of the signal and nothing else")
  func raw() throws {
    let rig = try Rig()
    try album(rig, .flac(compression: 0), Rig.disc)
    _ = try rig.play(FileOutput(.file(rig.folder.file("out.raw")), .raw))
    #expect(try rig.folder.read("out.raw") == Rig.bytes(0..<170_000))
  }

  @Test("a resampled album is one run too: as long as the whole")
  func resampled() throws {
    let rig = try Rig()
    // The first track decides the format.
    let studio = PCMFormat(encoding: .int16, rate: .studio, channels: 2)
    try rig.encode("first", .wav, 0..<4800, studio)
    try rig.add("first")
    try album(rig, .flac(compression: 0), Rig.disc)
    _ = try rig.play(FileOutput(.file(rig.folder.file("out.wav")), .wav))
    let written = try rig.samples("out.wav")
    let expected = 4800 + FrameCount(170_000).converted(from: .compactDisc, to: .studio).value
    #expect(written.format == studio)
    #expect(abs(Int64(written.bytes.count / 4) - expected) <= 1)
  }
}
