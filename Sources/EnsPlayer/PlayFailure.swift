package import EnsDecode
package import EnsPOSIX

/// Why a record could not be played.
package enum PlayFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its source says so; the codec, where it names one.
  case markedUnplayable(codec: String?)
  /// Nothing says where its sound is, and what would help.
  case unlocated(String)
  /// Its file is not there.
  case missing(FilePath)
  /// Its sound cannot be read or decoded.
  case sound(DecodeError)

  package var description: String {
    switch self {
    case .markedUnplayable(let codec?): "\(codec) cannot be decoded here"
    case .markedUnplayable(nil): "its source says that it cannot be played"
    case .unlocated(let why): why
    case .missing(let path): "no such file: \(path.displayed)"
    case .sound(let error): error.description
    }
  }
}
