package import EnsAudio

/// Somewhere that sound goes to.
package protocol AudioOutput: AnyObject {
  /// Whether sound is heard at the moment it is written, give or take a buffer.
  var isLive: Bool { get }

  /// Gets ready for sound of `format` and answers which format it will take, which may be another. Called before each
  /// track; where the format is that of the track before, the run of samples goes on without a break.
  func begin(_ format: PCMFormat) throws(OutputError) -> PCMFormat

  /// Takes frames of the format that `begin` answered; waits while there is no room.
  func write(_ buffer: PCMBuffer) throws(OutputError)

  /// Lets what was written be heard, then rests.
  func pause()

  /// Goes on after `pause`.
  func resume()

  /// Forgets what was written but not heard yet.
  func drop()

  /// Completes what was begun: nothing more will come.
  func finish() throws(OutputError)
}

extension AudioOutput {
  package func pause() {}
  package func resume() {}
  package func drop() {}
  package func finish() throws(OutputError) {}
}
