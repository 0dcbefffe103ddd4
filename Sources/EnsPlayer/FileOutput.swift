package import EnsAudio
import EnsPOSIX

/// Writes sound into a file, as WAV or bare. The first track decides the format, later ones are converted.
package final class FileOutput: AudioOutput {
  /// What stands around the samples.
  package enum Framing: Sendable { case wav, raw }

  private var file: OutputFile
  private let framing: Framing
  private var format: PCMFormat?
  private var frames: FrameCount = 0

  package let isLive = false

  /// Begins a file. Throws `OutputError.file` when it cannot be made.
  package init(_ place: OutputPlace, _ framing: Framing) throws(OutputError) {
    do { file = try OutputFile(place) } catch { throw OutputError(error) }
    self.framing = framing
  }

  package func begin(_ wanted: PCMFormat) throws(OutputError) -> PCMFormat {
    if let format { return format }
    format = wanted
    if framing == .wav {
      let extent: WAVHeader.Extent = file.isSeekable ? .frames(0) : .streamed
      let header = WAVHeader(format: wanted, extent: extent).bytes
      do throws(POSIXError) { try file.append { $0 += header } } catch { throw OutputError(error) }
    }
    return wanted
  }

  package func write(_ buffer: PCMBuffer) throws(OutputError) {
    frames += FrameCount(buffer.frames)
    do throws(POSIXError) { try file.append { buffer.appendBytes(to: &$0) } } catch { throw OutputError(error) }
  }

  package func pause() {
    // A reader that follows the sound gets all that there is.
    try? file.flush()
  }

  package func finish() throws(OutputError) {
    do throws(POSIXError) {
      if framing == .wav, file.isSeekable, let format {
        let header = WAVHeader(format: format, extent: .frames(frames))
        try file.append { $0 += header.padding }
        try file.flush()
        try file.rewrite(header.bytes)
      }
      try file.commit()
    } catch {
      throw OutputError(error)
    }
  }
}
