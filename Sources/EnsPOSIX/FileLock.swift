internal import Glibc

/// A lock on a file that other processes honour, held until its one owner ends. Corresponds to `flock`.
package struct FileLock: ~Copyable {
  private let descriptor: Descriptor

  /// Takes the lock. When another process has it, `waiting` is called once, then this waits.
  package init(_ path: FilePath, waiting: () -> Void = {}) throws(POSIXError) {
    let descriptor = try Descriptor(opening: path, .updating)
    let number = descriptor.number
    if flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw POSIXError.last("lock", path) }
      waiting()
      _ = try retrying("lock", path) { flock(number, LOCK_EX) }
    }
    self.descriptor = descriptor
  }

  /// Takes the lock if nobody has it; nil otherwise.
  package static func attempt(_ path: FilePath) throws(POSIXError) -> FileLock? {
    let descriptor = try Descriptor(opening: path, .updating)
    if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 { return FileLock(descriptor) }
    guard errno == EWOULDBLOCK else { throw POSIXError.last("lock", path) }
    return nil
  }

  private init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }
}
