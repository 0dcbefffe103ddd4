import EnsDomain
package import EnsHTTP
import EnsPOSIX

extension WaitClock {
  /// The machine's clocks, and a sleep that is one.
  package static var system: WaitClock {
    WaitClock(
      monotonic: { .nanoseconds(SystemClock.monotonicNanoseconds()) },
      wall: { Instant(milliseconds: SystemClock.milliseconds()) },
      sleep: { SystemClock.sleep(milliseconds: Int64(CurlTime.milliseconds($0))) })
  }
}
