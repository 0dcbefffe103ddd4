/// Lets a transport work and keeps what went over it, secrets masked, as the pairs of files that `RecordedTransport`
/// answers from. Put it below a `RetryingTransport`, so that every try is kept.
package final class RecordingTransport: Transport {
  private struct Running {
    let name: String
    let request: [UInt8]
    let tee: Tee
  }

  private let inner: any Transport
  private let redactor: Redactor
  private let bodyBytes: Int
  private let store: (_ name: String, _ bytes: [UInt8]) -> Void
  private var hosts = RecordedHosts()
  private var running: [ExchangeID: Running] = [:]
  private var count = 0

  /// `store` keeps a file; `bodyBytes` is the most of a body that is kept, what is longer is recorded as cut.
  package init(
    _ inner: any Transport, redactor: Redactor, bodyBytes: Int = 16 << 20,
    store: @escaping (_ name: String, _ bytes: [UInt8]) -> Void
  ) {
    self.inner = inner
    self.redactor = redactor
    self.bodyBytes = bodyBytes
    self.store = store
  }

  package func begin(_ request: HTTPRequest, into sink: (any BodySink)?) -> ExchangeID {
    count += 1
    let text = RecordedExchange.text(of: request, host: hosts.name(request.url.origin), redactor: redactor)
    let tee = Tee(sink, limit: bodyBytes)
    let id = inner.begin(request, into: sink == nil ? nil : tee)
    running[id] = Running(name: name(request), request: text, tee: tee)
    return id
  }

  package func next(within time: Duration?) -> FinishedExchange? {
    guard let end = inner.next(within: time) else { return nil }
    record(end.id, end.result)
    return end
  }

  package func finish(_ id: ExchangeID) -> Result<HTTPResponse, TransportError> {
    let result = inner.finish(id)
    record(id, result)
    return result
  }

  package func resume(_ id: ExchangeID) { inner.resume(id) }

  package func cancel(_ id: ExchangeID) {
    inner.cancel(id)
    running[id] = nil
  }

  private func record(_ id: ExchangeID, _ result: Result<HTTPResponse, TransportError>) {
    guard let exchange = running.removeValue(forKey: id) else { return }
    var body = exchange.tee.kept
    if case .success(let answer) = result, !answer.body.isEmpty { body = Array(answer.body.prefix(bodyBytes)) }
    let reply: RecordedReply
    if case .failure(.connectionLost) = result, let head = exchange.tee.head {
      reply = RecordedReply(.success(head), body: body, isCut: true, redactor: redactor)
    } else {
      let received = (try? result.get())?.receivedBytes ?? 0
      reply = RecordedReply(result, body: body, isCut: received > Int64(body.count), redactor: redactor)
    }
    store(exchange.name + ".request", exchange.request)
    store(exchange.name + ".reply", reply.file)
  }

  /// `0007-get-library-sections-5-all`: the order in which exchanges began, and what they asked for.
  private func name(_ request: HTTPRequest) -> String {
    let number = String(repeating: "0", count: max(0, 4 - String(count).count)) + String(count)
    let text = String(decoding: redactor.masked(Array(request.url.path.utf8)), as: UTF8.self)
    let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    let name = "\(number)-\(request.method.rawValue.lowercased())-\(words.isEmpty ? "root" : words.prefix(60))"
    return name.hasSuffix("-") ? String(name.dropLast()) : name
  }
}

/// Hands a body on and keeps its beginning.
private final class Tee: BodySink {
  private let sink: (any BodySink)?
  private let limit: Int
  private(set) var kept: [UInt8] = []
  private(set) var head: HTTPResponse?

  init(_ sink: (any BodySink)?, limit: Int) {
    self.sink = sink
    self.limit = limit
  }

  func begin(_ head: HTTPResponse) -> BodyUse {
    self.head = head
    return sink?.begin(head) ?? .collect
  }

  func receive(_ bytes: Span<UInt8>) -> BodyFlow {
    let flow = sink?.receive(bytes) ?? .more
    if flow == .more {
      for index in 0..<min(bytes.count, limit - kept.count) { kept.append(bytes[index]) }
    }
    return flow
  }
}
