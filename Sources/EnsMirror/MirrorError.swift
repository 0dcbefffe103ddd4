package import EnsPOSIX

/// Why a file could not be mirrored.
package enum MirrorError: Error, Hashable, CustomStringConvertible {
  /// The audio cannot be read.
  case source(path: String, POSIXError)
  /// The audio's path is that of a folder, a pipe or the like.
  case notAFile(path: String)
  /// Somebody writes to the audio while it is being copied.
  case changing(path: String)
  /// Something in the target folder cannot be made.
  case target(path: String, POSIXError)
  /// A folder on the way is a symbolic link, which could lead out of the target.
  case link(path: String)
  /// A folder on the way is a file.
  case notAFolder(path: String)
  /// The target folder has a name that records cannot hold.
  case nameNotText(path: String)

  /// Whether there is no room left, so that the next file would fail as well.
  package var isDiskFull: Bool {
    if case .target(_, let error) = self { error.isDiskFull } else { false }
  }

  package var description: String {
    switch self {
    case .source(let path, let error): "cannot read \(path): \(error.reason)"
    case .notAFile(let path): "\(path) is not a file"
    case .changing(let path): "\(path) is being written to; it is left for the next time"
    case .target(let path, let error): "cannot \(error.operation) \(path): \(error.reason)"
    case .link(let path): "\(path) is a symbolic link, which is not followed"
    case .notAFolder(let path): "\(path) is in the way of a folder of that name"
    case .nameNotText(let path): "the name of \(path) is not UTF-8"
    }
  }
}
