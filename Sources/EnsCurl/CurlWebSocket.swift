internal import CCurl
import EnsHTTP
import EnsPOSIX

/// One WebSocket on a connection of libcurl's. Corresponds to `CURLOPT_CONNECT_ONLY`, `curl_easy_send`, `curl_easy_recv`.
final class CurlWebSocket: WebSocketChannel {
  /// How long a goodbye or a message may wait for the other side to read.
  private static let patience: Int64 = 5000

  private let easy: EasyHandle
  private let waiter: MultiHandle
  private let socket: curl_socket_t
  private var session: WebSocketSession
  /// What came behind the handshake, before anybody asked.
  private var early: [WebSocketEvent] = []
  private var buffer = [UInt8](repeating: 0, count: 32 << 10)

  /// Connects and shakes hands.
  init(_ request: HTTPRequest, _ session: WebSocketSession, _ settings: CurlSettings) throws(WebSocketError) {
    self.session = session
    do {
      easy = try EasyHandle()
      waiter = try MultiHandle()
      socket = try Self.connect(easy, request, settings)
    } catch {
      throw .transport(error)
    }
    let limit = request.limits.total ?? .seconds(30)
    let deadline = SystemClock.monotonicNanoseconds() + Int64(CurlTime.milliseconds(limit)) * 1_000_000
    while !self.session.isOpen {
      let left = (deadline - SystemClock.monotonicNanoseconds()) / 1_000_000
      if left <= 0 { throw .transport(.timedOut(.total)) }
      early += try move(within: left)
      if self.session.isClosed { break }
    }
  }

  deinit { close() }

  func receive(within time: Duration) throws(WebSocketError) -> [WebSocketEvent] {
    if !early.isEmpty {
      defer { early = [] }
      return early
    }
    let deadline = SystemClock.monotonicNanoseconds() + Int64(CurlTime.milliseconds(time)) * 1_000_000
    while true {
      let left = max(0, (deadline - SystemClock.monotonicNanoseconds() + 999_999) / 1_000_000)
      let events = try move(within: left)
      if !events.isEmpty || left == 0 { return events }
    }
  }

  func send(_ text: String) throws(WebSocketError) {
    session.send(text)
    try flush()
  }

  func ping() throws(WebSocketError) {
    session.ping()
    try flush()
  }

  func close() {
    session.close()
    // A connection that fails now is closed as well.
    try? flush()
  }

  /// Corresponds to `curl_easy_perform` with `CURLOPT_CONNECT_ONLY`.
  private static func connect(
    _ easy: borrowing EasyHandle, _ request: HTTPRequest, _ settings: CurlSettings
  ) throws(TransportError) -> curl_socket_t {
    try easy.configure(settings, request.url)
    try easy.set(CURLOPT_CONNECT_ONLY, 1)
    // Nothing but HTTP/1.1 can be upgraded, so nothing else is offered.
    try easy.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    try easy.set(CURLOPT_HTTPPROXYTUNNEL, true)
    let limit = max(1, CurlTime.milliseconds(request.limits.connect))
    try easy.set(CURLOPT_CONNECTTIMEOUT_MS, limit)
    let code = unsafe curl_easy_perform(easy.pointer)
    guard code == CURLE_OK else {
      throw TransportError(
        code, host: request.url.origin.host, received: 0, limit: 0, wasConnected: false, tookTotal: false)
    }
    var socket: curl_socket_t = -1
    try CurlLibrary.check(unsafe ens_curl_get_socket(easy.pointer, &socket))
    guard socket >= 0 else { throw .connectionLost(received: 0) }
    return socket
  }

  /// Sends what waits, then takes what came, waiting for it once at most.
  private func move(within milliseconds: Int64) throws(WebSocketError) -> [WebSocketEvent] {
    try flush()
    var count = try read()
    if count == nil, milliseconds > 0 {
      waiter.poll(socket, writing: false, milliseconds: Int32(min(milliseconds, 60_000)))
      count = try read()
    }
    guard let count else { return [] }
    // Pongs and goodbyes. When the other side cannot be told any more, what it said counts all the same.
    defer { try? flush() }
    return try session.receive(buffer.span.extracting(0..<count))
  }

  /// How many bytes came; nil when none did yet. Corresponds to `curl_easy_recv`.
  private func read() throws(WebSocketError) -> Int? {
    var count = 0
    let code = unsafe buffer.withUnsafeMutableBytes { raw in
      unsafe curl_easy_recv(easy.pointer, raw.baseAddress, raw.count, &count)
    }
    if code == CURLE_AGAIN { return nil }
    guard code == CURLE_OK, count > 0 else { throw .transport(.connectionLost(received: 0)) }
    return count
  }

  /// Sends all that waits. Corresponds to `curl_easy_send`.
  private func flush() throws(WebSocketError) {
    let deadline = SystemClock.monotonicNanoseconds() + Self.patience * 1_000_000
    while !session.outgoing.isEmpty {
      var count = 0
      let code = unsafe session.outgoing.withUnsafeBytes { raw in
        unsafe curl_easy_send(easy.pointer, raw.baseAddress, raw.count, &count)
      }
      if code == CURLE_OK {
        session.outgoing.removeFirst(count)
      } else if code == CURLE_AGAIN, SystemClock.monotonicNanoseconds() < deadline {
        waiter.poll(socket, writing: true, milliseconds: 100)
      } else {
        session.outgoing = []
        throw .transport(code == CURLE_AGAIN ? .timedOut(.idle) : .connectionLost(received: 0))
      }
    }
  }
}
