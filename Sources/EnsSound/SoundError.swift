/// Why no sound comes out.
package enum SoundError: Error, Hashable, Sendable, CustomStringConvertible {
  /// libout123 has no driver of that name; Debian keeps them in the package `mpg123`.
  case driverMissing(String)
  /// A driver could not reach its device; the library's words.
  case deviceRefused(driver: String, reason: String)
  /// None of several drivers gave sound.
  case nothingWorks([SoundError])
  /// The device went away while it played.
  case stopped(String)
  /// The library could not begin.
  case library(String)

  package var description: String {
    switch self {
    case .driverMissing(let driver): "no \(driver) driver"
    case .deviceRefused(let driver, let reason): "\(driver): \(reason)"
    case .nothingWorks(let errors): errors.map(\.description).joined(separator: ", ")
    case .stopped(let reason): "the sound device stopped: \(reason)"
    case .library(let reason): reason
    }
  }

  /// Whether a driver is missing, so that installing Debian's `mpg123` may help.
  package var lacksDrivers: Bool {
    switch self {
    case .driverMissing: true
    case .nothingWorks(let errors): errors.contains { $0.lacksDrivers }
    default: false
    }
  }
}
