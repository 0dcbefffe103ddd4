/// Ranged reads of a source with two remembered windows, so that walking a tag costs one read and not hundreds.
///
/// Tags stand at the head and at the tail of a file: one window for each is enough.
final class ByteWindow {
  private struct Slot {
    var start = 0
    var bytes: [UInt8] = []
  }

  /// The length of the source.
  let length: Int
  private let source: any RangedBytes
  private var recent = Slot()
  private var older = Slot()
  private static let size = 32 << 10

  init(_ source: any RangedBytes) {
    self.source = source
    length = source.byteCount
  }

  /// Exactly `count` bytes at `offset`.
  ///
  /// - Throws: `TagError.truncated` about `part` when the source ends before.
  func bytes(at offset: Int, count: Int, of part: TagPart) throws(TagError) -> ArraySlice<UInt8> {
    let found = try prefix(at: offset, upTo: count)
    guard found.count == count else { throw .truncated(part) }
    return found
  }

  /// At most `count` bytes at `offset`; fewer where the source ends.
  func prefix(at offset: Int, upTo count: Int) throws(TagError) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0, offset < length else { return [] }
    let count = min(count, length - offset)
    if let found = Self.slice(recent, offset, count) { return found }
    if let found = Self.slice(older, offset, count) {
      swap(&recent, &older)
      return found
    }
    if count >= Self.size { return try source.read(at: offset, count: count)[...] }
    older = recent
    // The tail window reaches back, because what is read there is read backwards.
    let start = length - offset < Self.size / 2 ? max(0, length - Self.size / 2) : offset
    recent = Slot(start: start, bytes: try source.read(at: start, count: Self.size))
    let low = min(offset - start, recent.bytes.count)
    return recent.bytes[low..<min(recent.bytes.count, low + count)]
  }

  private static func slice(_ slot: Slot, _ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= slot.start, offset + count <= slot.start + slot.bytes.count else { return nil }
    return slot.bytes[(offset - slot.start)..<(offset - slot.start + count)]
  }
}
