package import EnsPOSIX

/// What is wrong with a file of the configuration or state.
package enum ConfigError: Error, Hashable, CustomStringConvertible {
  /// It cannot be read or written.
  case system(POSIXError)
  /// It is not JSON of the shape that is expected.
  case malformed(path: String, reason: String)
  /// A local library of that name stands for another folder.
  case nameTaken(library: String, folder: String)
  /// It is neither the address of a folder nor the name of a local source.
  case noSuchSource(String)

  package var description: String {
    switch self {
    case .system(let error): error.description
    case .malformed(let path, let reason): "\(path): \(reason)"
    case .nameTaken(let library, let folder): "the library name \(library) already means \(folder)"
    case .noSuchSource(let name): "no local source: \(name)"
    }
  }
}
