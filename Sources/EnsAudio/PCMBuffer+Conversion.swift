extension PCMBuffer {
  /// Fills `other` with these frames in another encoding; rate and channels stay.
  ///
  /// Narrowing rounds to the nearest and limits to full scale; widening is exact; so int16 to float32 and back, and
  /// int24 to float32 and back, give the samples they started from.
  package func convert(to encoding: SampleEncoding, into other: inout PCMBuffer) {
    other.prepare(format: format.with(encoding), capacity: frames)
    other.frames = frames
    switch (format.encoding, encoding) {
    case (.int16, .int16): copy(int16, to: &other.int16)
    case (.int16, .int24), (.int16, .int32): widen(to: &other.int32)
    case (.int16, .float32): scale(int16, by: 0x1p-15, to: &other.float32)
    case (.int24, .int16), (.int32, .int16): narrow(to: &other.int16)
    case (.int24, .int24), (.int24, .int32), (.int32, .int32): copy(int32, to: &other.int32)
    case (.int32, .int24): narrow24(to: &other.int32)
    case (.int24, .float32), (.int32, .float32): scale(int32, by: 0x1p-31, to: &other.float32)
    case (.float32, .int16): quantise16(to: &other.int16)
    case (.float32, .int24): quantise(to: &other.int32, steps: 0x1p23, shift: 8)
    case (.float32, .int32): quantise(to: &other.int32, steps: 0x1p31, shift: 0)
    case (.float32, .float32): copy(float32, to: &other.float32)
    }
  }

  private func copy<Sample>(_ source: [Sample], to target: inout [Sample]) {
    for index in 0..<samples { target[index] = source[index] }
  }

  private func widen(to target: inout [Int32]) {
    for index in 0..<samples { target[index] = Int32(int16[index]) << 16 }
  }

  private func scale<Sample: BinaryInteger>(_ source: [Sample], by factor: Float, to target: inout [Float]) {
    for index in 0..<samples { target[index] = Float(source[index]) * factor }
  }

  private func narrow(to target: inout [Int16]) {
    for index in 0..<samples {
      let rounded = int32[index].addingReportingOverflow(0x8000)
      target[index] = rounded.overflow ? .max : Int16(truncatingIfNeeded: rounded.partialValue >> 16)
    }
  }

  private func narrow24(to target: inout [Int32]) {
    for index in 0..<samples {
      let rounded = int32[index].addingReportingOverflow(0x80)
      target[index] = rounded.overflow ? 0x7FFF_FF00 : rounded.partialValue & ~0xFF
    }
  }

  private func quantise16(to target: inout [Int16]) {
    for index in 0..<samples {
      // A sample that is not a number is silence, not a trap.
      let sample = float32[index].isNaN ? 0 : float32[index]
      let scaled = (sample * 0x1p15).rounded(.toNearestOrEven)
      target[index] = Int16(max(-0x1p15, min(0x1p15 - 1, scaled)))
    }
  }

  private func quantise(to target: inout [Int32], steps: Double, shift: Int32) {
    for index in 0..<samples {
      let sample = float32[index].isNaN ? 0 : Double(float32[index])
      let scaled = (sample * steps).rounded(.toNearestOrEven)
      target[index] = Int32(max(-steps, min(steps - 1, scaled))) << shift
    }
  }
}
