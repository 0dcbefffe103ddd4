import EnsDomain

/// Which redirects are followed. Never those of a request that is not GET or HEAD: a POST would arrive as something else.
package enum RedirectPolicy: Sendable {
  /// None: the redirecting answer is the answer.
  case none
  /// Those that stay with scheme, host and port.
  case sameOrigin
  /// Those to any http or https address, never from https to http. Another origin gets no field with a secret and no
  /// secret of the query.
  case anyOrigin

  /// The most redirects that are followed one after another.
  package static let most = 5

  /// The request to send next because of an answer's status and `Location`; nil when the answer stands as it is.
  /// `hops` is how many redirects were followed before.
  package static func next(
    after request: HTTPRequest, status: Int, location: String?, hops: Int
  ) throws(TransportError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(status), let location, request.redirects != .none,
      request.method == .get || request.method == .head
    else { return nil }
    guard hops < most else { throw .redirectRefused(.tooMany) }
    guard let url = try? request.url.following(location) else { throw .redirectRefused(.notAURL) }
    var next = request
    next.url = url
    if url.origin == request.url.origin { return next }
    guard request.redirects == .anyOrigin else { throw .redirectRefused(.otherOrigin) }
    if request.url.origin.scheme == .https && url.origin.scheme == .http { throw .redirectRefused(.downgrade) }
    next.fields = request.fields.withoutSecrets
    next.url = url.dropping(secretsOf: request)
    return next
  }
}

extension WebURL {
  /// This URL without the secrets that the request carried, in whatever place: a server that repeats the query it was asked
  /// would send them on to another origin. Secrets of its own (a signature) stay.
  fileprivate func dropping(secretsOf request: HTTPRequest) -> WebURL {
    var secrets = Set(request.fields.filter(\.isSecret).map(\.revealed))
    for case .secret(let secret) in request.url.query.map(\.value) { secrets.insert(secret.revealed) }
    let kept = query.filter { item in
      switch item.value {
      case .none: true
      case .encoded(let text): !secrets.contains { URLText.encode($0) == text || $0 == text }
      case .secret(let secret): !secrets.contains(secret.revealed)
      }
    }
    return WebURL(origin: origin, path: path, query: kept)
  }
}
