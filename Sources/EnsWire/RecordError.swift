/// Why a line is not a record, and where.
package struct RecordError: Error, Hashable, CustomStringConvertible {
  /// What was wrong.
  package enum Reason: Hashable, Sendable {
    case notAnObject
    case endedEarly
    case unexpected(UInt8)
    case trailing(UInt8)
    case controlCharacter
    case badEscape
    case loneSurrogate
    case notUTF8
    case badNumber
    case badLiteral
    case tooDeep
    case tooLong
  }

  /// What was wrong.
  package let reason: Reason
  /// The byte at which it was noticed, counted from 1.
  package let column: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    column = offset + 1
  }

  /// A phrase such as `unexpected "}" at byte 17`.
  package var description: String {
    switch reason {
    case .tooLong: "longer than \(LineSplitter.longestLine >> 20) MiB"
    case .notAnObject: "not an object"
    default: "\(phrase) at byte \(column)"
    }
  }

  private var phrase: String {
    switch reason {
    case .notAnObject, .tooLong: ""
    case .endedEarly: "ends too early"
    case .unexpected(let byte): "unexpected \(Self.shown(byte))"
    case .trailing(let byte): "\(Self.shown(byte)) after the end of the object"
    case .controlCharacter: "unescaped control character"
    case .badEscape: "unknown escape"
    case .loneSurrogate: "half of a surrogate pair"
    case .notUTF8: "not UTF-8"
    case .badNumber: "malformed number"
    case .badLiteral: "unknown word"
    case .tooDeep: "nested more than \(JSONScanner.deepest) deep"
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "\"\(Unicode.Scalar(byte))\"" : "byte \(byte)"
  }
}
