package import EnsAudio

/// Takes sound and lets it be nothing.
package final class NullOutput: AudioOutput {
  package let isLive = false

  package init() {}

  package func begin(_ format: PCMFormat) -> PCMFormat { format }
  package func write(_ buffer: PCMBuffer) {}
}
