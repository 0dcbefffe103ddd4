import EnsHTTP
package import EnsPOSIX

/// The folder of `--record`: keeps the files of a `RecordingTransport`, which may be read by this user alone.
package final class ExchangeFolder {
  private let path: FilePath
  /// The first file that could not be written; recording stops there.
  package private(set) var failure: POSIXError?

  /// Makes the folder when it is missing.
  package init(_ path: FilePath) throws(POSIXError) {
    try Files.makeFolder(path, permissions: 0o700)
    self.path = path
  }

  /// Writes a file, replacing one of that name.
  package func store(_ name: String, _ bytes: [UInt8]) {
    guard failure == nil else { return }
    do {
      try Descriptor(opening: path.appending(name), .writing, permissions: 0o600).write(bytes)
    } catch {
      failure = error
    }
  }
}
