/// Encoded sound that can be read at any place: a file, a block of memory, a download that is still growing.
///
/// A source of which not everything is here yet waits in `read` until it is, or throws.
package protocol ByteSource: AnyObject {
  /// The whole length in bytes, also of what has yet to arrive; nil where nobody knows.
  var length: Int64? { get }

  /// Puts at most `count` bytes from `offset` on into `buffer`, replacing what it held; none at the end.
  func read(at offset: Int64, count: Int, into buffer: inout [UInt8]) throws(ByteSourceError)
}

/// Why bytes could not be had.
package enum ByteSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operating system said no: its number and words.
  case system(code: Int32, message: String)
  /// The rest will not come: why.
  case ended(String)

  package var description: String {
    switch self {
    case .system(_, let message): message
    case .ended(let why): why
    }
  }
}

extension ByteSource {
  /// The `count` bytes from `offset` on, or those of them that exist.
  package func bytes(at offset: Int64, count: Int) throws(ByteSourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(at: offset, count: count, into: &bytes)
    var more: [UInt8] = []
    while bytes.count < count {
      try read(at: offset + Int64(bytes.count), count: count - bytes.count, into: &more)
      guard !more.isEmpty else { break }
      bytes += more
    }
    return bytes
  }
}
