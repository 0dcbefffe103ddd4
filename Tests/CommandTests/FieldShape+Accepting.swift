import EnsDomain
import EnsWire

extension FieldShape {
  /// Whether a value has this shape.
  func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .string(let text)): !text.isEmpty
    case (.word(let words), .string(let text)): words.contains(text)
    case (.texts, .array(let values)): values.allSatisfy { $0.stringValue?.isEmpty == false }
    case (.count, .integer(let number)): number >= 0
    case (.integer, .integer): true
    case (.number, .integer), (.number, .number): true
    case (.stars, .integer(let stars)): (0...5).contains(stars)
    case (.stars, .number(let stars)): (0...5).contains(stars) && (stars * 2).rounded() == stars * 2
    case (.flag, .bool): true
    case (.instant, .string(let text)): Self.isInstant(text)
    case (.date, .string(let text)): Self.isDate(text)
    case (.identifier, .string(let text)): Self.isIdentifier(text)
    case (.record, .object(let members)): members.contains { $0.name == "kind" }
    case (.object(let fields), .object(let members)): Self.match(fields, members)
    case (.objects(let fields), .array(let values)): values.allSatisfy { FieldShape.object(fields).accepts($0) }
    case (.counts, .object(let members)): members.allSatisfy { FieldShape.count.accepts($0.value) }
    default: false
    }
  }

  private static func match(_ fields: [FieldDescription], _ members: [JSONMember]) -> Bool {
    members.allSatisfy { member in
      fields.first { $0.name == member.name }.map { $0.shape.accepts(member.value) } ?? false
    }
  }

  private static func isInstant(_ text: String) -> Bool { text.hasSuffix("Z") && Instant(rfc3339: text) != nil }

  private static func isIdentifier(_ text: String) -> Bool { RecordID(text) != nil }

  /// `1959`, `1959-08`, `1959-08-17`.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int64(part) : nil }
    guard numbers.count == parts.count, (1...3).contains(parts.count), parts[0].count == 4 else { return false }
    guard parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return false }
    return CivilDate(
      year: numbers[0], month: numbers.count > 1 ? numbers[1] : 1, day: numbers.count > 2 ? numbers[2] : 1) != nil
  }
}
