import EnsDomain

/// What the files of an album are encoded as, which settles their rates and sizes.
struct AudioProfile: Sendable, Hashable {
  let container: String
  let codec: String
  /// The ending of the file's name.
  let fileExtension: String
  let sampleRateHz: Int
  let bitDepth: Int?
  /// The range that bit rates fall in.
  let bitrateKbps: ClosedRange<Int>

  private static let cd = AudioProfile(
    container: "flac", codec: "flac", fileExtension: "flac", sampleRateHz: 44_100, bitDepth: 16,
    bitrateKbps: 520...1080)
  private static let studio = AudioProfile(
    container: "flac", codec: "flac", fileExtension: "flac", sampleRateHz: 96_000, bitDepth: 24,
    bitrateKbps: 2100...3100)
  private static let mp3 = AudioProfile(
    container: "mp3", codec: "mp3", fileExtension: "mp3", sampleRateHz: 44_100, bitDepth: nil, bitrateKbps: 320...320)
  private static let variableMP3 = AudioProfile(
    container: "mp3", codec: "mp3", fileExtension: "mp3", sampleRateHz: 44_100, bitDepth: nil, bitrateKbps: 178...265)
  private static let aac = AudioProfile(
    container: "mp4", codec: "aac", fileExtension: "m4a", sampleRateHz: 44_100, bitDepth: nil, bitrateKbps: 252...268)
  private static let vorbis = AudioProfile(
    container: "ogg", codec: "vorbis", fileExtension: "ogg", sampleRateHz: 44_100, bitDepth: nil,
    bitrateKbps: 150...210)
  private static let opus = AudioProfile(
    container: "ogg", codec: "opus", fileExtension: "opus", sampleRateHz: 48_000, bitDepth: nil, bitrateKbps: 110...165)

  /// One profile, as often as collections have it.
  static func draw(using generator: inout SeededGenerator) -> AudioProfile {
    switch generator.uniform(below: 100) {
    case 0..<42: cd
    case 42..<49: studio
    case 49..<68: mp3
    case 68..<87: variableMP3
    case 87..<93: aac
    case 93..<97: vorbis
    default: opus
    }
  }
}
