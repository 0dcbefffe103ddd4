package import EnsPOSIX
package import EnsSound

/// Why sound could not be put out; it ends the run.
package enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No device, or no driver for one.
  case device(SoundError)
  /// The file could not be written.
  case file(POSIXError)
  /// Whoever read the sound has gone.
  case readerLeft
  /// The format cannot be converted.
  case conversion(String)

  init(_ error: POSIXError) { self = error.isBrokenPipe ? .readerLeft : .file(error) }

  /// Whether a sound driver is missing, so that installing Debian's `mpg123` may help.
  package var lacksDrivers: Bool {
    if case .device(let error) = self { error.lacksDrivers } else { false }
  }

  package var description: String {
    switch self {
    case .device(let error): error.description
    case .file(let error): error.description
    case .readerLeft: "the reader of the sound has gone"
    case .conversion(let reason): reason
    }
  }
}
