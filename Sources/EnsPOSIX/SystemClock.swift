internal import Glibc

/// The machine's clocks. Corresponds to `clock_gettime`.
package enum SystemClock {
  /// Milliseconds since 1970, which may jump when the clock is set.
  package static func milliseconds() -> Int64 { nanoseconds(CLOCK_REALTIME) / 1_000_000 }

  /// Nanoseconds since some moment in the past, which never jump.
  package static func monotonicNanoseconds() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }

  /// Does nothing for so long.
  package static func sleep(milliseconds: Int64) {
    var left = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds % 1000 * 1_000_000))
    var request = left
    while unsafe nanosleep(&request, &left) == -1, errno == EINTR { request = left }
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
