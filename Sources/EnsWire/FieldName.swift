/// The name of a member or a word to compare with, as bytes made once.
package struct FieldName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The UTF-8 bytes; none of them needs an escape in JSON.
  let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(_ text: StaticString) { bytes = Array(text.description.utf8) }
  package init(stringLiteral text: String) { self.init(text) }

  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
