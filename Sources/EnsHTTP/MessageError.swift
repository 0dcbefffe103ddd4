/// Why a URL or a header field cannot be made. Nothing of a URL's query is repeated here, because secrets stand there.
package enum MessageError: Error, Hashable {
  /// The text is not an absolute URL.
  case notAURL
  /// The scheme is neither http nor https.
  case unsupportedScheme
  /// The URL holds a user name; credentials have their own place.
  case userInformation
  /// The host is missing or has characters that no host has.
  case badHost
  /// The port is not a number from 1 to 65535.
  case badPort
  /// A relative key climbs out of the folder that the server lives in.
  case leavesBase
  /// A key names another server.
  case otherOrigin(WebOrigin)
  /// The name of a header field is not a token (RFC 9110, section 5.1).
  case badFieldName
  /// The value of this header field holds a line break, NUL or another control character.
  case badFieldValue(name: String)
}

extension MessageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAURL: "not an http or https address"
    case .unsupportedScheme: "only http and https addresses are supported"
    case .userInformation: "an address must not hold a user name or password"
    case .badHost: "the address has no proper host name"
    case .badPort: "the port of the address is not a number from 1 to 65535"
    case .leavesBase: "the path leads out of the server's own folder"
    case .otherOrigin(let origin): "the path leads to another server (\(origin))"
    case .badFieldName: "not the name of a header field"
    case .badFieldValue(let name): "the header field \(name) holds a control character"
    }
  }
}
