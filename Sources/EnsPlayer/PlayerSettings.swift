package import EnsAudio

/// What a player is told once.
package struct PlayerSettings: Sendable {
  /// Which gain is applied.
  package var gain = GainMode.auto
  /// Where the first track begins, in milliseconds.
  package var start: Int64 = 0
  /// The path of the control socket, as it stands in `started`.
  package var control: String?
  /// Tracks in a row that may fail before the run ends.
  package var failuresAllowed = 4

  package init() {}
}
