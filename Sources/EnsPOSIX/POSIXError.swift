internal import Glibc

/// A system call that failed.
package struct POSIXError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32
  /// What was being done, as a phrase: `open`, `write`, …
  package let operation: String
  /// The file it was done to, as it may be shown.
  package let path: String?

  package init(code: Int32, operation: String, path: FilePath? = nil) {
    self.code = code
    self.operation = operation
    self.path = path?.displayed
  }

  /// The error that the last failed call of this thread left behind.
  static func last(_ operation: String, _ path: FilePath? = nil) -> POSIXError {
    POSIXError(code: errno, operation: operation, path: path)
  }

  /// What the system calls the error, in lower case where it is a phrase: `no such file or directory`.
  package var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let phrase = unsafe String(cString: text)
    let isAcronym = phrase.dropFirst().first.map { $0.isUppercase } ?? false
    return isAcronym ? phrase : phrase.prefix(1).lowercased() + phrase.dropFirst()
  }

  package var description: String { "cannot \(operation)\(path.map { " \($0)" } ?? ""): \(reason)" }

  package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
  package var isPermission: Bool { code == EACCES || code == EPERM || code == EROFS }
  package var isBrokenPipe: Bool { code == EPIPE }
  package var isExisting: Bool { code == EEXIST }
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
  /// Whether the device, the network or a limit of the system failed, so that what was asked for may be there all the
  /// same, and the call may succeed later.
  package var mayPass: Bool {
    [EIO, ESTALE, ENXIO, ENODEV, ETIMEDOUT, ENOTCONN, EHOSTDOWN, ENETDOWN, EMFILE, ENFILE, ENOMEM].contains(code)
  }
  package var wouldBlock: Bool { code == EAGAIN }
  package var isDirectory: Bool { code == EISDIR }
}

/// Does a call again while signals interrupt it; a result of -1 becomes an error.
@inline(__always)
func retrying<Result: FixedWidthInteger & SignedInteger>(
  _ operation: @autoclosure () -> String, _ path: FilePath? = nil, _ call: () -> Result
) throws(POSIXError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw POSIXError.last(operation(), path) }
  }
}
