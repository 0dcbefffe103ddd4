package import EnsDomain

/// Header fields in the order they are sent, found by name whatever the case of its letters.
package struct HTTPFields: Hashable, Sendable, Sequence, CustomStringConvertible {
  private var fields: [HTTPField]

  package init(_ fields: [HTTPField] = []) { self.fields = fields }

  package func makeIterator() -> IndexingIterator<[HTTPField]> { fields.makeIterator() }

  /// How many there are.
  package var count: Int { fields.count }

  /// The value of the first field of this name.
  package subscript(_ name: String) -> String? { values(name).first }

  /// The values of all fields of this name.
  package func values(_ name: String) -> [String] {
    let wanted = name.lowercased()
    return fields.filter { $0.name.lowercased() == wanted }.map(\.revealed)
  }

  /// Adds a field behind the others.
  package mutating func append(_ field: HTTPField) { fields.append(field) }

  /// Gives a field this value, instead of those of its name. Throws when the value holds a control character.
  package mutating func set(_ name: String, _ value: String) throws(MessageError) {
    replace(with: try HTTPField(name, value))
  }

  /// Gives a field this secret, instead of those of its name. An empty secret is no secret: the field is left out, since
  /// servers take an empty token for a guest's.
  package mutating func set(_ name: String, _ secret: Secret) throws(MessageError) {
    if secret.revealed.isEmpty { return remove(name) }
    replace(with: try HTTPField(name, secret))
  }

  /// Takes all fields of this name out.
  package mutating func remove(_ name: String) {
    let unwanted = name.lowercased()
    fields.removeAll { $0.name.lowercased() == unwanted }
  }

  /// The fields that may go to any server: those without secrets.
  package var withoutSecrets: HTTPFields { HTTPFields(fields.filter { !$0.isSecret }) }

  package var description: String { fields.map(\.description).joined(separator: "\n") }

  private mutating func replace(with field: HTTPField) {
    let name = field.name.lowercased()
    guard let index = fields.firstIndex(where: { $0.name.lowercased() == name }) else { return fields.append(field) }
    fields[index] = field
    let rest = fields[(index + 1)...].filter { $0.name.lowercased() != name }
    fields.replaceSubrange((index + 1)..., with: rest)
  }
}
