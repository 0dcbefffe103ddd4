/// Finds values by the names before them, in JSON, XML attributes, queries and header lines, and masks those of secrets.
struct NamedValues {
  private static let names: Set<String> = [
    "x-plex-token", "x-emby-token", "x-mediabrowser-token", "authorization", "x-emby-authorization", "cookie",
    "set-cookie", "apikey", "api_key", "access_token", "accesstoken", "auth_token", "authtoken",
    "authenticationtoken", "token", "password", "pw", "secret", "sk", "api_sig", "jwt",
  ]
  /// Length and first letter of the names, by which most words are passed over without being looked at.
  private static let shapes = Set(names.map { shape(length: $0.utf8.count, first: $0.utf8.first ?? 0) })

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func masked() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let end = nameEnd(from: index)
      guard end > index else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if let value = secretValue(named: index..<end) {
        result.append(contentsOf: bytes[index..<value.lowerBound])
        result.append(contentsOf: Redactor.mask.utf8)
        index = value.upperBound
      } else {
        result.append(contentsOf: bytes[index..<end])
        index = end
      }
    }
    return result
  }

  /// The end of the run of name characters that begins here.
  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    return end
  }

  /// Where the value of a name that holds secrets stands, if the name is one and a value follows.
  private func secretValue(named name: Range<Int>) -> Range<Int>? {
    guard Self.shapes.contains(Self.shape(length: name.count, first: bytes[name.lowerBound] | 0x20)),
      Self.names.contains(String(decoding: bytes[name], as: UTF8.self).lowercased())
    else { return nil }
    var index = name.upperBound
    let isQuotedName = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    if isQuotedName { index += 1 }
    index = skippingBlanks(index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "=") else {
      return nil
    }
    let isAssignment = bytes[index] == UInt8(ascii: "=")
    index = skippingBlanks(index + 1)
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      return value(from: index + 1, quote: bytes[index])
    }
    if isQuotedName { return nil }
    let isEnd = isAssignment ? Self.endsQueryValue : Self.endsLine
    let end = bytes[index...].firstIndex(where: isEnd) ?? bytes.count
    return end > index ? index..<end : nil
  }

  private func value(from start: Int, quote: UInt8) -> Range<Int>? {
    var end = start
    while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    end = min(end, bytes.count)
    return end > start ? start..<end : nil
  }

  private func skippingBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  private static func shape(length: Int, first: UInt8) -> Int { length << 8 | Int(first) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func endsQueryValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
