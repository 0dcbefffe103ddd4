/// One page's header (RFC 3533, section 6).
struct OggPage: Hashable {
  let serial: Int
  let isContinued: Bool
  let isFirst: Bool
  let isLast: Bool
  /// The lengths of the page's packet pieces; 255 means that the packet goes on.
  let lacing: [UInt8]
  /// Where the page's body starts in the file.
  let body: Int
  let bodySize: Int

  /// Where the next page starts.
  var end: Int { body + bodySize }

  /// Reads the header at `offset`; nil when no page starts there.
  static func read(_ window: ByteWindow, at offset: Int) throws(TagError) -> OggPage? {
    let head = try window.prefix(at: offset, upTo: 27)
    guard head.starts(with: [0x4F, 0x67, 0x67, 0x53]) else { return nil }
    guard head.count == 27 else { throw .truncated(.oggPage) }
    var cursor = ByteCursor(head, of: .oggPage)
    try cursor.skip(4)
    guard try cursor.byte() == 0 else { throw .unsupported(.oggPage) }
    let flags = try cursor.byte()
    try cursor.skip(8)
    let serial = try cursor.little(4)
    try cursor.skip(8)
    let count = Int(try cursor.byte())
    let lacing = Array(try window.bytes(at: offset + 27, count: count, of: .oggPage))
    return OggPage(
      serial: serial, isContinued: flags & 1 != 0, isFirst: flags & 2 != 0, isLast: flags & 4 != 0,
      lacing: lacing, body: offset + 27 + count, bodySize: lacing.reduce(0) { $0 + Int($1) })
  }
}
