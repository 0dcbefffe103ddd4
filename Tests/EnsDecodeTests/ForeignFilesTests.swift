import EnsAudio
import EnsDecode
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("files that other programs made")
struct ForeignFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.wav", Signal.file(Signal.cd16, .wav, frames: 123_457))
  }

  private func shell(_ script: String) throws -> ProgramRun {
    let run = try ProgramRun.shell("set -e; \(script)", in: folder.path)
    #expect(run.status == 0, "\(run)")
    return run
  }

  private func frames(_ name: String) throws -> Int64? {
    let facts = try AudioProbe.examine(FileSource(folder.file(name)))
    #expect(facts.refusal == nil && facts.oddities.isEmpty, "\(name): \(facts)")
    let decoder = try DecoderChoice.open(FileSource(folder.file(name)))
    let decoded = try Signal.bytes(decoder).count / decoder.format.storedBytesPerFrame
    let isOpus = facts.codec == "opus"
    #expect(isOpus || facts.frames == FrameCount(decoded), "\(name): \(facts)")
    return facts.frames?.value
  }

  @Test("flac, lame and oggenc keep the number of frames, and it is found")
  func encoders() throws {
    _ = try shell(
      """
      flac -s a.wav -o a.flac; flac -s -c a.wav > piped.flac; oggenc -Q a.wav -o a.ogg
      lame --quiet -V 2 a.wav vbr.mp3; lame --quiet -b 128 a.wav cbr.mp3; lame --quiet --abr 100 a.wav abr.mp3
      """)
    for name in ["a.flac", "piped.flac", "a.ogg", "vbr.mp3", "cbr.mp3"] {
      #expect(try frames(name) == 123_457, "\(name)")
    }
    // LAME resamples this one to 32 kHz.
    _ = try frames("abr.mp3")
  }

  @Test("FLAC made by flac is decoded to the samples that flac decodes")
  func flac() throws {
    _ = try shell("sox -n -r 48000 -b 24 -c 2 b.wav synth 2 sine 440 sine 660 gain -3; flac -s b.wav")
    let expected = try shell("flac -s -d -c --force-raw-format --endian=little --sign=signed b.flac").output
    #expect(try Signal.bytes(DecoderChoice.open(FileSource(folder.file("b.flac")))) == expected)
  }

  @Test("MP3 without an info frame has the length that mpg123 decodes")
  func bareMP3() throws {
    _ = try shell("lame --quiet -t -b 96 a.wav bare.mp3")
    let decoded = try shell("mpg123 -q -s bare.mp3").output.count / 4
    #expect(try frames("bare.mp3") == Int64(decoded))
  }

  @Test("Opus is as long as opusdec says, also when its beginning is missing")
  func opus() throws {
    _ = try shell("opusenc --quiet a.wav a.opus; ffmpeg -v error -i a.opus -ss 1 -c copy cut.opus")
    for name in ["a.opus", "cut.opus"] {
      let decoded = try shell("opusdec --quiet --rate 48000 \(name) - 2> errors").output.count / 4
      #expect(try frames(name) == Int64(decoded), "\(name)")
    }
  }

  @Test("M4A has the duration that ffprobe finds, and is refused with its codec")
  func mp4() throws {
    _ = try shell("ffmpeg -v error -i a.wav -c:a aac a.m4a; ffmpeg -v error -i a.wav -c:a alac b.m4a")
    for (name, codec) in [("a.m4a", "aac"), ("b.m4a", "alac")] {
      let facts = try AudioProbe.examine(FileSource(folder.file(name)))
      #expect(facts.codec == codec)
      #expect(facts.frames == 123_457)
      #expect(facts.refusal == .unsupported(what: "\(codec) in MP4", by: "any decoder here"))
    }
  }

  @Test("a FLAC of 32 bits that flac made is refused by name")
  func deepFLAC() throws {
    _ = try shell("sox a.wav -b 32 deep.wav && flac -s deep.wav -o deep.flac 2> errors")
    let facts = try AudioProbe.examine(FileSource(folder.file("deep.flac")))
    #expect(facts.bitDepth == 32)
    #expect(facts.refusal?.description.hasPrefix("FLAC of 32 bits is not supported") == true)
  }
}
