package import EnsAudio
import EnsPOSIX
import EnsSound

/// Plays through a sound device, which is opened with the first track and restarted only when rate or channels change.
package final class SoundOutput: AudioOutput {
  private var device: SoundDevice?
  private let driver: String?
  private let deviceName: String?
  private let name: String
  private var wanted: PCMFormat?

  package let isLive = true

  /// A device of `driver`, or of the first driver that works; `name` is what a sound server shows.
  package init(driver: String?, device: String?, name: String) {
    self.driver = driver
    deviceName = device
    self.name = name
  }

  package func begin(_ format: PCMFormat) throws(OutputError) -> PCMFormat {
    if let wanted, wanted.rate == format.rate, wanted.channels == format.channels, let current = device?.format {
      return current
    }
    do throws(SoundError) {
      let driver = driver
      let deviceName = deviceName
      let name = name
      // The libraries behind the drivers speak to descriptor 2 whatever they are told.
      try SilencedErrors.during { () throws(SoundError) in
        if device != nil {
          device?.drain()
          try device?.start(format)
        } else if let driver {
          device = try SoundDevice.open(driver: driver, device: deviceName, format, name: name)
        } else {
          device = try SoundDevice.automatic(format, name: name)
        }
      }
    } catch {
      throw .device(error)
    }
    wanted = format
    return device?.format ?? format
  }

  package func write(_ buffer: PCMBuffer) throws(OutputError) {
    do throws(SoundError) { try device?.play(buffer) } catch { throw .device(error) }
  }

  package func pause() { device?.drain() }
  package func resume() { device?.resume() }
  package func drop() { device?.drop() }

  package func finish() throws(OutputError) {
    SilencedErrors.during {
      device?.drain()
      device = nil
    }
  }
}
