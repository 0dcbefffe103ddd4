/// How long an exchange may take and how much may come back.
package struct RequestLimits: Hashable, Sendable {
  /// For finding the host, connecting and the TLS handshake.
  package var connect: Duration
  /// For the whole exchange; nil for no limit but `idle`.
  package var total: Duration?
  /// How long nothing, or less than one byte a second, may come before the exchange is given up; whole seconds, rounded
  /// up. Nil for streams that may be silent.
  package var idle: Duration?
  /// The most bytes of body that are taken, after decompression. For a sink too.
  package var bodyBytes: Int64
  /// The most bytes a second that are read; nil for as fast as they come.
  package var bytesPerSecond: Int64?

  package init(
    connect: Duration = .seconds(5), total: Duration? = nil, idle: Duration? = .seconds(15),
    bodyBytes: Int64 = 32 << 20, bytesPerSecond: Int64? = nil
  ) {
    self.connect = connect
    self.total = total
    self.idle = idle
    self.bodyBytes = bodyBytes
    self.bytesPerSecond = bytesPerSecond
  }

  /// For a call that answers at once: 15 s idle, 60 s in all, 32 MiB.
  package static let call = RequestLimits(total: .seconds(60))
  /// For files: 30 s idle, any time, any size.
  package static let media = RequestLimits(idle: .seconds(30), bodyBytes: .max)
  /// For streams that stay open and may be silent.
  package static let live = RequestLimits(idle: nil, bodyBytes: .max)
}
