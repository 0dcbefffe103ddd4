/// One box of an MP4 file: a name and where its content lies (ISO 14496-12 section 4.2).
struct MP4Box: Hashable, Sendable {
  let name: String
  let content: Range<Int64>

  /// The boxes side by side within `range`, at most a thousand; sizes that lie end the list.
  static func children(of range: Range<Int64>, in source: any ByteSource) throws(ByteSourceError) -> [MP4Box] {
    var boxes: [MP4Box] = []
    var place = range.lowerBound
    while place + 8 <= range.upperBound, boxes.count < 1000 {
      let head = try source.bytes(at: place, count: 16)
      guard head.count >= 8, let small = number(head, 0, 4) else { break }
      let isLong = small == 1
      var size = isLong ? number(head, 8, 8) ?? 0 : small
      if size == 0 { size = range.upperBound - place }
      let header: Int64 = isLong ? 16 : 8
      guard size >= header, size <= range.upperBound - place else { break }
      let name = String(decoding: head[4..<8], as: UTF8.self)
      boxes.append(MP4Box(name: name, content: place + header..<place + size))
      place += size
    }
    return boxes
  }

  /// The first box of that name within `range`.
  static func first(
    _ name: String, in range: Range<Int64>, of source: any ByteSource
  ) throws(ByteSourceError) -> MP4Box? {
    try children(of: range, in: source).first { $0.name == name }
  }

  /// The box at the end of a path of names.
  static func descend(
    _ names: [String], from range: Range<Int64>, in source: any ByteSource
  ) throws(ByteSourceError) -> MP4Box? {
    var found: MP4Box?
    var range = range
    for name in names {
      found = try first(name, in: range, of: source)
      guard let found else { return nil }
      range = found.content
    }
    return found
  }

  /// The first bytes of the content.
  func bytes(_ source: any ByteSource, limit: Int) throws(ByteSourceError) -> [UInt8] {
    try source.bytes(at: content.lowerBound, count: min(limit, Int(content.upperBound - content.lowerBound)))
  }

  /// A big-endian number; nil beyond the end, or when it does not fit.
  static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int64? {
    guard offset + count <= bytes.count else { return nil }
    let value = bytes[offset..<offset + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int64(exactly: value)
  }
}
