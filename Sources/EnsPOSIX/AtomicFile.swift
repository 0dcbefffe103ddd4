internal import Glibc

/// A file that appears whole or not at all: written beside its place, put onto the disk, then renamed over it.
package struct AtomicFile: ~Copyable {
  private let path: FilePath
  private let aside: FilePath
  /// Where to write.
  package let descriptor: Descriptor

  /// Begins a new content for `path`; its folder must be there.
  package init(replacing path: FilePath, permissions: UInt32 = 0o666) throws(POSIXError) {
    self.path = path
    aside = path.parent.appending(
      ".\(path.name.displayed.prefix(80)).\(getpid())-\(UInt32.random(in: 0 ... .max)).part")
    descriptor = try Descriptor(opening: aside, .creating, permissions: permissions)
  }

  deinit { unsafe aside.withCString { _ = unsafe unlink($0) } }

  /// Makes the new content take the place of the old one.
  package consuming func commit() throws(POSIXError) {
    try descriptor.synchronize()
    try Files.rename(aside, to: path)
    try Files.synchronizeFolder(path.parent)
  }

  /// Replaces the content of a file in one go.
  package static func write(_ bytes: [UInt8], to path: FilePath, permissions: UInt32 = 0o666) throws(POSIXError) {
    let file = try AtomicFile(replacing: path, permissions: permissions)
    try file.descriptor.write(bytes)
    try file.commit()
  }
}
