package import EnsAudio
import EnsDecode

/// The kinds of audio file that a fixture library can hold.
package enum AudioFormat: String, Sendable, CaseIterable {
  case flac
  case ogg
  case opus
  case mp3
  case wav

  /// The rate that files of this kind are made at.
  package var rate: SampleRate { self == .opus ? .studio : .compactDisc }

  var container: String {
    switch self {
    case .ogg, .opus: "ogg"
    case .flac, .mp3, .wav: rawValue
    }
  }

  var codec: String {
    switch self {
    case .ogg: "vorbis"
    case .wav: "pcm"
    case .flac, .opus, .mp3: rawValue
    }
  }

  /// Bits of a sample, where there is no loss.
  var bitDepth: Int? {
    switch self {
    case .flac, .wav: 16
    case .ogg, .opus, .mp3: nil
    }
  }

  /// How the encoder is set; everything that it would draw by lot is given.
  func encoding(serial: UInt32) -> AudioFileEncoding {
    switch self {
    case .flac: .flac(compression: 0.5)
    case .ogg: .vorbis(quality: 0.5, serial: serial)
    case .opus: .opus(compression: 0.75, serial: serial)
    case .mp3: .mp3(kbps: 192)
    case .wav: .wav
    }
  }
}
