import EnsAudio

/// Walks over the pages of an Ogg file by their headers, and over what is damaged to the next one.
struct OggPageReader {
  private let source: any ByteSource
  private var window: [UInt8] = []
  private var windowStart: Int64 = 0
  private var place: Int64 = 0

  /// Bytes asked of the source at a time.
  private let block: Int

  /// A reader at the start of `source`, which asks for `block` bytes at a time, at least the size of a page's header.
  init(_ source: any ByteSource, block: Int = 256 * 1024) {
    self.source = source
    self.block = block
  }

  /// The next page and where it begins; nil at the end.
  mutating func next() throws(ByteSourceError) -> (offset: Int64, page: OggPage)? {
    while true {
      if place - windowStart + 282 > Int64(window.count) || place < windowStart {
        windowStart = place
        try source.read(at: place, count: block, into: &window)
        if window.count < 27 { return nil }
      }
      let index = Int(place - windowStart)
      if let page = OggPage(window, at: index) {
        let offset = place
        place += Int64(page.size)
        return (offset, page)
      }
      guard index + 1 < window.count else { return nil }
      let next = window[(index + 1)...].firstIndex(of: 0x4F) ?? window.count
      if next == window.count, window.count < block { return nil }
      place = windowStart + Int64(next)
    }
  }
}
