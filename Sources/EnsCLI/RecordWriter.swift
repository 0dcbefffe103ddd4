package import EnsPOSIX
package import EnsWire

/// Writes records, in whatever format was asked for, through a buffer.
///
/// The buffer goes out when it is full, when `flush` is called, and after each record on a terminal.
package struct RecordWriter: ~Copyable {
  private static let bufferSize = 64 << 10

  private let descriptor: Descriptor
  private let format: OutputFormat
  private let row: RowMaker?
  private let isTerminal: Bool
  private var table: TextTable
  private var buffer: [UInt8] = []
  /// How many records were written.
  package private(set) var count = 0

  /// Writes to a descriptor. `row` gives the cells of a record for the table format.
  package init(_ descriptor: consuming Descriptor, format: OutputFormat, row: RowMaker? = nil, isTerminal: Bool) {
    self.format = format
    self.row = row
    self.isTerminal = isTerminal
    table = TextTable(columns: isTerminal ? Terminal.size(of: descriptor)?.columns : nil)
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.bufferSize * 2)
  }

  /// Whether records go out as JSON.
  package var writesJSON: Bool { format == .json }

  /// Writes a record.
  ///
  /// - Throws: `Failure.readerLeft` when nobody reads any more, else a failure with status 74.
  package mutating func write(_ record: Record) throws(Failure) {
    switch format {
    case .json: try write(line: record.bytes)
    case .template(let template): try write(text: template.text(for: record, escaping: isTerminal) + "\n")
    case .table: if let cells = row?(record) { try write(text: table.add(cells)) }
    }
    count += 1
  }

  /// Writes a new record.
  package mutating func write(_ builder: RecordBuilder) throws(Failure) {
    if format == .json {
      count += 1
      try write(line: builder.bytes)
    } else {
      try write(builder.record)
    }
  }

  /// Passes the current record of a reader on, byte for byte.
  package mutating func copy(_ reader: borrowing RecordReader) throws(Failure) {
    guard format == .json else { return try write(reader.record()) }
    count += 1
    reader.copyLine(to: &buffer)
    buffer.append(0x0A)
    try flushIfFull()
  }

  /// Writes a line that is a record, byte for byte.
  package mutating func write(_ line: Span<UInt8>) throws(Failure) {
    guard format == .json else { return try write(Self.record(of: line)) }
    count += 1
    for index in 0..<line.count { buffer.append(line[index]) }
    buffer.append(0x0A)
    try flushIfFull()
  }

  /// Writes text that is no record, such as a heading for people.
  package mutating func write(text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    try flushIfFull()
  }

  /// Sends what is waiting.
  package mutating func flush() throws(Failure) {
    if format == .table { buffer.append(contentsOf: table.flush().utf8) }
    try send()
  }

  /// Sends what is waiting; a writer that ends without this has lost it.
  package consuming func finish() throws(Failure) {
    try flush()
    do throws(POSIXError) { try descriptor.close() } catch { throw Self.failure(error) }
  }

  private mutating func write(line: [UInt8]) throws(Failure) {
    buffer.append(contentsOf: line)
    buffer.append(0x0A)
    try flushIfFull()
  }

  private mutating func flushIfFull() throws(Failure) {
    if buffer.count >= Self.bufferSize || (isTerminal && format != .table) { try send() }
  }

  private mutating func send() throws(Failure) {
    guard !buffer.isEmpty else { return }
    do throws(POSIXError) { try descriptor.write(buffer.span) } catch { throw Self.failure(error) }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func record(of line: Span<UInt8>) -> Record {
    var index = FieldIndex()
    // The line has been read as a record before.
    _ = try? index.scan(line)
    var bytes: [UInt8] = []
    for offset in 0..<line.count { bytes.append(line[offset]) }
    return Record(bytes: bytes, index: index)
  }

  private static func failure(_ error: POSIXError) -> Failure {
    if error.isBrokenPipe { return .readerLeft }
    return Failure(
      .inputOutput, "stdout", "cannot write: \(error.reason)",
      advice: error.isDiskFull ? "make room and run it again" : nil)
  }
}
