/// Reads an event stream in pieces of any size (HTML Living Standard, section 9.2.6).
package struct EventStreamParser: Sendable {
  /// What a stream may not do.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    /// A line, or the data of an event, is longer than allowed.
    case tooLong(limit: Int)

    package var description: String {
      switch self {
      case .tooLong(let limit): "an event is longer than \(limit) bytes"
      }
    }
  }

  private let limit: Int
  private var line: [UInt8] = []
  private var endedWithReturn = false
  private var isFirstLine = true
  private var type = ""
  private var data: [UInt8] = []
  private var hasData = false
  /// The last id that the server gave; sent back as `Last-Event-ID` when the stream is opened again.
  package private(set) var lastEventID = ""
  /// How long the server wants a client to wait before it opens the stream again.
  package private(set) var reconnectionTime: Duration?

  /// `limit` is the most bytes of a line, and of an event's data.
  package init(limit: Int = 1 << 20) { self.limit = limit }

  /// Takes the next bytes; gives the events that are whole by now.
  package mutating func feed(_ bytes: Span<UInt8>) throws(Fault) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for index in bytes.indices {
      let byte = bytes[index]
      let followsReturn = endedWithReturn
      endedWithReturn = byte == 0x0D
      if byte == 0x0A, followsReturn { continue }
      if byte == 0x0A || byte == 0x0D {
        if let event = try endLine() { events.append(event) }
      } else {
        guard line.count < limit else { throw .tooLong(limit: limit) }
        line.append(byte)
      }
    }
    return events
  }

  private mutating func endLine() throws(Fault) -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine {
      isFirstLine = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    }
    if line.isEmpty { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
    if colon == 0 { return nil }
    var value = line[min(colon + 1, line.count)...]
    if value.first == 0x20 { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": type = String(decoding: value, as: UTF8.self)
    case "data":
      guard data.count + value.count < limit else { throw .tooLong(limit: limit) }
      if hasData { data.append(0x0A) }
      data.append(contentsOf: value)
      hasData = true
    case "id": if !value.contains(0) { lastEventID = String(decoding: value, as: UTF8.self) }
    case "retry":
      if !value.isEmpty, value.allSatisfy({ (0x30...0x39).contains($0) }),
        let milliseconds = Int64(String(decoding: value, as: UTF8.self))
      {
        reconnectionTime = .milliseconds(milliseconds)
      }
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      type = ""
      data.removeAll(keepingCapacity: true)
      hasData = false
    }
    guard hasData else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: text, id: lastEventID)
  }
}
