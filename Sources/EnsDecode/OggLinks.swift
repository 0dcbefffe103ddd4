import EnsAudio

/// The links of an Ogg file that is several streams one after the other, as `cat a.ogg b.ogg` makes.
///
/// Source: RFC 3533 section 4: a chained stream begins anew with a beginning-of-stream page.
struct OggLinks: Hashable, Sendable {
  /// Where each link begins and ends.
  let ranges: [Range<Int64>]

  /// Looks for links in `source`.
  ///
  /// A file whose last page belongs to the stream that begins it is one link, and only its ends are read; otherwise
  /// every page is looked at.
  init(_ source: any ByteSource) throws(ByteSourceError) {
    guard let length = source.length, try !Self.isOneLink(source, length) else {
      ranges = [0..<(source.length ?? .max / 4)]
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
    let ends = starts.dropFirst() + [length]
    ranges = starts.isEmpty ? [0..<length] : zip(starts, ends).map { $0..<$1 }
  }

  private static func isOneLink(_ source: any ByteSource, _ length: Int64) throws(ByteSourceError) -> Bool {
    let head = try source.bytes(at: 0, count: 4096)
    var offset = 0
    var serials: Set<UInt32> = []
    var lastGranule: Int64?
    while let page = OggPage(head, at: offset), page.isFirst {
      serials.insert(page.serial)
      offset += page.size
    }
    let tailStart = max(0, length - Int64(OggPage.largest))
    let tail = try source.bytes(at: tailStart, count: OggPage.largest)
    for index in (0..<max(0, tail.count - 26)).reversed() {
      guard let page = OggPage(tail, at: index) else { continue }
      // A beginning within the tail is another link, whatever its number.
      if page.isFirst, tailStart + Int64(index) >= Int64(offset) { return false }
      if lastGranule == nil {
        lastGranule = page.granule
        if !serials.contains(page.serial) { return false }
      }
    }
    return lastGranule != nil
  }
}
