/// The answer to a request; whatever its status, an answer is not a failure of the transport.
package struct HTTPResponse: Hashable, Sendable {
  package let status: Int
  package let fields: HTTPFields
  /// The body; empty when a sink took it.
  package var body: [UInt8]
  /// Where the answer came from, after redirects.
  package let url: WebURL
  /// How many bytes of body came, a sink's included.
  package var receivedBytes: Int64

  package init(status: Int, fields: HTTPFields, body: [UInt8], url: WebURL, receivedBytes: Int64? = nil) {
    self.status = status
    self.fields = fields
    self.body = body
    self.url = url
    self.receivedBytes = receivedBytes ?? Int64(body.count)
  }

  /// Whether the status is from 200 to 299.
  package var isSuccess: Bool { (200...299).contains(status) }

  /// The media type without its parameters, in lower case.
  package var mediaType: String? {
    guard let value = fields["Content-Type"] else { return nil }
    let type = value.prefix { $0 != ";" }.lowercased().filter { $0 != " " && $0 != "\t" }
    return type.isEmpty ? nil : type
  }

  /// Whether the body is a web page, by its type or, where none is given, by how it begins.
  package var isPage: Bool {
    if let mediaType { return mediaType == "text/html" || mediaType == "application/xhtml+xml" }
    let start = body.prefix(256).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    let text = String(decoding: start.prefix(16), as: UTF8.self).lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }

  /// This answer, unless it is a page where data was asked for: the login page of a network, a proxy or a wrong base
  /// address, which is a failure of the transport although its status says success.
  package func checkedForData() throws(TransportError) -> HTTPResponse {
    if isSuccess && isPage { throw .unexpectedPage }
    return self
  }

  /// `Content-Length`, where it is given and makes sense.
  package var contentLength: Int64? { fields["Content-Length"].flatMap { Int64($0) }.flatMap { $0 < 0 ? nil : $0 } }

  /// `Content-Range`, where it is given and makes sense.
  package var contentRange: ContentRange? { fields["Content-Range"].flatMap { ContentRange($0) } }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Status, masked URL and size. Neither body nor fields, where fresh tokens stand.
  package var description: String { "\(status) from \(url) (\(receivedBytes) bytes)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: ["answer": description]) }
}
