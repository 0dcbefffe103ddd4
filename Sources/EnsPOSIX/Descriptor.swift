internal import Glibc

/// An open file, pipe or terminal, closed when its one owner ends. Corresponds to a file descriptor.
@safe package struct Descriptor: ~Copyable, Sendable {
  /// How a file is opened.
  package enum Mode: Sendable {
    case reading
    /// Made anew or emptied.
    case writing
    /// Made, and it must not be there yet.
    case creating
    /// Made when missing; writes go to the end.
    case appending
    /// Made when missing; reads and writes anywhere.
    case updating
  }

  /// The number the system knows the descriptor by.
  package let number: Int32
  private let isOwned: Bool

  /// Opens a file; new ones get `permissions` less the umask.
  ///
  /// - Throws: what `open` fails with.
  package init(opening path: FilePath, _ mode: Mode = .reading, permissions: UInt32 = 0o666) throws(POSIXError) {
    let flags: Int32 =
      switch mode {
      case .reading: O_RDONLY
      case .writing: O_WRONLY | O_CREAT | O_TRUNC
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      case .updating: O_RDWR | O_CREAT
      }
    number = try retrying(mode == .reading ? "open" : "create", path) {
      unsafe path.withCString { unsafe open($0, flags | O_CLOEXEC, mode_t(permissions)) }
    }
    isOwned = true
  }

  /// Takes a descriptor that somebody else opened; it is closed here when `isOwned` is true.
  package init(number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// Standard input, output and error; they stay open when this value ends.
  package static var standardInput: Descriptor { Descriptor(number: STDIN_FILENO, isOwned: false) }
  package static var standardOutput: Descriptor { Descriptor(number: STDOUT_FILENO, isOwned: false) }
  package static var standardError: Descriptor { Descriptor(number: STDERR_FILENO, isOwned: false) }

  deinit {
    if isOwned { Glibc.close(number) }
  }

  /// Closes now, so that an error that only shows at the end is not lost. Corresponds to `close`.
  package consuming func close() throws(POSIXError) {
    let number = number
    let isOwned = isOwned
    discard self
    if isOwned, Glibc.close(number) == -1, errno != EINTR { throw POSIXError.last("close") }
  }

  /// Reads into a part of `bytes`; 0 at the end. Corresponds to `read`.
  package func read(into bytes: inout [UInt8], _ range: Range<Int>) throws(POSIXError) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return try retrying("read") {
      unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(number, $0.baseAddress?.advanced(by: range.lowerBound), range.count)
      }
    }
  }

  /// Reads up to `count` bytes from a place in a file, fewer only at its end. Corresponds to `pread`.
  package func read(at offset: Int64, count: Int) throws(POSIXError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = try retrying("read") {
        unsafe bytes.withUnsafeMutableBytes {
          unsafe pread(number, $0.baseAddress?.advanced(by: filled), count - filled, off_t(offset) + off_t(filled))
        }
      }
      if got == 0 { break }
      filled += got
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Reads to the end, at most `limit` bytes; more is an error with the code `EFBIG`.
  package func readAll(limit: Int = 64 << 20) throws(POSIXError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = try read(into: &piece, 0..<piece.count)
      if count == 0 { return bytes }
      bytes.append(contentsOf: piece[..<count])
      if bytes.count > limit { throw POSIXError(code: EFBIG, operation: "read") }
    }
  }

  /// Writes all the bytes. Corresponds to `write`, called until nothing is left.
  package func write(_ bytes: Span<UInt8>) throws(POSIXError) {
    var written = 0
    while written < bytes.count {
      written += try retrying("write") {
        unsafe bytes.withUnsafeBytes {
          unsafe Glibc.write(number, $0.baseAddress?.advanced(by: written), bytes.count - written)
        }
      }
    }
  }

  /// Writes all the bytes to a place in a file. Corresponds to `pwrite`.
  package func write(_ bytes: [UInt8], at offset: Int64) throws(POSIXError) {
    var written = 0
    while written < bytes.count {
      written += try retrying("write") {
        unsafe bytes.withUnsafeBytes {
          unsafe pwrite(number, $0.baseAddress?.advanced(by: written), bytes.count - written, off_t(offset) + written)
        }
      }
    }
  }

  /// Writes all the bytes.
  package func write(_ bytes: [UInt8]) throws(POSIXError) { try write(bytes.span) }

  /// Puts what was written onto the disk. Corresponds to `fsync`.
  package func synchronize() throws(POSIXError) {
    _ = try retrying("sync") { fsync(number) }
  }

  /// Whether a read would not block: bytes are there, or the end. Waits at most so many milliseconds; -1 for ever.
  package func isReadable(within milliseconds: Int32 = 0) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) != 0
  }

  /// Whether it is a terminal. Corresponds to `isatty`.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// What it is and how large. Corresponds to `fstat`.
  package func status() throws(POSIXError) -> FileStatus {
    var info = stat()
    _ = try retrying("stat") { unsafe fstat(number, &info) }
    return FileStatus(info)
  }

  /// Sets the length of the file. Corresponds to `ftruncate`.
  package func truncate(to length: Int64) throws(POSIXError) {
    _ = try retrying("truncate") { ftruncate(number, off_t(length)) }
  }
}
