import EnsDomain

/// One exchange as two files: the exact request, secrets masked, and the reply. `Tests/Fixtures/README.md` describes them.
package struct RecordedExchange: Hashable, Sendable {
  /// The name that both files share, without their endings.
  package let name: String
  /// Method, path and sorted query, then sorted fields, then an empty line and the body where there is one.
  package let request: [UInt8]
  package let reply: RecordedReply

  package init(name: String, request: [UInt8], reply: RecordedReply) {
    self.name = name
    self.request = request
    self.reply = reply
  }

  /// Reads the two files; nil when the reply is not one.
  package init?(name: String, requestFile: [UInt8], replyFile: [UInt8]) {
    guard let reply = RecordedReply(file: replyFile) else { return nil }
    self.init(name: name, request: requestFile, reply: reply)
  }

  /// Whether the request is the recorded one. A recording without a `Host` holds for every host, so `host` is the stand-in
  /// name of the one that is asked; a line break at the end of the file makes no difference.
  package func matches(_ request: HTTPRequest, host: String, redactor: Redactor) -> Bool {
    let expected = Self.trimmed(self.request)
    let head = expected.prefix(expected.firstRange(of: [0x0A, 0x0A])?.lowerBound ?? expected.count)
    let hasHost = head.split(separator: 0x0A).contains { $0.starts(with: "Host: ".utf8) }
    let made = Self.text(of: request, host: hasHost ? host : nil, redactor: redactor)
    return Self.trimmed(made).elementsEqual(expected)
  }

  /// A request as it is recorded.
  package static func text(of request: HTTPRequest, host: String?, redactor: Redactor) -> [UInt8] {
    let query = request.url.query.map(\.masked).sorted()
    let target = request.url.path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    var lines = ["\(request.method.rawValue) \(target)"]
    if let host { lines.append("Host: \(host)") }
    lines += request.fields.map(\.description).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    if !request.body.isEmpty { bytes += [0x0A] + request.body }
    return redactor.masked(bytes)
  }

  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var slice = bytes[...]
    while slice.last == 0x0A || slice.last == 0x0D { slice.removeLast() }
    return slice
  }
}
