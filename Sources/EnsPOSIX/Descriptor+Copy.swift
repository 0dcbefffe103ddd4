internal import Glibc

extension Descriptor {
  /// Appends what another file holds from its current place to its end. A file system that can shares the blocks
  /// (`FICLONE`), so that a copy takes neither time nor room; else they are read and written, in constant memory.
  ///
  /// - Returns: how many bytes were copied.
  package func copyAll(from source: borrowing Descriptor) throws(POSIXError) -> Int64 {
    if try source.isAtStart(), try isAtStart(), shareBlocks(of: source) { return try status().sizeBytes }
    return try copyByHand(from: source)
  }

  private func isAtStart() throws(POSIXError) -> Bool { try retrying("seek") { lseek(number, 0, SEEK_CUR) } == 0 }

  private func shareBlocks(of source: borrowing Descriptor) -> Bool {
    let clone: UInt = 0x4004_9409  // FICLONE of linux/fs.h, a macro that Swift does not see
    return ioctl(number, clone, source.number) == 0
  }

  private func copyByHand(from source: borrowing Descriptor) throws(POSIXError) -> Int64 {
    var piece = [UInt8](repeating: 0, count: 256 << 10)
    var copied: Int64 = 0
    while true {
      let count = try source.read(into: &piece, 0..<piece.count)
      if count == 0 { return copied }
      try write(piece.span.extracting(0..<count))
      copied += Int64(count)
    }
  }
}
