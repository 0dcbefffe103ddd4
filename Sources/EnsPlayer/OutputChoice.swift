package import EnsPOSIX

/// Where sound is to go, as `--output` says it.
package enum OutputChoice: Hashable, Sendable {
  /// The first sound driver that works.
  case automatic
  /// A driver of libout123, and one of its devices.
  case driver(String, device: String?)
  /// A WAV file.
  case wav(OutputPlace)
  /// Bare samples.
  case raw(OutputPlace)
  /// Nowhere, as fast as it decodes.
  case null

  /// Reads the value of `--output`; nil when it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.count > 1 ? parts[1] : nil
    switch (parts[0], rest) {
    case ("auto", nil): self = .automatic
    case ("null", nil): self = .null
    case ("wav", let file?) where !file.isEmpty: self = .wav(OutputPlace(file))
    case ("raw", let file?) where !file.isEmpty: self = .raw(OutputPlace(file))
    case ("", _), ("auto", _), ("null", _), ("wav", _), ("raw", _): return nil
    case (let driver, let device): self = .driver(driver, device: device.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  /// Whether the sound goes to standard output, so that events cannot.
  package var takesStandardOutput: Bool { self == .wav(.standardOutput) || self == .raw(.standardOutput) }

  /// Whether it is heard while it is played.
  package var isLive: Bool {
    switch self {
    case .automatic, .driver: true
    case .wav, .raw, .null: false
    }
  }
}

/// A file that sound goes to, or standard output.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  case file(FilePath)

  init(_ text: String) { self = text == "-" ? .standardOutput : .file(FilePath(text)) }
}
