/// Which part of a file an answer holds (RFC 9110, section 14.4): `bytes 0-99/1000`, `bytes 0-99/*`, `bytes */1000`.
package struct ContentRange: Hashable, Sendable {
  /// The bytes that are sent; nil in an answer that says that there are none (416).
  package let bytes: ClosedRange<Int64>?
  /// How long the whole file is, where the server knows.
  package let total: Int64?

  package init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let halves = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    if halves[1] == "*" {
      total = nil
    } else {
      guard let count = Self.number(halves[1]) else { return nil }
      total = count
    }
    if halves[0] == "*" {
      guard total != nil else { return nil }
      bytes = nil
      return
    }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]), first <= last else {
      return nil
    }
    if let total, last >= total { return nil }
    bytes = first...last
  }

  private static func number(_ text: Substring) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}
