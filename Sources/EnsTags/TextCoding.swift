/// How the bytes of a text are to be read.
enum TextCoding: Hashable {
  /// ISO 8859-1, with Windows-1252's letters where that has control codes: writers on Windows mean those.
  case latin
  /// UTF-16 with a byte-order mark; little-endian where there is none.
  case utf16
  case utf16BigEndian
  case utf8
  /// UTF-8 where the bytes are that, Windows-1252 otherwise.
  case unknown

  /// The coding that an ID3v2 frame's first byte names (ID3v2.4.0 structure, section 4).
  init?(id3 code: UInt8) {
    switch code {
    case 0: self = .latin
    case 1: self = .utf16
    case 2: self = .utf16BigEndian
    case 3: self = .utf8
    default: return nil
    }
  }

  /// Whether a text ends at a pair of zero bytes.
  var isWide: Bool { self == .utf16 || self == .utf16BigEndian }

  /// The text that the bytes spell; what cannot be read becomes U+FFFD.
  func text(_ bytes: ArraySlice<UInt8>) -> String {
    switch self {
    case .latin: Self.latinText(bytes)
    case .utf8: String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes, as: UTF8.self)
    case .utf16: Self.wideText(bytes, bigEndian: false)
    case .utf16BigEndian: Self.wideText(bytes, bigEndian: true)
    case .unknown: String(validating: bytes, as: UTF8.self) ?? Self.latinText(bytes)
    }
  }

  /// The values that the bytes spell, separated by zero characters; empty ones are left out.
  func values(_ bytes: ArraySlice<UInt8>) -> [String] {
    text(bytes).unicodeScalars.split(separator: "\0").compactMap { value in
      let value = value.first == "\u{FEFF}" || value.first == "\u{FFFE}" ? value.dropFirst() : value
      let text = String(String.UnicodeScalarView(value)).trimmedBlanks
      return text.isEmpty ? nil : text
    }
  }

  private static func latinText(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let code = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt16(byte)
      scalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return String(scalars)
  }

  private static func wideText(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String {
    var bytes = bytes
    var bigEndian = bigEndian
    if bytes.starts(with: [0xFE, 0xFF]) {
      bigEndian = true
      bytes = bytes.dropFirst(2)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      bigEndian = false
      bytes = bytes.dropFirst(2)
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var at = bytes.startIndex
    while at + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      at += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Windows-1252's characters for 0x80 to 0x9F; its five holes stay control codes.
  private static let windows: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
}

extension String {
  /// The text without blanks, line ends and zero characters at either end.
  var trimmedBlanks: String {
    func isBlank(_ unit: UInt8) -> Bool { unit == 0x20 || (0x09...0x0D).contains(unit) || unit == 0 }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    if first == utf8.startIndex, utf8.index(after: last) == utf8.endIndex { return self }
    return String(self[first...last])
  }
}
