import EnsCurl
import EnsHTTP

/// A transport as the tests want it: no proxies, one short name.
func makeTransport(connectionsPerHost: Int = 4, trusting certificate: Certificate? = nil) throws -> CurlTransport {
  try CurlTransport(
    CurlSettings(
      userAgent: "ens-test/1", connectionsPerHost: connectionsPerHost, trustStore: certificate?.certificate,
      usesProxies: false))
}

extension Server {
  /// The URL of something at this server.
  func url(_ target: String, scheme: String = "http") throws -> WebURL {
    try WebURL("\(scheme)://127.0.0.1:\(port)").joining(target)
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
