internal import EnsDomain
package import EnsPOSIX
internal import EnsWire

/// A file that gets one `scrobble` record a line.
package struct ScrobbleFile: Hashable, Sendable {
  /// From the root of the file system, so that the ledger means the same file wherever it is named.
  package let path: FilePath

  /// Finds out which file a path means; the folder must be there, the file need not.
  package init(_ path: FilePath) throws(LedgerError) {
    do throws(POSIXError) {
      let resolved =
        Files.exists(path) ? try Files.resolved(path) : try Files.resolved(path.parent).appending(path.name)
      self.path = resolved
    } catch {
      throw .system(error)
    }
    guard UTF8Validation.isWellFormed(self.path.bytes.span) else { throw .nameNotText(path: self.path.displayed) }
  }

  init(resolved path: FilePath) { self.path = path }

  /// Whether it can be read again; a pipe or a device cannot, and neither can what is not there yet.
  var isRegular: Bool { (try? FileStatus(of: path))?.sort == .file }

  /// Whether nothing has that name.
  var isMissing: Bool { !Files.exists(path) }

  /// The `play_id` of every line that has one.
  func forEachPlayID(_ body: (String) throws(LedgerError) -> Void) throws(LedgerError) {
    let file = try system { () throws(POSIXError) in try Descriptor(opening: path) }
    var splitter = LineSplitter()
    var isOver = false
    while !isOver {
      isOver =
        try system { () throws(POSIXError) in
          try splitter.fill { (bytes, range) throws(POSIXError) in try file.read(into: &bytes, range) }
        } == 0
      while let line = splitter.next() ?? (isOver ? splitter.last() : nil) {
        if case .text(let range) = line, let playID = Self.playID(Array(splitter.buffer[range])) { try body(playID) }
      }
    }
  }

  /// What stands behind the last line feed; nil when that is too long to be one of our lines.
  func tail() throws(LedgerError) -> [UInt8]? {
    try system { () throws(POSIXError) in
      let file = try Descriptor(opening: path)
      let size = try file.status().sizeBytes
      var length: Int64 = 1 << 12
      while true {
        let start = max(0, size - length)
        let bytes = try file.read(at: start, count: Int(size - start))
        if let feed = bytes.lastIndex(of: 0x0A) { return Array(bytes[(feed + 1)...]) }
        if start == 0 { return bytes }
        if length > LineSplitter.longestLine { return nil }
        length *= 8
      }
    }
  }

  /// Adds bytes at the end and puts them onto the disk: all of them, or after an error none.
  func append(_ bytes: [UInt8]) throws(LedgerError) {
    try system { () throws(POSIXError) in
      let isNew = isMissing
      let file = try Descriptor(opening: path, .appending)
      let before = try file.status()
      do throws(POSIXError) {
        try file.write(bytes)
        guard before.sort == .file else { return }
        try file.synchronize()
      } catch {
        // Should this fail as well, the next run finds the torn line and mends it.
        if before.sort == .file { try? file.truncate(to: before.sizeBytes) }
        throw error
      }
      if isNew { try Files.synchronizeFolder(path.parent) }
    }
  }

  private static func playID(_ line: [UInt8]) -> String? {
    // A line of somebody else is none of ours.
    (try? Record(line: line))?.string("play_id")
  }

  private func system<Result: ~Copyable>(_ body: () throws(POSIXError) -> Result) throws(LedgerError) -> Result {
    do throws(POSIXError) {
      return try body()
    } catch {
      throw .system(POSIXError(code: error.code, operation: error.operation, path: path))
    }
  }
}
