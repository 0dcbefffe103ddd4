internal import EnsPOSIX

/// Goes through a folder, shelf by shelf, depth first, in the order of the names' bytes.
///
/// Symbolic links are followed once: a folder that a link leads to is walked at its first link, one that the library
/// has anyway is left to its real place, and one that holds the link itself is refused.
final class FolderWalk {
  private struct Folder {
    var path: [UInt8]
    /// The folders above, and this one, as the system knows them.
    var chain: [Identity]
  }

  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ status: FileStatus) {
      device = status.device
      inode = status.inode
    }
  }

  private let root: FilePath
  private var pending: [Folder]
  private var followed: Set<Identity> = []
  /// Hidden files and folders that were passed over.
  private(set) var hiddenCount = 0
  /// Links to what the library has anyway.
  private(set) var repeatedLinkCount = 0
  /// What could not be looked at: its path and why.
  private(set) var problems: [(path: String, why: String)] = []
  /// The folders and files that could not be looked at; what an index knows of them is not gone.
  private(set) var unseen: [[UInt8]] = []
  /// The first failure of the disk, as opposed to a lack of permission: what is missing then may still be there.
  private(set) var failure: POSIXError?

  /// A walk through a folder, whose path has no links in it.
  init(_ root: FilePath) throws(POSIXError) {
    self.root = root
    pending = [Folder(path: [], chain: [Identity(try FileStatus(of: root))])]
  }

  /// What has been found wrong since the last call.
  func takeProblems() -> [(path: String, why: String)] {
    defer { problems = [] }
    return problems
  }

  /// The next folder that holds anything of use; nil at the end.
  func next() -> Shelf? {
    while let folder = pending.popLast() {
      var shelf = Shelf(path: folder.path)
      var below: [Folder] = []
      list(folder, into: &shelf, &below)
      // The first one comes off the stack first.
      pending += below.reversed()
      if shelf.audio.isEmpty, shelf.playlists.isEmpty { continue }
      shelf.sort()
      return shelf
    }
    return nil
  }

  /// The shelf of one folder, looked at again; nil when it is gone.
  func shelf(at path: [UInt8]) -> Shelf? {
    guard let status = try? FileStatus(of: absolute(path)) else { return nil }
    var shelf = Shelf(path: path)
    var below: [Folder] = []
    list(Folder(path: path, chain: [Identity(status)]), into: &shelf, &below)
    shelf.sort()
    return shelf.audio.isEmpty ? nil : shelf
  }

  private func absolute(_ path: [UInt8]) -> FilePath { path.isEmpty ? root : root.appending(FilePath(bytes: path)) }

  private func list(_ folder: Folder, into shelf: inout Shelf, _ below: inout [Folder]) {
    let names: [FilePath]
    do throws(POSIXError) {
      names = try Files.names(in: absolute(folder.path))
    } catch {
      fail(folder.path, error)
      return report(folder.path, "cannot be listed: \(error.reason)")
    }
    for name in names {
      if name.bytes.first == UInt8(ascii: ".") {
        hiddenCount += 1
      } else {
        visit(name, in: folder, &shelf, &below)
      }
    }
  }

  private func visit(_ name: FilePath, in folder: Folder, _ shelf: inout Shelf, _ below: inout [Folder]) {
    let path = folder.path.isEmpty ? name.bytes : folder.path + [UInt8(ascii: "/")] + name.bytes
    let role = FileRole(extension: name.fileExtension)
    do throws(POSIXError) {
      var status = try FileStatus(of: absolute(path), followingLinks: false)
      let isLink = status.sort == .symbolicLink
      if isLink {
        // A link that leads nowhere is looked at as itself.
        do throws(POSIXError) { status = try FileStatus(of: absolute(path)) } catch  where error.isMissingFile {}
      }
      switch status.sort {
      case .file:
        if isLink, role != .other, try isInside(path) {
          repeatedLinkCount += 1
        } else {
          shelf.add(FileEntry(path: path, sizeBytes: status.sizeBytes, modifiedNs: max(0, status.modifiedNs)), role)
        }
      case .directory:
        if role == .audio { report(path, "is a folder, though it is named like a file of sound") }
        if isLink, try !mayFollow(path, status, folder) { return }
        let child = Folder(path: path, chain: folder.chain + [Identity(status)])
        if DiscFolder.number(name.bytes) != nil, DiscFolder.shelf(of: path[...]) == shelf.path[...] {
          list(child, into: &shelf, &below)
        } else {
          below.append(child)
        }
      case .fifo: report(path, "is a FIFO, not a file")
      case .socket: report(path, "is a socket, not a file")
      case .device: report(path, "is a device, not a file")
      case .symbolicLink: report(path, "is a link that leads nowhere")
      }
    } catch {
      // A file can go between the listing and the look; a disk can fail at any time.
      fail(path, error)
      report(path, "cannot be looked at: \(error.reason)")
    }
  }

  private func mayFollow(_ path: [UInt8], _ status: FileStatus, _ folder: Folder) throws(POSIXError) -> Bool {
    let identity = Identity(status)
    if folder.chain.contains(identity) {
      report(path, "is a link to a folder that holds it, which would never end")
      return false
    }
    if try isInside(path) || !followed.insert(identity).inserted {
      repeatedLinkCount += 1
      return false
    }
    return true
  }

  /// Whether a link leads to what the walk finds in its real place too.
  private func isInside(_ path: [UInt8]) throws(POSIXError) -> Bool {
    let target = try Files.resolved(absolute(path)).bytes
    let base = root.bytes.last == UInt8(ascii: "/") ? root.bytes : root.bytes + [UInt8(ascii: "/")]
    guard target.starts(with: base) else { return false }
    // What lies below a hidden folder is not found there.
    let below = target.dropFirst(base.count)
    return !below.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
  }

  private func fail(_ path: [UInt8], _ error: POSIXError) {
    if error.isMissingFile { return }
    unseen.append(path)
    if error.mayPass { failure = failure ?? error }
  }

  private func report(_ path: [UInt8], _ why: String) {
    problems.append((path.isEmpty ? root.displayed : String(decoding: path, as: UTF8.self), why))
  }
}
