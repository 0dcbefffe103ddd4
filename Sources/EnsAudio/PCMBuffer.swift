/// A block of interleaved sound in one format, reused from read to read.
///
/// Exactly one of the three arrays holds the samples, by the format's encoding: `int16`; `int32` for `int24` (in the
/// upper bits) and `int32`; `float32`. The array may be longer than what `frames` covers.
package struct PCMBuffer: Sendable {
  /// What the samples are.
  package private(set) var format: PCMFormat
  /// How many frames are filled.
  package var frames = 0
  /// The samples, where the encoding is `int16`.
  package var int16: [Int16] = []
  /// The samples, where the encoding is `int24` or `int32`.
  package var int32: [Int32] = []
  /// The samples, where the encoding is `float32`.
  package var float32: [Float] = []

  /// An empty buffer with room for `capacity` frames of `format`.
  package init(format: PCMFormat, capacity: Int) {
    self.format = format
    prepare(format: format, capacity: capacity)
  }

  /// The number of samples that `frames` covers.
  package var samples: Int { frames * format.channels }

  /// Empties the buffer and makes room for `capacity` frames of `format`.
  package mutating func prepare(format: PCMFormat, capacity: Int) {
    self.format = format
    frames = 0
    let needed = capacity * format.channels
    switch format.encoding {
    case .int16: if int16.count < needed { int16 = [Int16](repeating: 0, count: needed) }
    case .int24, .int32: if int32.count < needed { int32 = [Int32](repeating: 0, count: needed) }
    case .float32: if float32.count < needed { float32 = [Float](repeating: 0, count: needed) }
    }
  }

  /// Fills the first `count` frames, for which there must be room, with silence.
  package mutating func silence(frames count: Int) {
    frames = count
    switch format.encoding {
    case .int16: for index in 0..<samples { int16[index] = 0 }
    case .int24, .int32: for index in 0..<samples { int32[index] = 0 }
    case .float32: for index in 0..<samples { float32[index] = 0 }
    }
  }

  /// Removes the first `count` frames, moving the others to the front.
  package mutating func dropFirst(_ count: Int) {
    let dropped = min(max(0, count), frames)
    guard dropped > 0 else { return }
    let from = dropped * format.channels
    let kept = samples - from
    switch format.encoding {
    case .int16: for index in 0..<kept { int16[index] = int16[from + index] }
    case .int24, .int32: for index in 0..<kept { int32[index] = int32[from + index] }
    case .float32: for index in 0..<kept { float32[index] = float32[from + index] }
    }
    frames -= dropped
  }

  /// Whether every filled sample is zero.
  package var isSilent: Bool {
    switch format.encoding {
    case .int16: int16.prefix(samples).allSatisfy { $0 == 0 }
    case .int24, .int32: int32.prefix(samples).allSatisfy { $0 == 0 }
    case .float32: float32.prefix(samples).allSatisfy { $0 == 0 }
    }
  }
}
