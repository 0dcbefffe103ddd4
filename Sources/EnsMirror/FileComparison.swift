internal import EnsPOSIX

/// Whether files hold the same bytes.
enum FileComparison {
  private static let pieceSize = 1 << 20

  /// Reads both files until they differ. A file that is missing, or no file, is never the same.
  static func haveSameContent(_ first: FilePath, _ second: FilePath) throws(POSIXError) -> Bool {
    guard let firstStatus = try? FileStatus(of: first), let secondStatus = try? FileStatus(of: second),
      firstStatus.sort == .file, secondStatus.sort == .file, firstStatus.sizeBytes == secondStatus.sizeBytes
    else { return false }
    if firstStatus.inode == secondStatus.inode, firstStatus.device == secondStatus.device { return true }
    let one = try Descriptor(opening: first)
    let other = try Descriptor(opening: second)
    var offset: Int64 = 0
    while true {
      let piece = try one.read(at: offset, count: pieceSize)
      if try other.read(at: offset, count: pieceSize) != piece { return false }
      if piece.isEmpty { return true }
      offset += Int64(piece.count)
    }
  }
}
