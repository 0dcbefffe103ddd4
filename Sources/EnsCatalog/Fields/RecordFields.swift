internal import EnsDomain
internal import EnsPOSIX
internal import EnsWire

/// Where the indexed members of one line are. Used again for line after line.
struct RecordFields {
  private let directory = FieldDirectory()
  /// Start and end of each field's value, 32 bits each; 0 where the line does not have it.
  private var places = [UInt64](repeating: 0, count: IndexedField.allCases.count)

  /// Notes the places for a line that `index` has scanned. Of a name given twice the last counts.
  mutating func read(_ line: Span<UInt8>, _ index: FieldIndex) {
    // Through a span, so that no place asks whether somebody shares the array.
    let directory = directory
    var places = places.mutableSpan
    for place in places.indices { places[place] = 0 }
    for position in 0..<index.count {
      guard let field = directory.field(line, index.name(at: position)) else { continue }
      let value = index.value(at: position)
      places[field.rawValue] = UInt64(value.lowerBound) << 32 | UInt64(value.upperBound)
    }
  }

  /// The value's place; nil when the line does not have it.
  func value(_ field: IndexedField) -> Range<Int>? {
    let place = places[field.rawValue]
    return place == 0 ? nil : Int(place >> 32)..<Int(place & 0xFFFF_FFFF)
  }

  /// The place of a string's inside, as it is written; an empty place when the line does not have it or it is
  /// something else.
  func inside(_ field: IndexedField, _ line: Span<UInt8>) -> Range<Int> {
    guard let value = value(field), line[value.lowerBound] == UInt8(ascii: "\"") else { return 0..<0 }
    return (value.lowerBound + 1)..<(value.upperBound - 1)
  }

  /// The string; nil when it is absent, empty or something else.
  func string(_ field: IndexedField, _ line: Span<UInt8>) -> String? {
    value(field).flatMap { RecordText.string(line, $0) }
  }

  /// The whole number; nil when it is absent or something else.
  func integer(_ field: IndexedField, _ line: Span<UInt8>) -> Int? {
    guard let value = value(field) else { return nil }
    return Self.integer(line, value)
  }

  /// A number with or without a fraction.
  func number(_ field: IndexedField, _ line: Span<UInt8>) -> Double? {
    guard let value = value(field), line[value.lowerBound] != UInt8(ascii: "\"") else { return nil }
    return Double(String(decoding: (value).map { line[$0] }, as: UTF8.self))
  }

  /// The year: `year`, else the beginning of `date`.
  func year(_ line: Span<UInt8>) -> Int? {
    if let year = integer(.year, line) { return year }
    let date = line.extracting(inside(.date, line))
    guard date.count >= 4 else { return nil }
    return Self.integer(date, 0..<4)
  }

  private static func integer(_ line: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var number = 0
    var isNegative = false
    for index in range {
      let byte = line[index]
      if byte == UInt8(ascii: "-"), index == range.lowerBound {
        isNegative = true
      } else if byte &- 0x30 < 10, range.count < 18 {
        number = number * 10 + Int(byte &- 0x30)
      } else {
        return nil
      }
    }
    return isNegative ? -number : number
  }

  /// The insides of the strings of an array, as they are written; one string counts as an array of one.
  func strings(_ field: IndexedField, _ line: Span<UInt8>) -> StringPlaces {
    StringPlaces(value(field) ?? 0..<0, in: line)
  }
}

extension Span<UInt8> {
  /// Whether the inside of a JSON string has escapes.
  var hasEscape: Bool {
    for index in indices where self[index] == UInt8(ascii: "\\") { return true }
    return false
  }

  /// A copy.
  var array: [UInt8] { [UInt8](copying: self) }

  /// Whether both have the same bytes.
  func hasSameBytes(as other: Span<UInt8>) -> Bool { isEqual(to: other) }
}
