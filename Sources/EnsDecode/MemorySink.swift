/// A file in memory, for a C library that writes through callbacks and comes back to mend its header.
final class MemorySink {
  private(set) var bytes: [UInt8] = []
  private(set) var position = 0

  /// Moves as `lseek` does; nil for a place before the start.
  func seek(_ offset: Int64, whence: Int32) -> Int64? {
    let base: Int =
      switch whence {
      case 1: position
      case 2: bytes.count
      default: 0
      }
    let (place, overflow) = Int64(base).addingReportingOverflow(offset)
    guard !overflow, place >= 0, place < Int64(Int32.max) else { return nil }
    position = Int(place)
    return place
  }

  /// Stores `count` bytes at the position and moves on.
  func write(_ source: UnsafeRawPointer, count: Int) {
    if bytes.count < position + count {
      bytes += repeatElement(0, count: position + count - bytes.count)
    }
    unsafe bytes.withUnsafeMutableBytes { target in
      guard let base = target.baseAddress else { return }
      unsafe (base + position).copyMemory(from: source, byteCount: count)
    }
    position += count
  }

  /// Copies up to `count` bytes from the position and moves on.
  func read(into target: UnsafeMutableRawPointer, count: Int) -> Int {
    let part = max(0, min(count, bytes.count - position))
    unsafe bytes.withUnsafeBytes { source in
      guard part > 0, let base = source.baseAddress else { return }
      unsafe target.copyMemory(from: base + position, byteCount: part)
    }
    position += part
    return part
  }
}
