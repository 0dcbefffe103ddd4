internal import CCurl
import EnsHTTP

extension TransportError {
  /// What a code of libcurl means for an exchange (https://curl.se/libcurl/c/libcurl-errors.html). `wasConnected` is whether
  /// the request could be sent, `tookTotal` whether the time for the whole exchange was over.
  init(_ code: CURLcode, host: String, received: Int64, limit: Int64, wasConnected: Bool, tookTotal: Bool) {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: self = .unresolved(host: host)
    case CURLE_COULDNT_CONNECT: self = .refused(host: host)
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: self = .proxy
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut(tookTotal ? .total : wasConnected ? .idle : .connect)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
      CURLE_SSL_INVALIDCERTSTATUS:
      self = .tls(.certificate)
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE: self = .tls(.trustStore)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_CERTPROBLEM:
      self = .tls(.handshake)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      self = .connectionLost(received: received)
    case CURLE_FILESIZE_EXCEEDED: self = .tooLarge(limit: limit)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_URL_MALFORMAT:
      self = .malformed
    default: self = .library(code: Int32(bitPattern: code.rawValue))
    }
  }
}
