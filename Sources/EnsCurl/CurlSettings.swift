/// What holds for every exchange of a transport.
package struct CurlSettings: Hashable, Sendable {
  /// The `User-Agent`, unless a request brings its own.
  package var userAgent: String
  /// The most connections to one host; more exchanges wait their turn, or share a connection where HTTP/2 is spoken.
  package var connectionsPerHost: Int
  /// The most connections in all.
  package var connections: Int
  /// The most connections that are kept open for later.
  package var idleConnections: Int
  /// A file of certificates to trust instead of the system's.
  package var trustStore: String?
  /// Whether `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are heeded.
  package var usesProxies: Bool

  package init(
    userAgent: String, connectionsPerHost: Int = 6, connections: Int = 32, idleConnections: Int = 16,
    trustStore: String? = nil, usesProxies: Bool = true
  ) {
    self.userAgent = userAgent
    self.connectionsPerHost = connectionsPerHost
    self.connections = connections
    self.idleConnections = idleConnections
    self.trustStore = trustStore
    self.usesProxies = usesProxies
  }

  /// Settings with the file of certificates that `CURL_CA_BUNDLE` or `SSL_CERT_FILE` names, as the curl program has it.
  package init(userAgent: String, environment: [String: String]) {
    let named = [environment["CURL_CA_BUNDLE"], environment["SSL_CERT_FILE"]].compactMap { $0 }
    self.init(userAgent: userAgent, trustStore: named.first { !$0.isEmpty })
  }
}
