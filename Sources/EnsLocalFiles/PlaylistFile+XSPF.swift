extension PlaylistFile {
  /// Reads an XSPF playlist (version 1). Only what stands between the few elements that matter is looked at; no entity
  /// is ever fetched, and none but the five of XML and characters by number are known.
  mutating func readXSPF(_ text: String) {
    let bytes = Array(text.utf8)[...]
    let list = Self.firstElement("trackList", in: bytes)
    let before = list.map { bytes[..<$0.outer.lowerBound] } ?? bytes
    title = Self.firstElement("title", in: before).flatMap { Self.unescaped(before[$0.inner]) }
    guard let list else { return }
    var rest = bytes[list.inner]
    while let track = Self.firstElement("track", in: rest) {
      let inner = rest[track.inner]
      func value(_ name: String) -> String? {
        Self.firstElement(name, in: inner).flatMap { Self.unescaped(inner[$0.inner]) }
      }
      if let location = value("location") {
        let written = Array(location.utf8)
        var entry = Self.entry(written, title: value("title"))
        // A relative location is an address too, and so percent-encoded.
        if !entry.isRemote, entry.location == written { entry.location = Self.decoded(written[...]) ?? written }
        entry.artist = value("creator")
        entry.durationMs = value("duration").flatMap { Int64($0) }.flatMap { (1..<(1 << 42)).contains($0) ? $0 : nil }
        entries.append(entry)
      }
      rest = rest[track.outer.upperBound...]
    }
  }

  private static func firstElement(
    _ name: String, in bytes: ArraySlice<UInt8>
  ) -> (outer: Range<Int>, inner: Range<Int>)? {
    let open = Array("<\(name)".utf8)
    let close = Array("</\(name)".utf8)
    var from = bytes.startIndex
    while let start = find(open, in: bytes[from...]) {
      let after = start + open.count
      // `<track` must not find `<trackList`.
      guard after < bytes.endIndex, bytes[after] == 0x3E || bytes[after] <= 0x20 || bytes[after] == 0x2F else {
        from = after
        continue
      }
      guard let end = bytes[after...].firstIndex(of: 0x3E) else { return nil }
      if bytes[end - 1] == 0x2F { return (start..<(end + 1), end..<end) }
      var at = end + 1
      while let stop = find(close, in: bytes[at...]) {
        let next = stop + close.count
        if next < bytes.endIndex, bytes[next] == 0x3E || bytes[next] <= 0x20,
          let last = bytes[next...].firstIndex(of: 0x3E)
        {
          return (start..<(last + 1), (end + 1)..<stop)
        }
        at = next
      }
      return nil
    }
    return nil
  }

  private static func find(_ needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var at = bytes.startIndex
    while at + needle.count <= bytes.endIndex {
      guard let first = bytes[at...].firstIndex(of: needle[0]), first + needle.count <= bytes.endIndex else {
        return nil
      }
      if bytes[first..<(first + needle.count)].elementsEqual(needle) { return first }
      at = first + 1
    }
    return nil
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("<![CDATA["), text.hasSuffix("]]>") {
      text = String(text.dropFirst(9).dropLast(3))
    } else if text.contains("&") {
      text = withoutEntities(text)
    }
    let inner = text.drop { $0.isWhitespace }
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(inner[...last])
  }

  private static func withoutEntities(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result.append(rest.removeFirst())
        continue
      }
      let name = rest[rest.index(after: mark)..<end]
      result += character(name) ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.dropFirst().lowercased().hasPrefix("x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
