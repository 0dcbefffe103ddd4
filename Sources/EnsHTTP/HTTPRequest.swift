/// One request, with what may be done for it.
package struct HTTPRequest: Hashable, Sendable {
  /// Whether the answer may come compressed. Never for media: ranges would count compressed bytes.
  package enum Compression: Sendable {
    case none, gzip
  }

  package var method: HTTPMethod
  package var url: WebURL
  package var fields: HTTPFields
  package var body: [UInt8]
  package var limits: RequestLimits
  package var redirects: RedirectPolicy
  package var compression: Compression
  /// Whether the same request may be sent again after a failure that leaves open what the server did with it. Set it for
  /// writes that do no harm twice.
  package var isRepeatable: Bool

  package init(
    _ method: HTTPMethod = .get, _ url: WebURL, fields: HTTPFields = HTTPFields(), body: [UInt8] = [],
    limits: RequestLimits = .call, redirects: RedirectPolicy = .sameOrigin, compression: Compression = .none,
    isRepeatable: Bool? = nil
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.limits = limits
    self.redirects = redirects
    self.compression = compression
    self.isRepeatable = isRepeatable ?? method.isSafe
  }

  /// Asks for a part. `validator`, an `ETag` or a `Last-Modified` of before, makes the server send the whole file when it
  /// has changed since (`If-Range`); a weak tag cannot do that and is left out.
  package mutating func ask(for range: ByteRange, ifUnchangedSince validator: String? = nil) throws(MessageError) {
    try fields.set("Range", range.fieldValue)
    compression = .none
    guard let validator, !validator.hasPrefix("W/") else { return }
    try fields.set("If-Range", validator)
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and masked URL. Neither body nor fields, where passwords stand.
  package var description: String { "\(method.rawValue) \(url)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
