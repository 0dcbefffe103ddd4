/// What the JSON of a field looks like.
package indirect enum FieldShape: Hashable, Sendable {
  case text
  /// One of these words; later versions may add others.
  case word([String])
  /// An array of strings.
  case texts
  /// A whole number that is not negative.
  case count
  /// Any whole number.
  case integer
  /// Any number.
  case number
  /// 0 to 5 in halves.
  case stars
  case flag
  /// RFC 3339, UTC.
  case instant
  /// A year, a month or a day: `1959`, `1959-08`, `1959-08-17`.
  case date
  /// `SOURCE/SERVER/ITEM`.
  case identifier
  /// A whole record of any kind.
  case record
  /// An object with these members.
  case object([FieldDescription])
  /// An array of objects with these members.
  case objects([FieldDescription])
  /// An object whose members are named by their content, each a whole number.
  case counts

  /// What the manual calls it.
  package var name: String {
    switch self {
    case .text: "string"
    case .word(let words): "one of " + words.joined(separator: ", ")
    case .texts: "array of strings"
    case .count: "whole number from 0 up"
    case .integer: "whole number"
    case .number: "number"
    case .stars: "number from 0 to 5 in halves"
    case .flag: "true or false"
    case .instant: "instant, RFC 3339 in UTC"
    case .date: "date, as exact as it is known"
    case .identifier: "id"
    case .record: "record, byte for byte"
    case .object: "object"
    case .objects: "array of objects"
    case .counts: "object of whole numbers"
    }
  }

  /// The fields of the objects that it holds.
  package var members: [FieldDescription] {
    switch self {
    case .object(let members), .objects(let members): members
    default: []
    }
  }
}
