internal import EnsDomain

/// Where the top-level members of one line are, as offsets into its bytes. The line itself is kept by whoever scanned
/// it; one index is used again for line after line, so that a stream of records allocates nothing.
package struct FieldIndex: Sendable, Hashable {
  /// One member.
  struct Field: Sendable, Hashable {
    /// The name between its quotes.
    var keyStart: UInt32
    var keyEnd: UInt32
    /// The value, with quotes or brackets.
    var valueStart: UInt32
    var valueEnd: UInt32
  }

  var fields: [Field] = []
  /// The offset of the closing brace.
  private(set) var closingBrace = 0

  package init() {}

  /// How many members the line has, those of one name counted each.
  package var count: Int { fields.count }

  /// The place of a member's name without its quotes, as it is written.
  package func name(at position: Int) -> Range<Int> {
    Int(fields[position].keyStart)..<Int(fields[position].keyEnd)
  }

  /// The place of a member's value, quotes included.
  package func value(at position: Int) -> Range<Int> {
    Int(fields[position].valueStart)..<Int(fields[position].valueEnd)
  }

  /// Checks a whole line and notes where its members are.
  ///
  /// - Throws: `RecordError` at the first byte that makes the line something else than one JSON object.
  package mutating func scan(_ line: Span<UInt8>) throws(RecordError) {
    fields.removeAll(keepingCapacity: true)
    guard line.count <= LineSplitter.longestLine else { throw RecordError(.tooLong, at: line.count) }
    var index = JSONScanner.skipBlanks(line, at: 0)
    guard index < line.count else { throw RecordError(.endedEarly, at: index) }
    guard line[index] == UInt8(ascii: "{") else { throw Self.notAnObject(line, at: index) }
    index = JSONScanner.skipBlanks(line, at: index + 1)
    if index < line.count, line[index] == UInt8(ascii: "}") { return try finish(line, at: index) }
    while true {
      let key = try JSONScanner.scanKey(line, at: index)
      let valueEnd = try JSONScanner.scanValue(line, at: key.value, depth: 1)
      fields.append(
        Field(
          keyStart: UInt32(truncatingIfNeeded: index + 1), keyEnd: UInt32(truncatingIfNeeded: key.end - 1),
          valueStart: UInt32(truncatingIfNeeded: key.value), valueEnd: UInt32(truncatingIfNeeded: valueEnd)))
      index = JSONScanner.skipBlanks(line, at: valueEnd)
      guard index < line.count else { throw RecordError(.endedEarly, at: index) }
      let byte = line[index]
      if byte == UInt8(ascii: "}") { return try finish(line, at: index) }
      guard byte == UInt8(ascii: ",") else { throw RecordError(.unexpected(byte), at: index) }
      index = JSONScanner.skipBlanks(line, at: index + 1)
    }
  }

  /// The place of a member's value, quotes included, or nil when there is none. Of a name given twice the last counts.
  package func value(_ name: String, in line: Span<UInt8>) -> Range<Int>? {
    let bytes = Array(name.utf8)
    for field in fields.reversed() where Self.key(field, in: line, equals: bytes) {
      return Int(field.valueStart)..<Int(field.valueEnd)
    }
    return nil
  }

  /// The same for a name looked up often.
  package func value(named name: FieldName, in line: Span<UInt8>) -> Range<Int>? {
    for field in fields.reversed() where Self.key(field, in: line, equals: name.bytes) {
      return Int(field.valueStart)..<Int(field.valueEnd)
    }
    return nil
  }

  /// Whether a member is the string `expected`, which needs no escapes. Allocates nothing.
  package func string(named name: FieldName, in line: Span<UInt8>, equals expected: FieldName) -> Bool {
    guard let range = value(named: name, in: line), line[range.lowerBound] == UInt8(ascii: "\"") else { return false }
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    return Self.text(line, inner, equals: expected.bytes)
  }

  /// The decoded string value of a member; nil when it is absent, null, "" or not a string.
  package func string(named name: FieldName, in line: Span<UInt8>) -> String? {
    guard let range = value(named: name, in: line) else { return nil }
    return RecordText.string(line, range)
  }

  /// The whole number of a member; nil when it is absent or something else.
  package func integer(named name: FieldName, in line: Span<UInt8>) -> Int64? {
    guard let range = value(named: name, in: line) else { return nil }
    var index = range.lowerBound
    let isNegative = line[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var value: Int64 = 0
    while index < range.upperBound {
      let digit = line[index] &- UInt8(ascii: "0")
      // A fraction, an exponent, or no number at all: the tree knows.
      guard digit < 10 else { return (try? JSONValue.value(line, range))?.integerValue }
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.subtractingReportingOverflow(Int64(digit))
      if overflow || carry { return nil }
      value = sum
      index += 1
    }
    // Counted downwards, so that the least number has room.
    return isNegative ? value : value == .min ? nil : -value
  }

  private mutating func finish(_ line: Span<UInt8>, at brace: Int) throws(RecordError) {
    closingBrace = brace
    let rest = JSONScanner.skipBlanks(line, at: brace + 1)
    if rest < line.count { throw RecordError(.trailing(line[rest]), at: rest) }
  }

  /// Tells a line that is JSON but no object from one that is not JSON.
  private static func notAnObject(_ line: Span<UInt8>, at start: Int) -> RecordError {
    do throws(RecordError) {
      _ = try JSONScanner.scanValue(line, at: start, depth: 0)
      return RecordError(.notAnObject, at: start)
    } catch {
      return error
    }
  }

  private static func key(_ field: Field, in line: Span<UInt8>, equals name: [UInt8]) -> Bool {
    text(line, Int(field.keyStart)..<Int(field.keyEnd), equals: name)
  }

  /// Compares the inside of a string with bytes that need no escape; a string that has escapes is decoded first.
  @inline(__always)
  private static func text(_ line: Span<UInt8>, _ range: Range<Int>, equals expected: [UInt8]) -> Bool {
    if range.count == expected.count {
      var offset = 0
      while offset < expected.count, line[range.lowerBound + offset] == expected[offset] { offset += 1 }
      if offset == expected.count { return true }
    }
    return range.count > expected.count && hasEscape(line, range) && RecordText.decoded(line, range) == expected
  }

  private static func hasEscape(_ line: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where line[index] == UInt8(ascii: "\\") { return true }
    return false
  }
}
