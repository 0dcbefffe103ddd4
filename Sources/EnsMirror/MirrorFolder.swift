internal import EnsDomain
internal import EnsPOSIX

/// The deeds on files below the target folder. Every path is relative to it and made of safe names.
struct MirrorFolder {
  /// From the root of the file system.
  let root: FilePath

  /// Where the mirror keeps its own things.
  var ownFolder: FilePath { root.appending(".ens-mirror") }
  /// Where a copy grows: one place, so that what a crash leaves is found and used again.
  private var part: FilePath { ownFolder.appending("part") }

  /// Makes the folder, or only looks where it is.
  init(_ folder: FilePath, making: Bool) throws(MirrorError) {
    root = try Self.target(folder) { () throws(POSIXError) in
      if making { try Files.makeFolder(folder) }
      return making || Files.exists(folder) ? try Files.resolved(folder) : folder
    }
    guard UTF8Validation.isWellFormed(root.bytes.span) else { throw .nameNotText(path: root.displayed) }
    if making { try Self.target(ownFolder) { () throws(POSIXError) in try Files.makeFolder(ownFolder) } }
  }

  /// The place of a file, from the root of the file system.
  func absolute(_ path: String) -> FilePath { root.appending(path) }

  /// What a path is, without following a link; nil when nothing has it.
  func status(_ path: String) -> FileStatus? {
    // What cannot be looked at cannot be written either, and that is reported then.
    try? FileStatus(of: absolute(path), followingLinks: false)
  }

  /// Whether a file of the mirror has the same bytes as one elsewhere.
  func hasContent(_ path: String, of source: FilePath) throws(MirrorError) -> Bool {
    guard status(path)?.sort == .file else { return false }
    return try Self.original(source) { () throws(POSIXError) in
      try FileComparison.haveSameContent(absolute(path), source)
    }
  }

  /// Makes the folders of a path; refuses links among them.
  func makeFolders(of path: String) throws(MirrorError) {
    var folder = root
    for name in path.split(separator: "/").dropLast() {
      let parent = folder
      folder = folder.appending(String(name))
      // A folder that is not there yet is the one error that matters here.
      switch (try? FileStatus(of: folder, followingLinks: false))?.sort {
      case .directory: continue
      case .symbolicLink: throw .link(path: folder.displayed)
      case nil: break
      case .some: throw .notAFolder(path: folder.displayed)
      }
      try Self.target(folder) { () throws(POSIXError) in
        try Files.makeFolder(folder)
        try Files.synchronizeFolder(parent)
      }
    }
  }

  /// Copies a file aside and puts it onto the disk; gives what the original was like. It changes no file of the mirror.
  func copyAside(_ source: FilePath) throws(MirrorError) -> FileStatus {
    do throws(MirrorError) {
      for _ in 0..<2 {
        if let status = try copyOnce(source) { return status }
      }
      throw MirrorError.changing(path: source.displayed)
    } catch {
      discard()
      throw error
    }
  }

  /// Gives what was copied aside its name; gives what the file looks like then.
  func install(_ path: String) throws(MirrorError) -> FileStatus {
    do throws(POSIXError) {
      try Files.rename(part, to: absolute(path))
      try Files.synchronizeFolder(absolute(path).parent)
      return try FileStatus(of: absolute(path), followingLinks: false)
    } catch {
      discard()
      throw .target(path: absolute(path).displayed, error)
    }
  }

  /// Drops what was copied aside. The next copy would empty it anyway; this gives the room back.
  func discard() { try? Files.remove(part) }

  /// Gives a file of the mirror another name.
  func move(_ old: String, to new: String) throws(MirrorError) {
    try makeFolders(of: new)
    try Self.target(absolute(new)) { () throws(POSIXError) in
      try Files.rename(absolute(old), to: absolute(new))
      try Files.synchronizeFolder(absolute(new).parent)
    }
    removeEmptyFolders(of: old)
  }

  /// Removes a file of the mirror.
  func remove(_ path: String) throws(MirrorError) {
    try Self.target(absolute(path)) { () throws(POSIXError) in try Files.remove(absolute(path)) }
    removeEmptyFolders(of: path)
  }

  private func removeEmptyFolders(of path: String) {
    var folder = absolute(path).parent
    // The first folder that has something in it ends this.
    while folder.bytes.count > root.bytes.count, (try? Files.removeFolder(folder)) != nil { folder = folder.parent }
  }

  /// Nil when the original was written to meanwhile.
  private func copyOnce(_ source: FilePath) throws(MirrorError) -> FileStatus? {
    let path = source.displayed
    // Opening a pipe would wait for a writer.
    if let sort = (try? FileStatus(of: source))?.sort, sort != .file { throw .notAFile(path: path) }
    let input = try Self.original(source) { () throws(POSIXError) in try Descriptor(opening: source) }
    let before = try Self.original(source) { () throws(POSIXError) in try input.status() }
    let part = part
    let output = try Self.target(part) { () throws(POSIXError) in try Descriptor(opening: part, .writing) }
    let count = try Self.copy(from: input, to: output, path: path)
    guard let after = try? input.status(), after == before, count == before.sizeBytes else { return nil }
    try Self.target(part) { () throws(POSIXError) in
      try Files.setModified(part, nanoseconds: before.modifiedNs)
      try output.synchronize()
    }
    return before
  }

  private static func copy(
    from input: borrowing Descriptor, to output: borrowing Descriptor, path: String
  ) throws(MirrorError) -> Int64 {
    do throws(POSIXError) {
      return try output.copyAll(from: input)
    } catch {
      throw error.operation == "read" ? .source(path: path, error) : .target(path: "the copy of \(path)", error)
    }
  }

  /// Runs something on the audio, whose errors are its own.
  static func original<Result: ~Copyable>(
    _ path: FilePath, _ body: () throws(POSIXError) -> Result
  ) throws(MirrorError) -> Result {
    do throws(POSIXError) { return try body() } catch { throw .source(path: path.displayed, error) }
  }

  /// Runs something on the target folder, whose errors are the target's.
  static func target<Result: ~Copyable>(
    _ path: FilePath, _ body: () throws(POSIXError) -> Result
  ) throws(MirrorError) -> Result {
    do throws(POSIXError) { return try body() } catch { throw .target(path: path.displayed, error) }
  }
}
