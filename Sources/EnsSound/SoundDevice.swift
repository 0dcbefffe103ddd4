internal import COut123
package import EnsAudio

/// An open sound device that plays what is written to it, closed when its one owner ends. Corresponds to
/// `out123_handle`.
///
/// Use it from one thread (out123.h, "confine usage of a handle to a single thread").
@safe package struct SoundDevice: ~Copyable {
  private let pointer: OpaquePointer
  /// The driver's name, such as `pulse`.
  package let driver: String
  /// What the device plays now.
  package private(set) var format: PCMFormat
  private var bytes: [UInt8] = []

  /// The drivers that `automatic` tries, in this order: a sound server first, because it lets others play too, then the
  /// bare device.
  ///
  /// Never libout123's own list: without a device it takes five seconds and then succeeds with a driver that plays into
  /// nothing.
  package static let automaticDrivers = ["pulse", "alsa"]

  deinit { unsafe out123_del(pointer) }

  private init(adopting pointer: OpaquePointer, driver: String, _ format: PCMFormat) {
    unsafe self.pointer = pointer
    self.driver = driver
    self.format = format
  }

  /// Opens and starts the first of `automaticDrivers` that takes sound. Throws `SoundError.nothingWorks`.
  package static func automatic(_ wanted: PCMFormat, name: String) throws(SoundError) -> SoundDevice {
    var errors: [SoundError] = []
    for driver in automaticDrivers {
      do {
        return try open(driver: driver, device: nil, wanted, name: name)
      } catch {
        errors.append(error)
      }
    }
    throw .nothingWorks(errors)
  }

  /// Opens a device and starts it with `wanted`, or with what comes closest to it: another encoding, then another rate,
  /// then two channels. `name` is what a sound server shows. Corresponds to `out123_open` and `out123_start`.
  package static func open(
    driver: String, device: String?, _ wanted: PCMFormat, name: String
  ) throws(SoundError) -> SoundDevice {
    guard let made = unsafe out123_new() else { throw .library("out of memory") }
    var opened = unsafe SoundDevice(adopting: made, driver: driver, wanted)
    _ = unsafe out123_param2(made, Int32(OUT123_ADD_FLAGS.rawValue), Int(OUT123_QUIET.rawValue), 0, nil)
    _ = unsafe out123_param2(made, Int32(OUT123_NAME.rawValue), 0, 0, name)
    _ = unsafe out123_param2(made, Int32(OUT123_DEVICEBUFFER.rawValue), 0, bufferSeconds, nil)
    guard unsafe out123_open(made, driver, device) == 0 else {
      // libout123 says "no driver" also when a driver is there but finds neither server nor card.
      guard opened.drivers.contains(driver) else { throw .driverMissing(driver) }
      throw .deviceRefused(driver: driver, reason: "nothing to play on")
    }
    try opened.start(wanted)
    return opened
  }

  /// Seconds of sound that the device holds: enough for a busy machine, short enough for a pause to be felt at once.
  private static let bufferSeconds = 0.25

  /// Starts with `wanted` or what comes closest to it; `format` tells. Waits until what was written before has been
  /// heard. Corresponds to `out123_start`.
  package mutating func start(_ wanted: PCMFormat) throws(SoundError) {
    let rates = [wanted.rate, .studio, .compactDisc]
    for channels in wanted.channels == 2 ? [2] : [wanted.channels, 2] {
      for rate in rates {
        let offered = unsafe out123_encodings(pointer, rate.hertz, Int32(channels))
        guard offered > 0 else { continue }
        for encoding in Self.preferences(wanted.encoding) {
          let code = Self.code(encoding)
          guard offered & code != 0, unsafe out123_start(pointer, rate.hertz, Int32(channels), code) == 0 else {
            continue
          }
          format = PCMFormat(encoding: encoding, rate: rate, channels: channels)
          return
        }
      }
    }
    throw refusal
  }

  /// Plays the filled frames of `buffer`, which must be of `format`; waits while the device is full. Corresponds to
  /// `out123_play`.
  package mutating func play(_ buffer: PCMBuffer) throws(SoundError) {
    precondition(buffer.format == format, "the device plays \(format), not \(buffer.format)")
    bytes.removeAll(keepingCapacity: true)
    // In memory a sample of 24 bits fills the upper part of 32.
    buffer.appendBytes(to: &bytes, widening24: true)
    let count = bytes.count
    let played = unsafe bytes.withUnsafeMutableBytes { unsafe out123_play(pointer, $0.baseAddress, count) }
    guard played == count else { throw .stopped(unsafe String(cString: out123_strerror(pointer))) }
  }

  /// Lets what was written be heard to its end, then holds the device. Corresponds to `out123_drain`.
  package func drain() { unsafe out123_drain(pointer) }

  /// Goes on after `drain`. Corresponds to `out123_continue`.
  package func resume() { unsafe out123_continue(pointer) }

  /// Forgets what was written and not heard yet. Corresponds to `out123_drop`.
  package func drop() { unsafe out123_drop(pointer) }

  /// The drivers that are installed. Corresponds to `out123_drivers`.
  private var drivers: [String] {
    var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = unsafe out123_drivers(pointer, &names, &words)
    guard count > 0, let list = unsafe names else { return [] }
    defer { unsafe out123_stringlists_free(names, words, count) }
    return (0..<Int(count)).compactMap { index in
      guard let name = unsafe list[index] else { return nil }
      return unsafe String(cString: name)
    }
  }

  private var refusal: SoundError {
    .deviceRefused(driver: driver, reason: unsafe String(cString: out123_strerror(pointer)))
  }

  /// Encodings that can stand for another, the best first.
  private static func preferences(_ encoding: SampleEncoding) -> [SampleEncoding] {
    switch encoding {
    case .int16: [.int16, .int32, .float32]
    case .int24: [.int24, .float32, .int16]
    case .int32: [.int32, .float32, .int16]
    case .float32: [.float32, .int32, .int16]
    }
  }

  private static func code(_ encoding: SampleEncoding) -> Int32 {
    switch encoding {
    case .int16: Int32(MPG123_ENC_SIGNED_16.rawValue)
    case .int24, .int32: Int32(MPG123_ENC_SIGNED_32.rawValue)
    case .float32: Int32(MPG123_ENC_FLOAT_32.rawValue)
    }
  }
}
