package import EnsDomain

/// Puts dots where secrets stand in text or bytes: those it was told, in all the spellings that requests and answers use,
/// and the values of names that hold secrets everywhere (`X-Plex-Token=…`, `"accessToken":"…"`, `Authorization: …`).
package struct Redactor: Sendable {
  /// What is written instead of a secret.
  package static let mask = Secret("").description
  /// Secrets shorter than this are not looked for: they would be found in every other word.
  package static let shortest = 4

  /// The spellings, the longest first, by their first byte.
  private var spellings: [UInt8: [[UInt8]]] = [:]

  package init(_ secrets: [Secret] = []) {
    for secret in secrets { add(secret) }
  }

  /// Looks for this secret as well from now on.
  package mutating func add(_ secret: Secret) {
    guard secret.revealed.utf8.count >= Self.shortest else { return }
    for spelling in Self.spellings(of: secret.revealed) {
      guard let first = spelling.first, spellings[first]?.contains(spelling) != true else { continue }
      spellings[first, default: []].append(spelling)
      spellings[first]?.sort { $0.count > $1.count }
    }
  }

  /// The text without secrets.
  package func masked(_ text: String) -> String { String(decoding: masked(Array(text.utf8)), as: UTF8.self) }

  /// The bytes without secrets. Bytes that are not text are searched for the secrets alone, not for names.
  package func masked(_ bytes: [UInt8]) -> [UInt8] {
    let known = maskingKnown(bytes)
    return UTF8Validation.isWellFormed(known.span) ? NamedValues(known).masked() : known
  }

  private func maskingKnown(_ bytes: [UInt8]) -> [UInt8] {
    if spellings.isEmpty { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let found = spellings[bytes[index]]?.first(where: { Self.stands($0, at: index, in: bytes) }) {
        result.append(contentsOf: Self.mask.utf8)
        index += found.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func stands(_ spelling: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.count - index >= spelling.count else { return false }
    for offset in spelling.indices where bytes[index + offset] != spelling[offset] { return false }
    return true
  }

  /// As it is; encoded strictly, with small letters, as forms and browsers do; in JSON; in hexadecimal; in base64.
  private static func spellings(of text: String) -> [[UInt8]] {
    let strict = URLText.encode(text)
    let lower = strict.split(separator: "%", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(2).lowercased() + part.dropFirst(2)
    }.joined(separator: "%")
    let browser = ["%21": "!", "%27": "'", "%28": "(", "%29": ")", "%2A": "*"].reduce(strict) {
      $0.replacing($1.key, with: $1.value)
    }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let hexadecimal = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let texts = [
      text, strict, lower, strict.replacing("%20", with: "+"), browser, escaped, escaped.replacing("/", with: "\\/"),
      hexadecimal, hexadecimal.uppercased(), Base64.encode(Array(text.utf8)),
    ]
    return texts.map { Array($0.utf8) }
  }
}
