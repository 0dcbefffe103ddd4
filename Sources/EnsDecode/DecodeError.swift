package import EnsAudio

/// Why encoded sound could not be read or written.
package enum DecodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the bytes are is not sound at all, or sound that no decoder here knows.
  case notPlayable(Payload)
  /// The container is known, but what is inside is beyond the library: which sound, and what says no.
  case unsupported(what: String, by: String)
  /// The bytes are of a known kind, but broken; the library's words.
  case damaged(String)
  /// The place asked for is beyond the sound.
  case seekRefused(FrameCount)
  /// The bytes could not be had.
  case source(ByteSourceError)
  /// The library could not begin: out of memory, or a combination that it refuses.
  case library(String)

  package var description: String {
    switch self {
    case .notPlayable(let payload): "\(payload), which cannot be decoded here"
    case .unsupported(let what, let library): "\(what) is not supported by \(library)"
    case .damaged(let why): "damaged audio: \(why)"
    case .seekRefused(let place): "cannot seek to frame \(place.value)"
    case .source(let error): "\(error)"
    case .library(let why): why
    }
  }
}
