package import EnsDomain

/// One frame as a client sends it (RFC 6455, section 5.2): whole and masked.
package struct WebSocketFrame: Hashable, Sendable {
  /// What a frame is for.
  package enum Opcode: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    /// Whether the frame steers the connection; such frames are short and never in pieces.
    package var isControl: Bool { rawValue >= 8 }
  }

  package let opcode: Opcode
  package let payload: [UInt8]

  package init(_ opcode: Opcode, _ payload: [UInt8] = []) {
    self.opcode = opcode
    self.payload = payload
  }

  /// The frame that ends the connection with a code and a reason, shortened to what a control frame holds.
  package static func close(code: UInt16, reason: String = "") -> WebSocketFrame {
    var text = Array(reason.utf8.prefix(123))
    while !UTF8Validation.isWellFormed(text.span) { text.removeLast() }
    return WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + text)
  }

  /// Appends the bytes to send, masked by four bytes of the generator.
  package func write(to bytes: inout [UInt8], maskedBy generator: inout SeededGenerator) {
    bytes.append(0x80 | opcode.rawValue)
    switch payload.count {
    case 0..<126: bytes.append(0x80 | UInt8(payload.count))
    case 126..<65536:
      bytes.append(0x80 | 126)
      Self.append(UInt64(payload.count), places: 2, to: &bytes)
    default:
      bytes.append(0x80 | 127)
      Self.append(UInt64(payload.count), places: 8, to: &bytes)
    }
    let mask = (0..<4).map { _ in UInt8(generator.next() >> 56) }
    bytes.append(contentsOf: mask)
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
  }

  private static func append(_ number: UInt64, places: Int, to bytes: inout [UInt8]) {
    for place in (0..<places).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place))) }
  }
}
