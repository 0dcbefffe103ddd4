extension WebURL {
  /// The URL of a key that this server gave, taken below this URL's path: `/library/sections?type=8` under
  /// `https://music.example/plex` is `https://music.example/plex/library/sections?type=8`.
  ///
  /// A key that is an absolute URL must be of the same origin. Dots are resolved; a key that climbs above this URL's path
  /// is refused, and so is one that names a host (`//host/path`) or another scheme.
  package func joining(_ key: String) throws(MessageError) -> WebURL {
    if let scheme = Self.scheme(of: key) {
      guard WebOrigin.Scheme(rawValue: scheme) != nil else { throw .unsupportedScheme }
      let url = try WebURL(key)
      guard url.origin == origin else { throw .otherOrigin(url.origin) }
      return url
    }
    guard !key.hasPrefix("//"), !key.hasPrefix("/\\"), !key.hasPrefix("\\") else { throw .leavesBase }
    let tail = Self.split(key[...])
    return WebURL(origin: origin, path: try Self.resolved(tail.path, base: folder), query: tail.query)
  }

  /// What a `Location` field means when it came from this URL (RFC 3986, section 5.2). Any origin is possible.
  package func following(_ reference: String) throws(MessageError) -> WebURL {
    if Self.scheme(of: reference) != nil { return try WebURL(reference) }
    if reference.hasPrefix("//") { return try WebURL("\(origin.scheme.rawValue):\(reference)") }
    let tail = Self.split(reference[...])
    if tail.path.isEmpty { return WebURL(origin: origin, path: path, query: tail.query.isEmpty ? query : tail.query) }
    if tail.path.hasPrefix("/") {
      return WebURL(origin: origin, path: try Self.resolved(tail.path, base: ""), query: tail.query)
    }
    let parent = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    return WebURL(origin: origin, path: try Self.resolved(parent + tail.path, base: ""), query: tail.query)
  }

  /// Path and query of what follows the authority.
  static func split(_ text: Substring) -> (path: Substring, query: [QueryItem]) {
    let text = text.prefix { $0 != "#" }
    let path = text.prefix { $0 != "?" }
    guard path.endIndex < text.endIndex else { return (path, []) }
    let items = text[text.index(after: path.endIndex)...].split(separator: "&")
    return (path, items.map { QueryItem(encoded: $0) })
  }

  /// The path with its dots resolved, below `base`; one that climbs above it is refused.
  static func resolved(_ path: Substring, base: String) throws(MessageError) -> String {
    var segments: [String] = []
    // As browsers and many servers do: what climbs with a backslash or an escaped dot climbs as well.
    let parts = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    let rest = path.hasPrefix("/") ? parts.dropFirst() : parts[...]
    for (index, part) in rest.enumerated() {
      let isLast = index == rest.count - 1
      switch part.lowercased().replacing("%2e", with: ".") {
      case ".": if isLast { segments.append("") }
      case "..":
        guard !segments.isEmpty else { throw .leavesBase }
        segments.removeLast()
        if isLast { segments.append("") }
      default: segments.append(URLText.tidy(part))
      }
    }
    return base + "/" + segments.joined(separator: "/")
  }

  /// The scheme that the text begins with, in lower case (RFC 3986, section 3.1).
  private static func scheme(of text: String) -> String? {
    let name = text.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    guard name.endIndex < text.endIndex, text[name.endIndex] == ":", let first = name.utf8.first else { return nil }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard letters.contains(first | 0x20) else { return nil }
    return name.lowercased()
  }
}
