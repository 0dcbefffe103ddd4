/// A part of a file that a request asks for (RFC 9110, section 14.1.2).
package enum ByteRange: Hashable, Sendable {
  /// From this byte, counted from 0, to the end.
  case from(Int64)
  /// From the first to the last byte, both included.
  case closed(Int64, Int64)
  /// So many bytes at the end.
  case last(Int64)

  /// The value of the `Range` field.
  package var fieldValue: String {
    switch self {
    case .from(let first): "bytes=\(first)-"
    case .closed(let first, let last): "bytes=\(first)-\(last)"
    case .last(let count): "bytes=-\(count)"
    }
  }
}
