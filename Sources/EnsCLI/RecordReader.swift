package import EnsPOSIX
package import EnsWire

/// The records of a stream, one after another. A line that is no record is reported, counted, kept for `--rejects` and
/// passed over; nothing is copied until somebody asks for it.
package struct RecordReader: ~Copyable {
  private let descriptor: Descriptor
  private let name: String
  private let reporter: Reporter
  private var splitter = LineSplitter()
  private var rejects: Descriptor?
  private var line = 0..<0
  private var isOver = false
  /// Where the current record's members are.
  package private(set) var fields = FieldIndex()

  /// Reads what a descriptor gives; `name` stands for it in messages.
  ///
  /// - Throws: `Failure` when the file for rejected lines cannot be made.
  package init(_ console: Console, _ descriptor: consuming Descriptor, name: String) throws(Failure) {
    self.descriptor = descriptor
    self.name = name
    reporter = console.reporter
    if let path = console.rejectsPath {
      do throws(POSIXError) { rejects = try Descriptor(opening: path, .writing) } catch { throw Failure(error) }
    }
  }

  /// The number of the current line, counted from 1.
  package var lineNumber: Int { splitter.lineNumber }

  /// `stdin:412`, for messages about the current record.
  package var place: String { "\(name):\(lineNumber)" }

  /// Goes to the next record; false at the end. `output` is flushed before a read that would block.
  package mutating func next(flushing output: inout RecordWriter) throws(Failure) -> Bool {
    while try nextLine(flushing: &output) {
      if try scan() { return true }
    }
    return false
  }

  /// Goes to the next record; false at the end.
  package mutating func next() throws(Failure) -> Bool {
    while try nextLine({ () throws(Failure) in }) {
      if try scan() { return true }
    }
    return false
  }

  /// Goes to the next record; false at the end. `beforeBlocking` is called before a read that would block.
  package mutating func next(beforeBlocking: () throws(Failure) -> Void) throws(Failure) -> Bool {
    while try nextLine(beforeBlocking) {
      if try scan() { return true }
    }
    return false
  }

  /// Goes to the next line that is not blank, whatever it holds; false at the end.
  package mutating func nextLine(flushing output: inout RecordWriter) throws(Failure) -> Bool {
    try nextLine { () throws(Failure) in try output.flush() }
  }

  /// Takes the current line as a record. False when it is none: then that has been said and counted.
  ///
  /// - Throws: `Failure` for the first line of pretty-printed JSON.
  package mutating func scan() throws(Failure) -> Bool {
    // A second reference to the same bytes: `fields` is changed while they are read.
    let bytes = splitter.buffer
    do throws(RecordError) {
      try fields.scan(bytes.span.extracting(line))
      return true
    } catch {
      if line.count == 1, splitter.buffer[line.lowerBound] == UInt8(ascii: "{") {
        throw Failure(
          .badInput, place, "a lone {, as in pretty-printed JSON", advice: "use jq -c to put each record on one line")
      }
      try reject(error)
      return false
    }
  }

  /// Keeps the current line for `--rejects` without a word: for a record that a command has refused itself.
  package mutating func keepRejected() throws(Failure) {
    guard rejects != nil else { return }
    let bytes = Array(splitter.buffer[line]) + [0x0A]
    do throws(POSIXError) { try rejects?.write(bytes) } catch { throw Failure(error) }
  }

  /// Lends the current line.
  package func withLine<Result>(_ body: (Span<UInt8>, borrowing FieldIndex) -> Result) -> Result {
    body(splitter.buffer.span.extracting(line), fields)
  }

  /// The current line as text.
  package var text: String { String(decoding: splitter.buffer[line], as: UTF8.self) }

  /// The first byte of the current line.
  package var firstByte: UInt8 { splitter.buffer[line.lowerBound] }

  /// A copy of the current record.
  package func record() -> Record { Record(bytes: Array(splitter.buffer[line]), index: fields) }

  /// A string field of the current record that is not empty.
  package func string(_ name: FieldName) -> String? {
    fields.string(named: name, in: splitter.buffer.span.extracting(line))
  }

  /// Whether a string field of the current record is just that. Copies nothing.
  package func string(_ name: FieldName, equals expected: FieldName) -> Bool {
    fields.string(named: name, in: splitter.buffer.span.extracting(line), equals: expected)
  }

  /// Hands the bytes of the current line to a writer.
  func copyLine(to buffer: inout [UInt8]) { buffer.append(contentsOf: splitter.buffer[line]) }

  private mutating func nextLine(_ beforeBlocking: () throws(Failure) -> Void) throws(Failure) -> Bool {
    while true {
      if let next = splitter.next() ?? (isOver ? splitter.last() : nil) {
        if try take(next) { return true }
      } else if isOver {
        return false
      } else {
        if !descriptor.isReadable() { try beforeBlocking() }
        try fill()
      }
    }
  }

  /// Makes a line the current one; false when it is blank or has been rejected.
  private mutating func take(_ next: LineSplitter.Line) throws(Failure) -> Bool {
    switch next {
    case .tooLong:
      reporter.problem(place, "not JSON: \(RecordError(.tooLong, at: 0))")
      return false
    case .text(let range):
      line = range
      return range.contains { !Self.isBlank(splitter.buffer[$0]) }
    }
  }

  private mutating func fill() throws(Failure) {
    do throws(POSIXError) {
      let count = try splitter.fill { (buffer, range) throws(POSIXError) in
        try descriptor.read(into: &buffer, range)
      }
      isOver = count == 0
    } catch {
      throw Failure(.inputOutput, name, "cannot read: \(error.reason)")
    }
  }

  private mutating func reject(_ error: RecordError) throws(Failure) {
    let isJSON = error.reason == .notAnObject
    reporter.problem(place, isJSON ? "not a record: \(error)" : "not JSON: \(error)")
    try keepRejected()
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
