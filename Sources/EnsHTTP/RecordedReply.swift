/// What a recorded server did: an answer, or a failure of the transport.
package enum RecordedReply: Hashable, Sendable {
  /// `isCut` is whether the connection ended before the body did.
  case answer(status: Int, fields: HTTPFields, body: [UInt8], isCut: Bool)
  case failure(TransportError)

  /// What a result is recorded as. Fields that speak of the connection or of an encoding that is undone are left out, and
  /// so is `Content-Length`, which masking may have made wrong.
  package init(_ result: Result<HTTPResponse, TransportError>, body: [UInt8], isCut: Bool, redactor: Redactor) {
    switch result {
    case .failure(let error): self = .failure(error)
    case .success(let answer):
      let dropped = [
        "content-length", "content-encoding", "transfer-encoding", "connection", "keep-alive", "set-cookie", "trailer",
        "upgrade", "alt-svc",
      ]
      let kept = answer.fields.filter { !dropped.contains($0.name.lowercased()) }
      let fields = kept.compactMap { HTTPField(received: redactor.masked(Array($0.description.utf8)).span) }
      self = .answer(
        status: answer.status, fields: HTTPFields(fields), body: redactor.masked(body), isCut: isCut)
    }
  }

  /// Reads `HTTP 200`, fields, an empty line and the body; or `FAILED` and the failure.
  package init?(file: [UInt8]) {
    let lineEnd = file.firstIndex(of: 0x0A) ?? file.count
    let words = String(decoding: file[..<lineEnd], as: UTF8.self).split { $0 == " " || $0 == "\r" }.map(String.init)
    if words.first == "FAILED" {
      guard let error = Self.error(Array(words.dropFirst())) else { return nil }
      self = .failure(error)
      return
    }
    guard words.first == "HTTP", words.count >= 2, let status = Int(words[1]) else { return nil }
    var fields = HTTPFields()
    var start = min(lineEnd + 1, file.count)
    while start < file.count {
      let end = file[start...].firstIndex(of: 0x0A) ?? file.count
      var line = Array(file[start..<end])
      if line.last == 0x0D { line.removeLast() }
      start = min(end + 1, file.count)
      if line.isEmpty { break }
      guard let field = HTTPField(received: line.span) else { return nil }
      fields.append(field)
    }
    self = .answer(
      status: status, fields: fields, body: Array(file[start...]), isCut: words.dropFirst(2).first == "CUT")
  }

  /// The bytes of the file.
  package var file: [UInt8] {
    switch self {
    case .failure(let error): return Array("FAILED \(Self.words(error))\n".utf8)
    case .answer(let status, let fields, let body, let isCut):
      let lines = ["HTTP \(status)\(isCut ? " CUT" : "")"] + fields.map { "\($0.name): \($0.masked)" }
      return Array((lines.joined(separator: "\n") + "\n\n").utf8) + body
    }
  }

  private static func words(_ error: TransportError) -> String {
    switch error {
    case .unresolved: "unresolved"
    case .refused: "refused"
    case .proxy: "proxy"
    case .timedOut(let phase): "timed-out \(phase.rawValue)"
    case .tls(let fault): "tls \(fault.rawValue)"
    case .connectionLost(let received): "connection-lost \(received)"
    case .tooLarge(let limit): "too-large \(limit)"
    case .redirectRefused(let fault): "redirect-refused \(fault.rawValue)"
    case .malformed: "malformed"
    case .unexpectedPage: "unexpected-page"
    case .cancelled: "cancelled"
    case .leftAlone: "left-alone"
    case .unrecorded: "unrecorded"
    case .library(let code): "library \(code)"
    }
  }

  private static func error(_ words: [String]) -> TransportError? {
    let detail = words.dropFirst().first ?? ""
    switch words.first {
    case "unresolved": return .unresolved(host: "recorded.example")
    case "refused": return .refused(host: "recorded.example")
    case "proxy": return .proxy
    case "timed-out": return TransportError.Phase(rawValue: detail).map { .timedOut($0) }
    case "tls": return TransportError.TLSFault(rawValue: detail).map { .tls($0) }
    case "connection-lost": return .connectionLost(received: Int64(detail) ?? 0)
    case "too-large": return .tooLarge(limit: Int64(detail) ?? 0)
    case "redirect-refused": return TransportError.RedirectFault(rawValue: detail).map { .redirectRefused($0) }
    case "malformed": return .malformed
    case "unexpected-page": return .unexpectedPage
    case "cancelled": return .cancelled
    case "left-alone": return .leftAlone
    case "library": return Int32(detail).map { .library(code: $0) }
    default: return nil
    }
  }
}
