/// What a block of bytes is, judged by the bytes alone and never by a name.
package enum Payload: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case mp3, flac, oggVorbis, oggOpus, oggFLAC, oggSpeex, ogg, wav, wave64, aiff, caf, au
  case mp4, aac, ape, wavpack, musepack, asf, matroska, dsd, tta, midi
  case html, json, image, text, archive, empty, unknown

  /// The container's name, as records carry it: `mp3`, `flac`, `ogg`, …
  package var container: String {
    switch self {
    case .oggVorbis, .oggOpus, .oggFLAC, .oggSpeex, .ogg: "ogg"
    case .wave64: "w64"
    default: rawValue
    }
  }

  /// For people, with its article: `an MP4 file`.
  package var description: String {
    switch self {
    case .mp3: "an MPEG audio file"
    case .flac: "a FLAC file"
    case .oggVorbis: "an Ogg Vorbis file"
    case .oggOpus: "an Ogg Opus file"
    case .oggFLAC: "a FLAC stream in Ogg"
    case .oggSpeex: "an Ogg Speex file"
    case .ogg: "an Ogg file of another codec"
    case .wav: "a WAV file"
    case .wave64: "a Wave64 file"
    case .aiff: "an AIFF file"
    case .caf: "a Core Audio file"
    case .au: "an AU file"
    case .mp4: "an MP4 file"
    case .aac: "an AAC stream"
    case .ape: "a Monkey's Audio file"
    case .wavpack: "a WavPack file"
    case .musepack: "a Musepack file"
    case .asf: "a Windows Media file"
    case .matroska: "a Matroska or WebM file"
    case .dsd: "a DSD file"
    case .tta: "a True Audio file"
    case .midi: "a MIDI file"
    case .html: "a web page"
    case .json: "a JSON text"
    case .image: "a picture"
    case .text: "a text"
    case .archive: "an archive"
    case .empty: "an empty file"
    case .unknown: "a file of unknown kind"
    }
  }

  /// How many bytes from the start `init(sniffing:)` makes use of.
  package static let sniffSize = 16 * 1024
}
