/// Answers from recorded exchanges and reaches no network. Each exchange answers once, in the order of their names where
/// several have the same request; the last of those answers again and again when `repeatsLast` is true.
package final class RecordedTransport: Transport {
  private struct Running {
    let request: HTTPRequest
    let sink: (any BodySink)?
    var reply: (status: Int, fields: HTTPFields, body: [UInt8], isCut: Bool)?
    var use = BodyUse.collect
    var delivered = 0
    var isPaused = false
  }

  private let exchanges: [RecordedExchange]
  private let redactor: Redactor
  private let repeatsLast: Bool
  private let pieceBytes: Int
  private var hosts = RecordedHosts()
  private var isUsed: [Bool]
  private var running: [ExchangeID: Running] = [:]
  private var finished: [FinishedExchange] = []
  private var count = 0
  /// Every request that was made, as it would be recorded.
  package private(set) var requests: [String] = []

  /// `redactor` masks what is secret in bodies of requests; `pieceBytes` is how much a sink gets at a time.
  package init(
    _ exchanges: [RecordedExchange], redactor: Redactor = Redactor(), repeatsLast: Bool = false, pieceBytes: Int = 16384
  ) {
    self.exchanges = exchanges.sorted { $0.name < $1.name }
    self.redactor = redactor
    self.repeatsLast = repeatsLast
    self.pieceBytes = max(1, pieceBytes)
    isUsed = exchanges.map { _ in false }
  }

  /// The names of the exchanges that nothing has asked for.
  package var unused: [String] { zip(exchanges, isUsed).filter { !$0.1 }.map(\.0.name) }

  package func begin(_ request: HTTPRequest, into sink: (any BodySink)?) -> ExchangeID {
    count += 1
    let id = ExchangeID(count)
    running[id] = Running(request: request, sink: sink)
    do {
      try answer(id, request)
    } catch {
      end(id, .failure(error))
    }
    return id
  }

  package func next(within time: Duration?) -> FinishedExchange? {
    for id in running.keys.sorted() where finished.isEmpty { deliver(id) }
    return finished.isEmpty ? nil : finished.removeFirst()
  }

  package func finish(_ id: ExchangeID) -> Result<HTTPResponse, TransportError> {
    deliver(id)
    guard let index = finished.firstIndex(where: { $0.id == id }) else {
      cancel(id)
      return .failure(.cancelled)
    }
    return finished.remove(at: index).result
  }

  package func resume(_ id: ExchangeID) { running[id]?.isPaused = false }

  package func cancel(_ id: ExchangeID) {
    running[id] = nil
    finished.removeAll { $0.id == id }
  }

  /// Finds the recorded reply, following redirects as the request allows.
  private func answer(_ id: ExchangeID, _ first: HTTPRequest) throws(TransportError) {
    var request = first
    for hops in 0...RedirectPolicy.most {
      switch try reply(to: request) {
      case .failure(let error): throw error
      case .answer(let status, let fields, let body, let isCut):
        let location = fields["Location"]
        if let next = try RedirectPolicy.next(after: request, status: status, location: location, hops: hops) {
          request = next
          continue
        }
        running[id] = Running(
          request: request, sink: running[id]?.sink,
          reply: (status, fields, request.method == .head ? [] : body, isCut))
        return
      }
    }
  }

  private func reply(to request: HTTPRequest) throws(TransportError) -> RecordedReply {
    let host = hosts.name(request.url.origin)
    let text = RecordedExchange.text(of: request, host: host, redactor: redactor)
    requests.append(String(decoding: text, as: UTF8.self))
    let matching = exchanges.indices.filter { exchanges[$0].matches(request, host: host, redactor: redactor) }
    guard let index = matching.first(where: { !isUsed[$0] }) ?? (repeatsLast ? matching.last : nil) else {
      throw .unrecorded(request: String(decoding: text, as: UTF8.self))
    }
    isUsed[index] = true
    return exchanges[index].reply
  }

  /// Hands the body over until it is all there or the sink pauses.
  private func deliver(_ id: ExchangeID) {
    guard var exchange = running[id], !exchange.isPaused, let reply = exchange.reply else { return }
    let total = Int64(reply.body.count)
    guard total <= exchange.request.limits.bodyBytes else {
      return end(id, .failure(.tooLarge(limit: exchange.request.limits.bodyBytes)))
    }
    var answer = HTTPResponse(
      status: reply.status, fields: reply.fields, body: [], url: exchange.request.url, receivedBytes: total)
    if let sink = exchange.sink {
      if exchange.delivered == 0 { exchange.use = sink.begin(answer) }
      if exchange.use == .refuse { return end(id, .failure(.cancelled)) }
      while exchange.use == .stream, exchange.delivered < reply.body.count {
        let piece = Array(reply.body[exchange.delivered..<min(exchange.delivered + pieceBytes, reply.body.count)])
        switch sink.receive(piece.span) {
        case .more: exchange.delivered += piece.count
        case .stop: return end(id, .failure(.cancelled))
        case .pause:
          exchange.isPaused = true
          running[id] = exchange
          return
        }
      }
    }
    if exchange.use == .collect { answer.body = reply.body }
    end(id, reply.isCut ? .failure(.connectionLost(received: total)) : .success(answer))
  }

  private func end(_ id: ExchangeID, _ result: Result<HTTPResponse, TransportError>) {
    running[id] = nil
    finished.append(FinishedExchange(id: id, result: result))
  }
}
