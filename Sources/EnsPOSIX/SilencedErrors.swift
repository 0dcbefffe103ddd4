internal import Glibc

/// Keeps descriptor 2 off the screen while a library works that writes to it. Corresponds to `dup2`.
package enum SilencedErrors {
  /// Runs `body` with descriptor 2 leading to nowhere.
  package static func during<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    if kept >= 0, nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
    defer {
      if kept >= 0 {
        dup2(kept, STDERR_FILENO)
        close(kept)
      }
      if nowhere >= 0 { close(nowhere) }
    }
    return try body()
  }
}
