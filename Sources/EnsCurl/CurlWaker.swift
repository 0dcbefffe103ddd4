import Synchronization

/// Makes a transport that waits in `next` come back at once, with nil, from any thread: there is something else to do.
package final class CurlWaker: Sendable {
  private let multi: MultiHandle
  private let isWoken = Atomic(false)

  init(_ multi: MultiHandle) { self.multi = multi }

  /// Wakes the transport, now or as soon as it waits.
  package func wake() {
    isWoken.store(true, ordering: .releasing)
    multi.wake()
  }

  /// Whether somebody has called since the last time.
  func take() -> Bool { isWoken.exchange(false, ordering: .acquiringAndReleasing) }
}
