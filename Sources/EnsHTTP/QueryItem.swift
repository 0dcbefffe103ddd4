package import EnsDomain

/// One `name=value` of a query. The value may be a secret, which is sent and never shown.
package struct QueryItem: Hashable, Sendable {
  /// What stands behind the name.
  package enum Value: Hashable, Sendable {
    /// Nothing, not even `=`.
    case none
    /// Text for everybody, percent-encoded.
    case encoded(String)
    /// A token or password.
    case secret(Secret)
  }

  /// The name, percent-encoded.
  package let encodedName: String
  package let value: Value

  /// An item of plain text; operator characters in the name (`addedAt>>`) are encoded like any other.
  package init(_ name: String, _ value: String) {
    encodedName = URLText.encode(name)
    self.value = .encoded(URLText.encode(value))
  }

  /// An item whose value must not be seen.
  package init(_ name: String, _ secret: Secret) {
    encodedName = URLText.encode(name)
    value = .secret(secret)
  }

  /// Reads one item of a query that is encoded already. The value of a name that is known to hold secrets becomes one.
  init(encoded text: Substring) {
    let name = text.prefix { $0 != "=" }
    encodedName = URLText.tidy(name)
    guard name.endIndex < text.endIndex else {
      value = .none
      return
    }
    let rest = URLText.tidy(text[text.index(after: name.endIndex)...])
    if SecretNames.contain(encodedName), let bytes = PercentEncoding.decode(rest) {
      value = .secret(Secret(String(decoding: bytes, as: UTF8.self)))
    } else {
      value = .encoded(rest)
    }
  }

  /// What is sent.
  package var revealed: String {
    switch value {
    case .none: encodedName
    case .encoded(let text): "\(encodedName)=\(text)"
    case .secret(let secret): "\(encodedName)=\(URLText.encode(secret.revealed))"
    }
  }

  /// What may be shown.
  package var masked: String {
    if case .secret(let secret) = value { return "\(encodedName)=\(secret)" }
    return revealed
  }

  /// Whether the value must not be seen.
  package var isSecret: Bool {
    if case .secret = value { return true }
    return false
  }
}
