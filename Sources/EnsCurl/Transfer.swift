internal import CCurl
import EnsDomain
import EnsHTTP

/// One request on its way: what libcurl calls back. Lives at one address as long as libcurl knows it; the first failure of
/// ours is parked here until the transfer is done.
final class Transfer {
  /// The most bytes of a redirect's body that are read to keep the connection; of head fields that are taken at all.
  private static let spare = 64 << 10
  private static let longestHead = 256 << 10

  /// What becomes of the body.
  private enum Use {
    case collect, stream, discard
  }

  let id: ExchangeID
  let request: HTTPRequest
  /// How many redirects led here.
  let hops: Int
  let sink: (any BodySink)?
  let easy: EasyHandle
  private let list: FieldList

  private(set) var isPaused = false
  /// The request to go on with, when the answer is a redirect that is followed.
  private(set) var redirect: HTTPRequest?
  private var failure: TransportError?
  private var status = 0
  private var fields = HTTPFields()
  private var headBytes = 0
  private var hasHead = false
  private var use = Use.collect
  private var body: [UInt8] = []
  private var received: Int64 = 0

  init(
    _ id: ExchangeID, _ request: HTTPRequest, into sink: (any BodySink)?, hops: Int, _ settings: CurlSettings
  ) throws(TransportError) {
    self.id = id
    self.request = request
    self.sink = sink
    self.hops = hops
    easy = try EasyHandle()
    list = try FieldList(request, userAgent: settings.userAgent)
    try easy.configure(settings, request.url)
    try configure()
    try listen()
  }

  /// By how much libcurl's timers may fire before its own measure of the time says so, in microseconds.
  private static let timerSlack: Int64 = 20_000

  /// How the transfer ended, given libcurl's word.
  func result(_ code: CURLcode) -> Result<HTTPResponse, TransportError> {
    if let failure { return .failure(failure) }
    guard code == CURLE_OK else {
      let elapsed = easy.number(CURLINFO_TOTAL_TIME_T)
      let total = request.limits.total.map { Int64(CurlTime.milliseconds($0)) * 1000 } ?? .max
      return .failure(
        TransportError(
          code, host: request.url.origin.host, received: received, limit: request.limits.bodyBytes,
          wasConnected: easy.number(CURLINFO_PRETRANSFER_TIME_T) > 0, tookTotal: elapsed >= total - Self.timerSlack))
    }
    guard hasHead else { return .failure(.malformed) }
    return .success(head(body))
  }

  /// Lets a paused transfer go on; the bytes that were refused come at once. Corresponds to `curl_easy_pause`.
  func resume() throws(TransportError) {
    guard isPaused else { return }
    isPaused = false
    let code = unsafe curl_easy_pause(easy.pointer, 0)
    if let failure { throw failure }
    try CurlLibrary.check(code)
  }

  private func head(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: status, fields: fields, body: body, url: request.url, receivedBytes: received)
  }

  private func configure() throws(TransportError) {
    let limits = request.limits
    try easy.set(list)
    try easy.set(CURLOPT_CONNECTTIMEOUT_MS, max(1, CurlTime.milliseconds(limits.connect)))
    if let total = limits.total { try easy.set(CURLOPT_TIMEOUT_MS, max(1, CurlTime.milliseconds(total))) }
    if let idle = limits.idle {
      try easy.set(CURLOPT_LOW_SPEED_LIMIT, 1)
      try easy.set(CURLOPT_LOW_SPEED_TIME, max(1, CurlTime.seconds(idle)))
    }
    if let speed = limits.bytesPerSecond { try easy.set(CURLOPT_MAX_RECV_SPEED_LARGE, bytes: speed) }
    if request.compression == .gzip { try easy.set(CURLOPT_ACCEPT_ENCODING, "gzip") }
    try easy.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    // Where HTTP/2 is likely, the first connection is worth waiting for: all exchanges go over it.
    try easy.set(CURLOPT_PIPEWAIT, request.url.origin.scheme == .https)
    // libcurl slows down after a hundred buffers, so a transfer that is limited gets small ones.
    try easy.set(CURLOPT_BUFFERSIZE, limits.bytesPerSecond == nil ? 128 << 10 : 4 << 10)
    // On a connection that was used before and ends without an answer, libcurl sends everything again by itself, writes too.
    // What must not arrive twice gets a connection of its own.
    try easy.set(CURLOPT_FRESH_CONNECT, !request.isRepeatable)
    switch request.method {
    case .get: try easy.set(CURLOPT_HTTPGET, true)
    case .head: try easy.set(CURLOPT_NOBODY, true)
    case .post, .put:
      try easy.set(CURLOPT_POST, true)
      try easy.set(body: request.body)
    case .delete, .options:
      if !request.body.isEmpty { try easy.set(body: request.body) }
    }
    if request.method == .put || request.method == .delete || request.method == .options {
      try easy.set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }
  }

  private func listen() throws(TransportError) {
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe try CurlLibrary.check(ens_curl_set_pointer(easy.pointer, CURLOPT_PRIVATE, me))
    unsafe try CurlLibrary.check(ens_curl_set_pointer(easy.pointer, CURLOPT_WRITEDATA, me))
    unsafe try CurlLibrary.check(ens_curl_set_pointer(easy.pointer, CURLOPT_HEADERDATA, me))
    try CurlLibrary.check(
      unsafe ens_curl_set_receiver(easy.pointer, CURLOPT_HEADERFUNCTION) { bytes, size, count, owner in
        guard let bytes = unsafe bytes, let owner = unsafe owner else { return -1 }
        let transfer = unsafe Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        let raw = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
        return transfer.takeHead(unsafe raw.bindMemory(to: UInt8.self).span) ? size * count : -1
      })
    try CurlLibrary.check(
      unsafe ens_curl_set_receiver(easy.pointer, CURLOPT_WRITEFUNCTION) { bytes, size, count, owner in
        guard let bytes = unsafe bytes, let owner = unsafe owner else { return -1 }
        let transfer = unsafe Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
        let raw = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
        switch transfer.takeBody(unsafe raw.bindMemory(to: UInt8.self).span) {
        case .more: return size * count
        case .pause: return Int(CURL_WRITEFUNC_PAUSE)
        case .stop: return -1
        }
      })
  }

  /// One line of the head; false to break off.
  private func takeHead(_ line: Span<UInt8>) -> Bool {
    // Behind a body come trailers, which nobody asked for.
    if hasHead { return true }
    headBytes += line.count
    guard headBytes <= Self.longestHead else { return park(.malformed) }
    if line.count <= 2 { return endHead() }
    if let field = HTTPField(received: line) {
      fields.append(field)
    } else if let status = Self.status(line) {
      self.status = status
      fields = HTTPFields()
    }
    return true
  }

  /// The number in `HTTP/1.1 200 OK` or `HTTP/2 200`.
  private static func status(_ line: Span<UInt8>) -> Int? {
    var text: [UInt8] = []
    for index in 0..<min(line.count, 16) { text.append(line[index]) }
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard words.count >= 2, words[0].hasPrefix("HTTP/") else { return nil }
    return Int(words[1].prefix(3))
  }

  private func endHead() -> Bool {
    // 100 and 103 come before the answer.
    if status < 200 { return true }
    hasHead = true
    do {
      redirect = try RedirectPolicy.next(after: request, status: status, location: fields["Location"], hops: hops)
    } catch {
      return park(error)
    }
    if redirect != nil {
      use = .discard
      return true
    }
    let head = head([])
    if request.method != .head, let length = head.contentLength, length > request.limits.bodyBytes {
      return park(.tooLarge(limit: request.limits.bodyBytes))
    }
    switch sink?.begin(head) {
    case .stream: use = .stream
    case .collect, nil:
      use = .collect
      body.reserveCapacity(Int(min(head.contentLength ?? 0, 1 << 20)))
    case .refuse: return park(.cancelled)
    }
    return true
  }

  private func takeBody(_ bytes: Span<UInt8>) -> BodyFlow {
    let count = Int64(bytes.count)
    if use == .discard {
      received += count
      return received > Self.spare ? .stop : .more
    }
    guard received + count <= request.limits.bodyBytes else {
      _ = park(.tooLarge(limit: request.limits.bodyBytes))
      return .stop
    }
    guard use == .stream else {
      received += count
      unsafe bytes.withUnsafeBufferPointer { unsafe body.append(contentsOf: $0) }
      return .more
    }
    let flow = sink?.receive(bytes) ?? .stop
    switch flow {
    case .more: received += count
    case .pause: isPaused = true
    case .stop: _ = park(.cancelled)
    }
    return flow
  }

  private func park(_ error: TransportError) -> Bool {
    failure = failure ?? error
    return false
  }
}
