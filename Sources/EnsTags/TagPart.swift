/// The part of a file that an error is about.
package enum TagPart: Hashable, Sendable {
  case id3v2
  case id3Frame(String)
  case ape
  case vorbisComment
  case flacBlock
  case oggPage
  case oggPacket
  case riffChunk(String)
  case aiffChunk(String)
  case mp4Atom(String)
  case file
}

extension TagPart: CustomStringConvertible {
  package var description: String {
    switch self {
    case .id3v2: "ID3v2 tag"
    case .id3Frame(let name): "ID3v2 frame \(name)"
    case .ape: "APE tag"
    case .vorbisComment: "Vorbis comment"
    case .flacBlock: "FLAC metadata block"
    case .oggPage: "Ogg page"
    case .oggPacket: "Ogg packet"
    case .riffChunk(let name): "RIFF chunk \(name)"
    case .aiffChunk(let name): "AIFF chunk \(name)"
    case .mp4Atom(let name): "MP4 atom \(name)"
    case .file: "file"
    }
  }

  /// A four-byte name as it is shown: bytes outside printable ASCII become question marks.
  static func shown(_ name: some Sequence<UInt8>) -> String {
    String(decoding: name.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
