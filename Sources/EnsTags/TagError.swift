/// What is wrong with a tag, or with the file that holds it.
package enum TagError: Error, Hashable, Sendable {
  /// The file cannot be read; the system's error number.
  case unreadable(code: Int32)
  /// The part ends before its own structure does.
  case truncated(TagPart)
  /// The part says that it is longer than what holds it.
  case sizeLies(TagPart, claimed: Int, available: Int)
  /// The part is larger than a reader is willing to take into memory.
  case tooLarge(TagPart, size: Int)
  /// The part breaks its format's rules.
  case malformed(TagPart)
  /// The part is compressed, encrypted or of a version that is not read.
  case unsupported(TagPart)
}

extension TagError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let code): "cannot be read (error \(code))"
    case .truncated(let part): "\(part) is cut short"
    case .sizeLies(let part, let claimed, let available):
      "\(part) claims \(claimed) bytes where \(available) are left"
    case .tooLarge(let part, let size): "\(part) of \(size) bytes is too large to read"
    case .malformed(let part): "\(part) is malformed"
    case .unsupported(let part): "\(part) is compressed, encrypted or of an unknown version"
    }
  }
}
