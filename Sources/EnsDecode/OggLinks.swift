import EnsAudio

/// The links of an Ogg file that is several streams one after the other, as `cat a.ogg b.ogg` makes.
///
/// Source: RFC 3533 section 4: a chained stream begins anew with a beginning-of-stream page.
struct OggLinks: Hashable, Sendable {
  /// Where each link begins and ends.
  let ranges: [Range<Int64>]
  /// Whether the last page says that it is the last.
  let endsProperly: Bool

  /// Looks for links in `source`.
  ///
  /// A file whose last page belongs to the stream that begins it is one link, and only its ends are read; otherwise
  /// every page is looked at.
  init(_ source: any ByteSource) throws(ByteSourceError) {
    guard let length = source.length else {
      ranges = [0..<(.max / 4)]
      endsProperly = true
      return
    }
    let ends = try Self.isOneLink(source, length)
    endsProperly = ends.isComplete
    guard !ends.isOneLink else {
      ranges = [0..<length]
      return
    }
    var starts: [Int64] = []
    var wasFirst = false
    var reader = OggPageReader(source)
    while let (offset, page) = try reader.next() {
      // Several streams side by side begin with their first pages in a row.
      if page.isFirst, !wasFirst { starts.append(offset) }
      wasFirst = page.isFirst
    }
    let stops = starts.dropFirst() + [length]
    ranges = starts.isEmpty ? [0..<length] : zip(starts, stops).map { $0..<$1 }
  }

  /// What the first and the last pages say.
  private static func isOneLink(
    _ source: any ByteSource, _ length: Int64
  ) throws(ByteSourceError) -> (isOneLink: Bool, isComplete: Bool) {
    let head = try source.bytes(at: 0, count: 4096)
    var offset = 0
    var serials: Set<UInt32> = []
    while let page = OggPage(head, at: offset), page.isFirst {
      serials.insert(page.serial)
      offset += page.size
    }
    let tailStart = max(0, length - Int64(OggPage.largest))
    let tail = try source.bytes(at: tailStart, count: OggPage.largest)
    var last: OggPage?
    for index in (0..<max(0, tail.count - 26)).reversed() where tail[index] == 0x4F {
      guard let page = OggPage(tail, at: index) else { continue }
      if last == nil, index + page.size <= tail.count { last = page }
      // A beginning within the tail is another link, whatever its number.
      if page.isFirst, tailStart + Int64(index) >= Int64(offset) { return (false, last?.isLast ?? false) }
    }
    guard let last else { return (true, false) }
    return (serials.contains(last.serial), last.isLast)
  }
}
