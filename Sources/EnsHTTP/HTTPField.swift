package import EnsDomain

/// One header field of a request or an answer. The value may be a secret, which is sent and never shown.
package struct HTTPField: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  package let name: String
  /// What is sent. For the transport alone, and for reading answers.
  package let revealed: String
  /// Whether the value must not be shown.
  package let isSecret: Bool

  /// A field to send. Line breaks, NUL and other controls are refused, so that no value can become a second field.
  package init(_ name: String, _ value: String) throws(MessageError) {
    try self.init(name, value, isSecret: SecretNames.contain(name))
  }

  /// A field to send whose value must not be seen.
  package init(_ name: String, _ secret: Secret) throws(MessageError) {
    try self.init(name, secret.revealed, isSecret: true)
  }

  private init(_ name: String, _ value: String, isSecret: Bool) throws(MessageError) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte) else { throw .badFieldName }
    guard value.utf8.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else { throw .badFieldValue(name: name) }
    self.name = name
    revealed = value
    self.isSecret = isSecret
  }

  /// Reads a field of an answer, `Name: value`, as it came; nil for a line that is none. Bytes that are no UTF-8 and
  /// control characters are replaced.
  package init?(received line: Span<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    for index in line.indices { bytes.append(line[index]) }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = bytes[..<colon]
    guard !name.isEmpty, name.allSatisfy(Self.isTokenByte) else { return nil }
    var value = bytes[(colon + 1)...]
    while let last = value.last, Self.isBlank(last) { value.removeLast() }
    while let first = value.first, Self.isBlank(first) { value.removeFirst() }
    let clean = value.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    self.name = String(decoding: name, as: UTF8.self)
    revealed = String(decoding: clean, as: UTF8.self)
    isSecret = SecretNames.contain(self.name)
  }

  /// The value with dots in place of a secret.
  package var masked: String { isSecret ? Secret(revealed).description : revealed }

  package var description: String { "\(name): \(masked)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: ["field": description]) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }

  /// `tchar` of RFC 9110, section 5.6.2.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    if URLText.isUnreserved(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"): return true
    case UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "`"): return true
    case UInt8(ascii: "|"): return true
    default: return false
    }
  }
}
