import EnsAudio

/// A place in a byte source, for C libraries that read through callbacks.
///
/// It reads ahead in blocks, because both libraries ask for a few bytes at a time, and parks the source's error, because
/// an error cannot cross a C frame.
final class SourceCursor {
  private let source: any ByteSource
  private var window: [UInt8] = []
  private var windowStart: Int64 = 0
  private(set) var position: Int64 = 0
  /// The first error of the source, for the one who called into the library.
  private(set) var failure: ByteSourceError?

  /// Bytes asked of the source at a time.
  static let block = 64 * 1024

  /// A cursor at the start of `source`.
  init(_ source: any ByteSource) { self.source = source }

  /// The source's length; where it is unknown, more than anything can have.
  var length: Int64 { source.length ?? .max / 4 }

  /// Copies up to `count` bytes to `target` and moves on; 0 at the end, nil after an error.
  func read(into target: UnsafeMutableRawPointer, count: Int) -> Int? {
    var copied = 0
    while copied < count {
      if !windowCovers(position) {
        guard let filled = refill() else { return copied > 0 ? copied : nil }
        guard filled else { break }
      }
      let start = Int(position - windowStart)
      let part = min(count - copied, window.count - start)
      unsafe window.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe (target + copied).copyMemory(from: base + start, byteCount: part)
      }
      copied += part
      position += Int64(part)
    }
    return copied
  }

  /// Moves as `lseek` does (0 from the start, 1 from here, 2 from the end); nil for a place before the start.
  func seek(_ offset: Int64, whence: Int32) -> Int64? {
    let base: Int64 =
      switch whence {
      case 1: position
      case 2: length
      default: 0
      }
    let (place, overflow) = base.addingReportingOverflow(offset)
    guard !overflow, place >= 0 else { return nil }
    position = place
    return place
  }

  private func windowCovers(_ place: Int64) -> Bool {
    place >= windowStart && place < windowStart + Int64(window.count)
  }

  /// Reads the block at `position`; false at the end, nil after an error.
  private func refill() -> Bool? {
    do {
      windowStart = position
      try source.read(at: position, count: Self.block, into: &window)
      return !window.isEmpty
    } catch {
      window.removeAll(keepingCapacity: true)
      if failure == nil { failure = error }
      return nil
    }
  }
}
