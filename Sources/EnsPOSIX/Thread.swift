internal import Glibc

/// A thread of its own, joined by its one owner. Corresponds to `pthread_t`.
package struct Thread: ~Copyable, @unchecked Sendable {
  private let handle: pthread_t

  /// What the thread is to do; it is kept alive by the thread itself.
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread. `stackBytes` is the size of its stack.
  package init(stackBytes: Int = 2 << 20, _ run: @escaping @Sendable () -> Void) throws(POSIXError) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe _ = pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackBytes)
    let body = unsafe Unmanaged.passRetained(Body(run))
    var handle = pthread_t()
    let code = unsafe pthread_create(
      &handle, &attributes,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    if code != 0 {
      unsafe body.release()
      throw POSIXError(code: code, operation: "start a thread")
    }
    self.handle = handle
  }

  /// Waits until the thread has ended. Corresponds to `pthread_join`.
  package consuming func join() { _ = pthread_join(handle, nil) }

  /// Does the work of `count` workers at the same time, the last of them in this thread, and waits for all.
  package static func concurrently(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) throws(POSIXError) {
    if count <= 1 { return work(0) }
    let other = try Thread { work(count - 1) }
    let result = Result { () throws(POSIXError) in try concurrently(count - 1, work) }
    other.join()
    try result.get()
  }
}
