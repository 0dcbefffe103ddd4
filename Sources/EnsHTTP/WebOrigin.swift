/// Where requests go: scheme, host and port (RFC 6454). Credentials never leave the origin they are meant for.
package struct WebOrigin: Hashable, Sendable, CustomStringConvertible {
  /// Whether the connection is encrypted.
  package enum Scheme: String, Sendable {
    case http, https

    /// The port that is meant when none is written.
    package var defaultPort: Int { self == .http ? 80 : 443 }
  }

  package let scheme: Scheme
  /// The host in lower case; IPv6 addresses in brackets.
  package let host: String
  package let port: Int

  init(scheme: Scheme, host: String, port: Int) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Reads what stands between `//` and the path.
  init(scheme: Scheme, authority: Substring) throws(MessageError) {
    if authority.contains("@") { throw .userInformation }
    var host = authority
    var port: Substring?
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { throw .badHost }
      host = authority[...end]
      let rest = authority[authority.index(after: end)...]
      guard rest.isEmpty || rest.first == ":" else { throw .badHost }
      port = rest.isEmpty ? nil : rest.dropFirst()
      guard Self.isIPv6(host.dropFirst().dropLast()) else { throw .badHost }
    } else {
      if let colon = authority.firstIndex(of: ":") {
        host = authority[..<colon]
        port = authority[authority.index(after: colon)...]
      }
      guard !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte) else { throw .badHost }
    }
    let number = try Self.number(port, or: scheme.defaultPort)
    self.init(scheme: scheme, host: host.lowercased(), port: number)
  }

  /// The host, and the port where it is not the scheme's own: what the `Host` field says.
  package var authority: String { port == scheme.defaultPort ? host : "\(host):\(port)" }

  /// Whether the host is this machine itself.
  package var isLoopback: Bool {
    host == "localhost" || host == "[::1]"
      || (host.hasPrefix("127.") && host.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) })
  }

  package var description: String { "\(scheme.rawValue)://\(authority)" }

  private static func number(_ text: Substring?, or standard: Int) throws(MessageError) -> Int {
    guard let text, !text.isEmpty else { return standard }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), (1...65535).contains(number)
    else { throw .badPort }
    return number
  }

  /// Letters outside ASCII are let through: libcurl knows how such names are asked for.
  private static func isHostByte(_ byte: UInt8) -> Bool { byte >= 0x80 || URLText.isUnreserved(byte) }

  private static func isIPv6(_ text: Substring) -> Bool {
    text.contains(":")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
