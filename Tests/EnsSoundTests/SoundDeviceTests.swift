import EnsAudio
import EnsSound
import Testing

@Suite("sound devices")
struct SoundDeviceTests {
  private let format = PCMFormat(encoding: .int16, rate: .compactDisc, channels: 2)

  @Test("a driver that is not there is told apart from a device that refuses")
  func missingDriver() {
    #expect(throws: SoundError.driverMissing("no-such-driver")) {
      _ = try SoundDevice.open(driver: "no-such-driver", device: nil, format, name: "test").format
    }
  }

  @Test("several refusals make one that names each, and knows whether a driver was missing")
  func refusals() {
    let refused = SoundError.deviceRefused(driver: "alsa", reason: "no card")
    let both = SoundError.nothingWorks([.driverMissing("pulse"), refused])
    #expect(both.description == "no pulse driver, alsa: no card")
    #expect(both.lacksDrivers)
    #expect(!SoundError.nothingWorks([refused]).lacksDrivers)
  }
}
