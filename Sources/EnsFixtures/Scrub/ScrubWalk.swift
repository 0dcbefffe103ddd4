import EnsWire

/// Goes once over the bytes of a checked JSON line and writes them again, with strings, numbers and names replaced.
struct ScrubWalk {
  private let line: [UInt8]
  private var index = 0
  private(set) var result: [UInt8] = []

  init(line: [UInt8]) {
    self.line = line
    result.reserveCapacity(line.count + line.count / 4)
  }

  /// Rewrites the whole line.
  mutating func rewrite(with scrubber: Scrubber) {
    rewriteValue(field: "", isNested: false, scrubber)
    copyBlanks()
  }

  private mutating func rewriteValue(field: String, isNested: Bool, _ scrubber: Scrubber) {
    copyBlanks()
    switch line[index] {
    case UInt8(ascii: "{"): rewriteObject(isNested: isNested, scrubber)
    case UInt8(ascii: "["): rewriteArray(field: field, scrubber)
    case UInt8(ascii: "\""): rewriteString { scrubber.scrubbed($0, in: field) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): rewriteNumber(field: field, scrubber)
    default: while index < line.count, (0x61...0x7A).contains(line[index]) { copyByte() }
    }
  }

  private mutating func rewriteObject(isNested: Bool, _ scrubber: Scrubber) {
    copyByte()
    copyBlanks()
    while line[index] != UInt8(ascii: "}") {
      let name = rewriteString { scrubber.scrubbed(name: $0, isNested: isNested) }
      copyBlanks()
      copyByte()
      // A record within a record is a record.
      rewriteValue(field: name, isNested: name != "record", scrubber)
      copyBlanks()
      if line[index] == UInt8(ascii: ",") {
        copyByte()
        copyBlanks()
      }
    }
    copyByte()
  }

  private mutating func rewriteArray(field: String, _ scrubber: Scrubber) {
    copyByte()
    copyBlanks()
    while line[index] != UInt8(ascii: "]") {
      rewriteValue(field: field, isNested: true, scrubber)
      copyBlanks()
      if line[index] == UInt8(ascii: ",") { copyByte() }
    }
    copyByte()
  }

  /// Gives back what the string was.
  @discardableResult
  private mutating func rewriteString(_ replace: (String) -> String) -> String {
    let start = index + 1
    var end = start
    while line[end] != UInt8(ascii: "\"") { end += line[end] == UInt8(ascii: "\\") ? 2 : 1 }
    index = end + 1
    let text = String(decoding: RecordText.decoded(line.span, start..<end), as: UTF8.self)
    let replacement = text.isEmpty ? text : replace(text)
    if replacement == text {
      result += line[(start - 1)...end]
    } else {
      EscapeStyle(of: line[start..<end]).append(replacement, to: &result)
    }
    return text
  }

  private mutating func rewriteNumber(field: String, _ scrubber: Scrubber) {
    let start = index
    while index < line.count, Self.isPartOfNumber(line[index]) { index += 1 }
    result += scrubber.scrubbed(number: Array(line[start..<index]), in: field)
  }

  private mutating func copyBlanks() {
    while index < line.count, [0x20, 0x09, 0x0A, 0x0D].contains(line[index]) { copyByte() }
  }

  private mutating func copyByte() {
    result.append(line[index])
    index += 1
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
