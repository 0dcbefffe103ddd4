/// One atom's header (ISO/IEC 14496-12, section 4.2).
struct MP4Atom: Hashable {
  /// The four bytes of the type, as Mac OS Roman's © is written in them.
  let type: [UInt8]
  /// Where the atom's contents stand in the file.
  let body: Range<Int>

  /// The type as text, © for its first byte 0xA9.
  var name: String { (type.first == 0xA9 ? "©" : "") + TagPart.shown(type.drop { $0 == 0xA9 }) }

  /// The atoms in a range, in file order; one that is longer than the range is cut there and reported.
  static func list(
    _ window: ByteWindow, in range: Range<Int>, _ problems: inout [TagError]
  ) throws(TagError) -> [MP4Atom] {
    var atoms: [MP4Atom] = []
    var position = range.lowerBound
    while position + 8 <= range.upperBound, atoms.count < TagLimits.parts {
      var cursor = ByteCursor(try window.prefix(at: position, upTo: 16), of: .mp4Atom("header"))
      var size = try cursor.big(4)
      let type = Array(try cursor.take(4))
      var header = 8
      if size == 1 {
        header = 16
        size = try cursor.big(8)
      } else if size == 0 {
        size = range.upperBound - position
      }
      // Four zero bytes end a list in QuickTime's user data.
      guard size >= header else {
        if type.contains(where: { $0 != 0 }) { problems.append(.malformed(.mp4Atom(TagPart.shown(type)))) }
        break
      }
      let available = range.upperBound - position
      if size > available {
        problems.append(.sizeLies(.mp4Atom(TagPart.shown(type)), claimed: size, available: available))
        size = available
      }
      if size >= header { atoms.append(MP4Atom(type: type, body: (position + header)..<(position + size))) }
      position += size
    }
    return atoms
  }
}
