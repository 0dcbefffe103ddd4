/// A length of sound, or a place in it, counted in frames: one frame holds one sample of every channel.
///
/// Exact where a time is not; becomes a time only with a `SampleRate`. Conversions that would overflow saturate, so that
/// a header that lies cannot stop the program.
package struct FrameCount: Hashable, Sendable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
  /// The number of frames.
  package var value: Int64

  /// A count of `value` frames.
  package init(_ value: Int64) { self.value = value }

  /// A count of `value` frames.
  package init(_ value: Int) { self.value = Int64(value) }

  package init(integerLiteral value: Int64) { self.value = value }

  /// The frames that start within `milliseconds` at `rate`, rounded down; negative times are none.
  package init(milliseconds: Int64, at rate: SampleRate) {
    value = Self.scaled(max(0, milliseconds), by: Int64(rate.hertz), over: 1000, roundingUpFrom: 1000)
  }

  /// No frames.
  package static let zero = FrameCount(0)

  package static func < (left: FrameCount, right: FrameCount) -> Bool { left.value < right.value }

  package static func + (left: FrameCount, right: FrameCount) -> FrameCount {
    let (sum, overflow) = left.value.addingReportingOverflow(right.value)
    return FrameCount(overflow ? (right.value > 0 ? .max : .min) : sum)
  }

  package static func - (left: FrameCount, right: FrameCount) -> FrameCount {
    let (difference, overflow) = left.value.subtractingReportingOverflow(right.value)
    return FrameCount(overflow ? (right.value > 0 ? .min : .max) : difference)
  }

  /// How long these frames last at `rate`, in milliseconds, rounded to the nearest; negative counts are 0.
  package func milliseconds(at rate: SampleRate) -> Int64 {
    let hertz = Int64(rate.hertz)
    return Self.scaled(max(0, value), by: 1000, over: hertz, roundingUpFrom: hertz - hertz / 2)
  }

  /// How many frames the same time takes at another rate, rounded to the nearest.
  package func converted(from rate: SampleRate, to other: SampleRate) -> FrameCount {
    let hertz = Int64(rate.hertz)
    return FrameCount(
      Self.scaled(max(0, value), by: Int64(other.hertz), over: hertz, roundingUpFrom: hertz - hertz / 2))
  }

  /// `value * factor / divisor`, saturated, one more when the remainder is at least `threshold`.
  private static func scaled(
    _ value: Int64, by factor: Int64, over divisor: Int64, roundingUpFrom threshold: Int64
  ) -> Int64 {
    let product = value.multipliedFullWidth(by: factor)
    // dividingFullWidth traps when the quotient does not fit, which is when the high word reaches half the divisor.
    guard product.high < divisor / 2 || (product.high == 0 && product.low <= UInt64(Int64.max)) else { return .max }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    return remainder >= threshold && quotient < .max ? quotient + 1 : quotient
  }
}
