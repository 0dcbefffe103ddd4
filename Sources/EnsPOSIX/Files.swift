internal import Glibc

/// Deeds on names in the file system.
package enum Files {
  /// The names in a folder without `.` and `..`, sorted by their bytes. Corresponds to `readdir`.
  package static func names(in folder: FilePath) throws(POSIXError) -> [FilePath] {
    guard let stream = unsafe folder.withCString({ unsafe opendir($0) }) else { throw POSIXError.last("open", folder) }
    defer { _ = unsafe closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: UInt8.self, capacity: 256) {
          unsafe Array(
            UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
        }
      }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw POSIXError.last("read", folder) }
    names.sort { $0.lexicographicallyPrecedes($1) }
    return names.map { FilePath(bytes: $0) }
  }

  /// Makes a folder and those above it; one that is there already is fine.
  package static func makeFolder(_ folder: FilePath, permissions: UInt32 = 0o777) throws(POSIXError) {
    if unsafe folder.withCString({ unsafe mkdir($0, mode_t(permissions)) }) == 0 { return }
    if errno == ENOENT {
      try makeFolder(folder.parent, permissions: permissions)
      if unsafe folder.withCString({ unsafe mkdir($0, mode_t(permissions)) }) == 0 { return }
    }
    let error = POSIXError.last("create", folder)
    guard error.isExisting, try FileStatus(of: folder).sort == .directory else { throw error }
  }

  /// Gives a file another name, replacing what had it. Corresponds to `rename`.
  package static func rename(_ old: FilePath, to new: FilePath) throws(POSIXError) {
    _ = try retrying("rename", old) {
      unsafe old.withCString { from in unsafe new.withCString { unsafe Glibc.rename(from, $0) } }
    }
  }

  /// Removes a file; one that is missing is fine. Corresponds to `unlink`.
  package static func remove(_ path: FilePath) throws(POSIXError) {
    if unsafe path.withCString({ unsafe unlink($0) }) == -1, errno != ENOENT { throw POSIXError.last("remove", path) }
  }

  /// Removes a folder that must be empty. Corresponds to `rmdir`.
  package static func removeFolder(_ folder: FilePath) throws(POSIXError) {
    _ = try retrying("remove", folder) { unsafe folder.withCString { unsafe rmdir($0) } }
  }

  /// Removes a folder and everything below it, without following links.
  package static func removeTree(_ folder: FilePath) throws(POSIXError) {
    for name in try names(in: folder) {
      let path = folder.appending(name)
      if try FileStatus(of: path, followingLinks: false).sort == .directory {
        try removeTree(path)
      } else {
        try remove(path)
      }
    }
    try removeFolder(folder)
  }

  /// Whether something has this name.
  package static func exists(_ path: FilePath) -> Bool {
    unsafe path.withCString { unsafe access($0, F_OK) } == 0
  }

  /// The absolute path without links or dots. Corresponds to `realpath`.
  package static func resolved(_ path: FilePath) throws(POSIXError) -> FilePath {
    let found = unsafe path.withCString { unsafe realpath($0, nil) }
    guard let found = unsafe found else { throw POSIXError.last("find", path) }
    defer { unsafe free(found) }
    let count = unsafe strlen(found)
    return FilePath(bytes: (0..<count).map { unsafe UInt8(bitPattern: found[$0]) })
  }

  /// Makes the names in a folder last through a crash. Corresponds to `fsync` on the folder.
  package static func synchronizeFolder(_ folder: FilePath) throws(POSIXError) {
    try Descriptor(opening: folder).synchronize()
  }

  /// Sets when a file was changed last, in nanoseconds since 1970. Corresponds to `utimensat`.
  package static func setModified(_ path: FilePath, nanoseconds: Int64) throws(POSIXError) {
    let time = timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    let times = [time, time]
    _ = try retrying("set the time of", path) { unsafe path.withCString { unsafe utimensat(AT_FDCWD, $0, times, 0) } }
  }

  /// Makes a folder of its own below `parent`, which only this user can enter. Corresponds to `mkdtemp`.
  package static func makeTemporaryFolder(below parent: FilePath, prefix: String) throws(POSIXError) -> FilePath {
    var template = parent.appending("\(prefix).XXXXXX").bytes + [0]
    let made = unsafe template.withUnsafeMutableBytes { buffer in
      guard let base = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
      return unsafe mkdtemp(base) != nil
    }
    guard made else { throw POSIXError.last("create", parent) }
    return FilePath(bytes: Array(template.dropLast()))
  }
}
