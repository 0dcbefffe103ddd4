import EnsPOSIX

/// A file that sound is written to: regular ones are made aside and take their name when they are complete; pipes and
/// devices are written directly.
struct OutputFile: ~Copyable {
  private var atomic: AtomicFile?
  private let direct: Descriptor?
  private var buffer: [UInt8] = []
  /// What messages call it.
  private let path: FilePath

  /// Whether the beginning can be written again.
  let isSeekable: Bool

  private static let bufferSize = 256 * 1024

  init(_ place: OutputPlace) throws(POSIXError) {
    switch place {
    case .standardOutput:
      self.path = "stdout"
      direct = Descriptor.standardOutput
      atomic = nil
      isSeekable = false
    case .file(let path):
      self.path = path
      // Links are written through, not replaced: /dev/stdout is one.
      if let sort = try? FileStatus(of: path, followingLinks: false).sort, sort != .file {
        let target = (try? FileStatus(of: path).sort) ?? .file
        if target == .directory { throw POSIXError(code: 21, operation: "create", path: path) }
        direct = try Descriptor(opening: path, target == .file ? .writing : .appending)
        atomic = nil
        isSeekable = false
      } else {
        do throws(POSIXError) { atomic = try AtomicFile(replacing: path) } catch {
          // What the person named, and not the name aside.
          throw POSIXError(code: error.code, operation: "create", path: path)
        }
        direct = nil
        isSeekable = true
      }
    }
  }

  /// Lends room for bytes to come; they go out when there are enough.
  mutating func append(_ fill: (inout [UInt8]) -> Void) throws(POSIXError) {
    fill(&buffer)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  mutating func flush() throws(POSIXError) {
    guard !buffer.isEmpty else { return }
    do throws(POSIXError) {
      try atomic?.descriptor.write(buffer)
      try direct?.write(buffer)
    } catch {
      throw POSIXError(code: error.code, operation: error.operation, path: path)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the beginning again; only where it is seekable.
  mutating func rewrite(_ bytes: [UInt8]) throws(POSIXError) { try atomic?.descriptor.write(bytes, at: 0) }

  /// Gives the file its name.
  mutating func commit() throws(POSIXError) {
    try flush()
    guard let file = atomic.take() else { return }
    try file.commit()
  }
}
