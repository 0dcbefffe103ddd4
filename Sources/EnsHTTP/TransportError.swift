/// Why an exchange brought no answer. Holds no URL, so that an error may be shown and logged.
package enum TransportError: Error, Hashable {
  /// What took too long.
  package enum Phase: String, Sendable {
    case connect, idle, total
  }

  /// Why a redirect was not followed.
  package enum RedirectFault: String, Sendable {
    case otherOrigin, downgrade, tooMany, notAURL
  }

  /// What TLS did not accept.
  package enum TLSFault: String, Sendable {
    case certificate, handshake, trustStore
  }

  /// The host name has no address.
  case unresolved(host: String)
  /// The host does not accept connections, or no way leads there.
  case refused(host: String)
  /// The proxy could not be found or would not connect.
  case proxy
  case timedOut(Phase)
  case tls(TLSFault)
  /// The connection ended before the answer did, after so many bytes of body.
  case connectionLost(received: Int64)
  /// The answer is longer than the request allows.
  case tooLarge(limit: Int64)
  case redirectRefused(RedirectFault)
  /// What came back is not HTTP, or its body is not encoded as it says.
  case malformed
  /// A web page with a status of success came where data was asked for.
  case unexpectedPage
  /// The sink did not want the body, or nobody was left to take it.
  case cancelled
  /// Too many failures in a row: the server is left alone for a while.
  case leftAlone
  /// No recorded exchange has this request, which is shown with its secrets masked.
  case unrecorded(request: String)
  /// Any other failure of the library beneath, by its code.
  case library(code: Int32)

  /// Whether another way to the same server may do better. Answers, refusals of ours and limits are no such failures.
  package var isTransport: Bool {
    switch self {
    case .unresolved, .refused, .proxy, .timedOut, .tls, .connectionLost, .malformed, .unexpectedPage, .library: true
    case .tooLarge, .redirectRefused, .cancelled, .leftAlone, .unrecorded: false
    }
  }

  /// Whether the server cannot have seen the request, so that even a write may be sent again.
  package var isBeforeSending: Bool {
    switch self {
    case .unresolved, .refused, .proxy, .timedOut(.connect), .tls, .leftAlone: true
    default: false
    }
  }

  /// Whether the same request may well succeed a little later.
  package var isPassing: Bool {
    switch self {
    case .unresolved, .refused, .proxy, .timedOut, .connectionLost: true
    case .tls(let fault): fault == .handshake
    default: false
    }
  }
}

extension TransportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unresolved(let host): "the host \(host) is not known"
    case .refused(let host): "\(host) does not accept connections"
    case .proxy: "the proxy cannot be reached or refuses"
    case .timedOut(.connect): "connecting took too long"
    case .timedOut(.idle): "the server stopped sending"
    case .timedOut(.total): "the answer took too long"
    case .tls(.certificate): "the server's certificate is not trusted"
    case .tls(.handshake): "no encrypted connection could be agreed on"
    case .tls(.trustStore): "the file of trusted certificates cannot be read"
    case .connectionLost(let received): "the connection was cut after \(received) bytes"
    case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
    case .redirectRefused(.otherOrigin): "the server points to another server"
    case .redirectRefused(.downgrade): "the server points from https to http"
    case .redirectRefused(.tooMany): "the server redirects without end"
    case .redirectRefused(.notAURL): "the server redirects to something that is not an address"
    case .malformed: "the answer is not proper HTTP"
    case .unexpectedPage: "a web page came instead of data"
    case .cancelled: "cancelled"
    case .leftAlone: "left alone after failing repeatedly"
    case .unrecorded(let request): "no recorded answer to: \(request)"
    case .library(let code): "transfer error \(code)"
    }
  }
}
