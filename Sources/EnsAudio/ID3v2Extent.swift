/// Where an ID3v2 tag ends (ID3v2.4 structure, section 3.1; the same in 2.2 and 2.3).
package struct ID3v2Extent: Hashable, Sendable {
  /// Bytes of the whole tag: header, frames, padding and footer.
  package let size: Int

  /// Reads the tag's header at `offset`; nil when there is none.
  package init?(_ bytes: [UInt8], at offset: Int = 0) {
    guard offset >= 0, bytes.count - offset >= 10, bytes[offset] == 0x49, bytes[offset + 1] == 0x44,
      bytes[offset + 2] == 0x33, bytes[offset + 3] < 0xFF, bytes[offset + 4] < 0xFF
    else { return nil }
    var body = 0
    for index in 6..<10 {
      guard bytes[offset + index] < 0x80 else { return nil }
      body = body << 7 | Int(bytes[offset + index])
    }
    let hasFooter = bytes[offset + 5] & 0x10 != 0
    size = 10 + body + (hasFooter ? 10 : 0)
  }
}
