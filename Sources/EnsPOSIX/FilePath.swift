/// The path of a file: bytes without NUL, which need not be UTF-8.
package struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes, without an ending NUL.
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(stringLiteral text: String) { self.init(text) }

  /// The path as text; bytes that are not UTF-8 are shown as replacement characters. Do not open what this gives.
  package var displayed: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path starts at the root.
  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// This path and one or more components below it. An absolute `component` replaces the path.
  package func appending(_ component: FilePath) -> FilePath {
    if component.isAbsolute || bytes.isEmpty { return component }
    let separator: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + separator + component.bytes)
  }

  package func appending(_ component: String) -> FilePath { appending(FilePath(component)) }

  /// Everything before the last component; `.` when there is nothing, `/` for what lies in the root.
  package var parent: FilePath {
    guard let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == 0 ? "/" : FilePath(bytes: Array(trimmed[..<slash]))
  }

  /// The last component.
  package var name: FilePath {
    guard let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(bytes: Array(trimmed)) }
    return FilePath(bytes: Array(trimmed[(slash + 1)...]))
  }

  /// The letters after the last dot of the name, in lower case; nil when there is none or it begins the name.
  package var fileExtension: String? {
    let name = name.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < name.count - 1 else { return nil }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  private var trimmed: ArraySlice<UInt8> {
    var slice = bytes[...]
    while slice.count > 1, slice.last == UInt8(ascii: "/") { slice.removeLast() }
    return slice
  }

  /// Lends the path as C wants it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return unsafe "".withCString(body) }
      return unsafe body(base)
    }
  }
}
