internal import Glibc

/// A signal that ens cares about.
package enum Signal: CaseIterable, Sendable {
  case interrupt, terminate, hangUp, pipe, quit, windowChange

  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .pipe: SIGPIPE
    case .quit: SIGQUIT
    case .windowChange: SIGWINCH
    }
  }
}

/// How signals reach the process.
package enum Signals {
  /// Lets a signal pass without effect. Corresponds to `signal` with `SIG_IGN`.
  package static func ignore(_ ignored: Signal) { _ = signal(ignored.number, SIG_IGN) }

  /// Holds signals back in this thread and in those that it starts from now on, so that `wait(for:)` gets them.
  /// Call it before the first thread is started.
  package static func hold(_ held: [Signal]) {
    var set = signals(held)
    unsafe _ = pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for one of the held signals. Corresponds to `sigwait`.
  package static func wait(for awaited: [Signal]) -> Signal {
    var set = signals(awaited)
    var number: Int32 = 0
    while true {
      if unsafe sigwait(&set, &number) == 0, let signal = awaited.first(where: { $0.number == number }) {
        return signal
      }
    }
  }

  /// Waits at most so long; nil when none came. Corresponds to `sigtimedwait`.
  package static func wait(for awaited: [Signal], milliseconds: Int64) -> Signal? {
    var set = signals(awaited)
    var time = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds % 1000 * 1_000_000))
    let number = unsafe sigtimedwait(&set, nil, &time)
    return awaited.first { $0.number == number }
  }

  /// Ends the process as the signal does by default, so that the shell sees what happened.
  package static func raiseDefault(_ raised: Signal) -> Never {
    _ = signal(raised.number, SIG_DFL)
    var set = signals([raised])
    _ = raise(raised.number)
    unsafe _ = pthread_sigmask(SIG_UNBLOCK, &set, nil)
    exit(128 + raised.number)
  }

  private static func signals(_ list: [Signal]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in list { unsafe sigaddset(&set, signal.number) }
    return set
  }
}
