package import EnsDecode
package import EnsPOSIX
package import EnsSignal

/// Why a fixture could not be made.
package enum FixtureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder holds something already, which must not be mixed with invented files.
  case folderNotEmpty(FilePath)
  /// The file system refused.
  case system(POSIXError)
  /// The encoder refused.
  case encoder(DecodeError)
  /// The signal generator refused.
  case signal(SignalError)
  /// The encoder wrote something else than it was asked for.
  case unexpectedContent(format: String)

  package var description: String {
    switch self {
    case .folderNotEmpty(let folder): "\(folder.displayed) is not empty"
    case .system(let error): "\(error)"
    case .encoder(let error): "\(error)"
    case .signal(let error): "\(error)"
    case .unexpectedContent(let format): "the encoder did not write \(format)"
    }
  }
}
