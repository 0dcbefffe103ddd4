internal import Glibc

/// What the system knows about a file without opening it.
package struct FileStatus: Hashable, Sendable {
  /// What sort of thing it is.
  package enum Sort: Hashable, Sendable { case file, directory, symbolicLink, fifo, socket, device }

  package let sort: Sort
  package let sizeBytes: Int64
  /// When the content changed last, in nanoseconds since 1970.
  package let modifiedNs: Int64
  /// Device and inode: the same for two names of one file.
  package let device: UInt64
  package let inode: UInt64
  package let permissions: UInt32
  package let owner: UInt32

  /// When the content changed last, in milliseconds since 1970, rounded down.
  package var modifiedMs: Int64 { modifiedNs >= 0 ? modifiedNs / 1_000_000 : (modifiedNs - 999_999) / 1_000_000 }

  /// Asks about a path. Corresponds to `stat`, or `lstat` when links are not followed.
  package init(of path: FilePath, followingLinks: Bool = true) throws(POSIXError) {
    var info = stat()
    _ = try retrying("stat", path) {
      unsafe path.withCString { unsafe followingLinks ? stat($0, &info) : lstat($0, &info) }
    }
    self.init(info)
  }

  init(_ info: stat) {
    sort =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .fifo
      case S_IFSOCK: .socket
      default: .device
      }
    sizeBytes = Int64(info.st_size)
    modifiedNs = Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec)
    device = UInt64(info.st_dev)
    inode = UInt64(info.st_ino)
    permissions = UInt32(info.st_mode & 0o7777)
    owner = UInt32(info.st_uid)
  }
}
