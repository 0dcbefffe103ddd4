internal import Glibc

/// A socket with a path in the file system, on which other programs of this machine can speak to this one.
/// Corresponds to `AF_UNIX` with `SOCK_STREAM`.
package struct UnixSocket: ~Copyable {
  private let path: FilePath
  private let listening: Descriptor

  /// Makes the socket, for this user alone. A path that a program which is gone left behind is taken over; one that
  /// somebody still answers is an error with the code `EADDRINUSE`.
  package init(listeningAt path: FilePath) throws(POSIXError) {
    if (try? Self.connect(to: path)) != nil {
      throw POSIXError(code: EADDRINUSE, operation: "create", path: path)
    }
    if let status = try? FileStatus(of: path, followingLinks: false), status.sort == .socket { try Files.remove(path) }
    let number = try retrying("create", path) { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Self.closeOnExec, 0) }
    let descriptor = Descriptor(number: number, isOwned: true)
    let mask = umask(0o177)
    defer { umask(mask) }
    _ = unsafe try Self.withAddress(path) { address, size in
      unsafe bind(number, address, size) == 0 ? listen(number, 16) : -1
    }
    listening = descriptor
    self.path = path
  }

  deinit {
    // Somebody may have removed it already.
    unsafe path.withCString { _ = unsafe unlink($0) }
  }

  /// Speaks with every program that connects, each in a thread of its own; ends when accepting fails. Corresponds to
  /// `accept`.
  package func serve(_ converse: @escaping @Sendable (borrowing Descriptor) -> Void) {
    while true {
      let number = Glibc.accept(listening.number, nil, nil)
      if number == -1, errno == EINTR || errno == ECONNABORTED { continue }
      guard number >= 0 else { return }
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      let thread = try? Thread(stackBytes: 512 << 10) { converse(Descriptor(number: number, isOwned: true)) }
      // Without a thread there is nobody to speak: the other side sees its connection end.
      if thread == nil { Glibc.close(number) }
    }
  }

  /// Connects to the program that listens at `path`. Corresponds to `connect`.
  package static func connect(to path: FilePath) throws(POSIXError) -> Descriptor {
    let number = try retrying("connect to", path) {
      socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0)
    }
    let descriptor = Descriptor(number: number, isOwned: true)
    _ = unsafe try withAddress(path) { address, size in unsafe Glibc.connect(number, address, size) }
    return descriptor
  }

  private static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)

  private static func withAddress(
    _ path: FilePath, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(POSIXError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard path.bytes.count <= room else { throw POSIXError(code: ENAMETOOLONG, operation: "create", path: path) }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.bytes) }
    return try retrying("connect to", path) {
      unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }
}
