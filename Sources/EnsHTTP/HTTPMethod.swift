/// What a request asks for (RFC 9110, section 9).
package enum HTTPMethod: String, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
  case options = "OPTIONS"

  /// Whether the request changes nothing on the server, so that it may be sent again.
  ///
  /// PUT and DELETE are left out although HTTP calls them idempotent: Plex adds to playlists with PUT.
  package var isSafe: Bool { self == .get || self == .head || self == .options }
}
