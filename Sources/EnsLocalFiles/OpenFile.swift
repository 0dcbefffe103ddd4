internal import EnsAudio
internal import EnsPOSIX
internal import EnsTags

/// One file, open, for the readers of tags and of sound. Its first bytes are read once for both.
final class OpenFile: ByteSource, RangedBytes {
  private static let headSize = 32 << 10

  private let descriptor: Descriptor
  private let size: Int64
  private let head: [UInt8]

  /// Opens a regular file, and reads its beginning.
  init(_ path: FilePath) throws(POSIXError) {
    descriptor = try Descriptor(opening: path)
    size = try descriptor.status().sizeBytes
    head = try descriptor.read(at: 0, count: Int(min(size, Int64(Self.headSize))))
  }

  /// The length as decoders want to know it.
  var length: Int64? { size }

  /// The same, as readers of tags want to know it.
  var byteCount: Int { Int(size) }

  func read(at offset: Int64, count: Int, into buffer: inout [UInt8]) throws(ByteSourceError) {
    do throws(POSIXError) {
      buffer = try bytes(at: offset, count)
    } catch {
      throw .system(code: error.code, message: error.reason)
    }
  }

  func read(at offset: Int, count: Int) throws(TagError) -> [UInt8] {
    do throws(POSIXError) {
      return try bytes(at: Int64(offset), count)
    } catch {
      throw .unreadable(code: error.code)
    }
  }

  private func bytes(at offset: Int64, _ count: Int) throws(POSIXError) -> [UInt8] {
    guard offset >= 0, count > 0, offset < size else { return [] }
    let end = min(size, offset + Int64(count))
    if end <= head.count { return Array(head[Int(offset)..<Int(end)]) }
    return try descriptor.read(at: offset, count: Int(end - offset))
  }
}
