/// Puts together the first packets of one logical stream, across pages and other streams between them.
struct OggPackets {
  private let window: ByteWindow
  private let serial: Int
  private var position: Int
  private var complete: [[UInt8]] = []
  private var partial: [UInt8]?
  /// Where the last page read ends.
  var end: Int { position }

  /// The packets of the stream `serial`, from the page at `offset` on.
  init(_ window: ByteWindow, serial: Int, at offset: Int) {
    self.window = window
    self.serial = serial
    position = offset
  }

  /// The next packet; nil where the stream has no more.
  ///
  /// - Throws: `TagError.tooLarge` for a packet beyond the limit, and for what is wrong with a page.
  mutating func next() throws(TagError) -> [UInt8]? {
    var pages = 0
    while complete.isEmpty {
      pages += 1
      guard pages <= TagLimits.parts, let page = try OggPage.read(window, at: position) else { return nil }
      position = page.end
      if page.serial == serial { try add(page) }
    }
    return complete.removeFirst()
  }

  private mutating func add(_ page: OggPage) throws(TagError) {
    if !page.isContinued { partial = nil }
    var rest = try window.bytes(at: page.body, count: page.bodySize, of: .oggPage)
    // The end of a packet whose start was not seen is of no use.
    var isUseful = !page.isContinued || partial != nil
    for length in page.lacing {
      if isUseful {
        var packet = partial ?? []
        partial = nil
        packet += rest.prefix(Int(length))
        guard packet.count <= TagLimits.whole else { throw .tooLarge(.oggPacket, size: packet.count) }
        partial = packet
      }
      rest = rest.dropFirst(Int(length))
      guard length < 255 else { continue }
      if isUseful, let packet = partial { complete.append(packet) }
      partial = nil
      isUseful = true
    }
  }
}
