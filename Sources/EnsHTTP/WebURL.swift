package import EnsDomain

/// An absolute http or https URL, whose query may hold secrets: `description` shows it with dots in their place,
/// `revealed` is what is sent.
package struct WebURL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package let origin: WebOrigin
  /// The path, percent-encoded, beginning with `/`.
  package let path: String
  /// The items of the query, in the order they are sent.
  package let query: [QueryItem]

  init(origin: WebOrigin, path: String, query: [QueryItem]) {
    self.origin = origin
    self.path = path
    self.query = query
  }

  /// Reads an absolute URL. Dots in the path are resolved, the fragment is dropped, a user name is refused.
  package init(_ text: String) throws(MessageError) {
    guard let mark = text.firstRange(of: "://") else { throw .notAURL }
    guard let scheme = WebOrigin.Scheme(rawValue: text[..<mark.lowerBound].lowercased()) else {
      throw .unsupportedScheme
    }
    let rest = text[mark.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    let origin = try WebOrigin(scheme: scheme, authority: authority)
    let tail = Self.split(rest[authority.endIndex...])
    self.init(origin: origin, path: try Self.resolved(tail.path, base: ""), query: tail.query)
  }

  /// The URL as it is sent, secrets and all. For the transport alone.
  package var revealed: String { origin.description + target(\.revealed) }

  /// The URL with dots in place of secrets.
  package var description: String { origin.description + target(\.masked) }

  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: ["url": description]) }

  /// Path and query with dots in place of secrets.
  package var maskedTarget: String { target(\.masked) }

  /// The same URL with more items at the end of its query.
  package func adding(_ items: [QueryItem]) -> WebURL { WebURL(origin: origin, path: path, query: query + items) }

  /// The same URL with one more item; name and value are encoded.
  package func adding(_ name: String, _ value: String) -> WebURL { adding([QueryItem(name, value)]) }

  /// The same URL with one more item that must not be seen.
  package func adding(_ name: String, _ secret: Secret) -> WebURL { adding([QueryItem(name, secret)]) }

  /// The URL of something below this one, each segment encoded whole, so that a `/` in a name is not taken for the end of
  /// a segment. The query is dropped. Empty and dot segments are refused.
  package func appending(_ segments: String...) throws(MessageError) -> WebURL {
    var path = folder
    for segment in segments {
      guard !segment.isEmpty, segment != ".", segment != ".." else { throw .leavesBase }
      path += "/" + URLText.encode(segment)
    }
    return WebURL(origin: origin, path: path, query: [])
  }

  /// The path without a slash at its end; empty for the root.
  var folder: String { path.hasSuffix("/") ? String(path.dropLast()) : path }

  private func target(_ show: KeyPath<QueryItem, String>) -> String {
    query.isEmpty ? path : path + "?" + query.map { $0[keyPath: show] }.joined(separator: "&")
  }
}
