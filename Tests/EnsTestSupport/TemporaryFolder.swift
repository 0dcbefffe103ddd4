package import EnsPOSIX

/// A folder of its own for one test, removed with all that is in it when its owner ends.
package final class TemporaryFolder: Sendable {
  package let path: FilePath

  package init(_ name: String = "ens-test") throws(POSIXError) {
    let parent = FilePath(SystemEnvironment.variables()["TMPDIR"] ?? "/tmp")
    path = try Files.makeTemporaryFolder(below: Files.resolved(parent), prefix: name)
  }

  deinit {
    // What cannot be removed is left for the system to clear.
    try? Files.removeTree(path)
  }

  /// The path of something in the folder.
  package func file(_ name: String) -> FilePath { path.appending(name) }

  /// Writes a file, making the folders above it.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws(POSIXError) -> FilePath {
    let path = file(name)
    try Files.makeFolder(path.parent)
    try Descriptor(opening: path, .writing).write(bytes)
    return path
  }

  /// Writes a file with text.
  @discardableResult
  package func write(_ name: String, _ text: String) throws(POSIXError) -> FilePath {
    try write(name, Array(text.utf8))
  }

  /// The bytes of a file.
  package func read(_ name: String) throws(POSIXError) -> [UInt8] { try Descriptor(opening: file(name)).readAll() }

  /// The text of a file.
  package func text(_ name: String) throws(POSIXError) -> String { String(decoding: try read(name), as: UTF8.self) }
}
