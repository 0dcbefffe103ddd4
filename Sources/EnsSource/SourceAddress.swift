/// Where a source is, as it is typed: a word for its dialect, a colon, and what that dialect makes of the rest
/// (`local:DIR`, `plex:URL`, `itunes:COUNTRY`). It holds no secret.
package struct SourceAddress: Hashable, Sendable, CustomStringConvertible {
  /// The dialect: the first part of the ids of its records.
  package let dialect: String
  /// A folder, a URL, a country.
  package let place: String

  /// Takes an address apart; nil without a dialect in lower-case letters, or without a place.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let dialect = text[..<colon]
    let place = text[text.index(after: colon)...]
    guard dialect.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), !place.isEmpty else { return nil }
    self.dialect = String(dialect)
    self.place = String(place)
  }

  package var description: String { "\(dialect):\(place)" }
}
