internal import CSyn123

/// Why libsyn123 could not do what it was asked.
package enum SignalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library had no memory left.
  case outOfMemory
  /// A rate, number of channels or encoding that the library does not know.
  case formatRefused
  /// A frequency that is not above zero, or a curve that a sweep cannot take.
  case frequencyRefused
  /// Anything else; the library's code and words for it.
  case library(code: Int32, words: String)

  package var description: String {
    switch self {
    case .outOfMemory: "out of memory for a signal"
    case .formatRefused: "libsyn123 does not know this sample format"
    case .frequencyRefused: "libsyn123 refuses this frequency"
    case .library(let code, let words): "libsyn123 failed (\(code)): \(words)"
    }
  }

  /// The error that a status code stands for. Corresponds to `syn123_strerror`.
  init(code: Int32) {
    switch code {
    case Int32(SYN123_DOOM.rawValue): self = .outOfMemory
    case Int32(SYN123_BAD_FMT.rawValue), Int32(SYN123_BAD_ENC.rawValue): self = .formatRefused
    case Int32(SYN123_BAD_FREQ.rawValue), Int32(SYN123_BAD_SWEEP.rawValue): self = .frequencyRefused
    default: self = .library(code: code, words: unsafe String(cString: syn123_strerror(code)))
    }
  }

  /// Turns a status code into an error, unless it is `SYN123_OK`.
  static func check(_ code: Int32) throws(SignalError) {
    if code != Int32(SYN123_OK.rawValue) { throw SignalError(code: code) }
  }
}
